### The course of Solarius Mission. For each lesson: its title, what it is about, the goal, a first hint, and what is said after it.

lesson-die = Take a die
lesson-die-text = Every turn begins with a die from the bridge. You put it on a field of your board; a normal one is always possible. Its face says how many points it gives. You can spend them on cubes: one of the die’s colour for each point, stored to the left of your technology die in that row.
lesson-die-goal = Store 2 yellow cubes.
lesson-die-hint = Take the yellow die, put it on a normal field, and choose the cubes, not the SpaceBucks.
lesson-die-done = Two yellow cubes. With cubes you will pay for stations and missions.
lesson-die-missed = You do not have 2 yellow cubes. Take the yellow 2 and store a cube for each point.

lesson-wheel = The wheel and the colours
lesson-wheel-text = The number beside a die on the bridge belongs to it: on +1 to +3 you get that many fuel or SpaceBucks, on −1 you pay one. Dice that nobody takes become better from turn to turn. Instead of cubes you can spend the points on the colour’s action: black brings fuel, yellow SpaceBucks.
lesson-wheel-goal = Get your fuel up to 6.
lesson-wheel-hint = You have 2. Look for a black die with a good bonus, and take the bonus as fuel.
lesson-wheel-done = 2 as a bonus, 2 for the points: 6 fuel. A modest die on +2 often beats a strong one on −1.
lesson-wheel-missed = Not yet 6 fuel. Take the black die: its bonus all in fuel, and then the action of black.

lesson-technology = Upgrade technology
lesson-technology-text = A star on a die counts as many points as your technology die of that colour shows. Turquoise upgrades technology dice, in any colours: the step from 1 to 2 costs 1 point, from 2 to 3 it costs 2, from 3 to 4 it costs 3.
lesson-technology-goal = Upgrade your black technology die to 3.
lesson-technology-hint = The turquoise 3 is just enough: 1 point and 2 points.
lesson-technology-done = From now on every black star counts 3. That pays off again and again.
lesson-technology-missed = Your black technology die does not show 3. Use all three turquoise points on it.

lesson-push = Push technology further
lesson-push-text = How much you can store depends on the column in which a technology die stands: only fields left of it are open. Brown pushes technology dice to the right, for 1, 2, 3, 4 points into column II, III, IV, V. Cubes on the fields of value 2 and 3 count more when you pay.
lesson-push-goal = Push your yellow technology die into column III.
lesson-push-hint = The brown die shows 3 and lies on −1: it costs you 1 fuel or SpaceBuck, but it is worth it.
lesson-push-done = Now five yellow cubes fit, two of them with value 2. Pushed far, dice also bring points at the end.
lesson-push-missed = Your yellow technology die is not in column III. It takes 1 and 2 points: the brown 3.

lesson-transform = Another colour
lesson-transform-text = Once a round a die may lie on the transformation field and count as any other colour; a star then counts your technology die of the new colour. It brings 1 waste, and a die of 3 points or more brings 1, too. You have three spaces for waste; everything beyond costs a point at the end.
lesson-transform-goal = Store 4 turquoise cubes.
lesson-transform-hint = No die is turquoise, but a star+1 would be worth 4 if it were: your turquoise technology die shows 3.
lesson-transform-done = Four cubes from a die that seemed weak. Keep an eye on the waste.
lesson-transform-missed = You do not have 4 turquoise cubes. The yellow star+1 belongs on the transformation field, as turquoise.

lesson-drives = More range
lesson-drives-text = After the die you have one extra action: buy drives, draw cards, play a card, or fly. A drive costs 3 fuel, and you may buy several at once. Your range is the sum of your drives; each further field of a flight costs 2 fuel.
lesson-drives-goal = Buy two drives.
lesson-drives-hint = You have exactly 6 fuel. Choose the drive, and then another one.
lesson-drives-done = Range 3 from now on, for every flight. Drives bought early pay off all game long.
lesson-drives-missed = You do not have two drives. Spend all your fuel on them.

lesson-settle = Settle a planet
lesson-settle-text = Flying is an extra action. Where you stop you may do one thing. A face-down planet is turned up; then you settle it with a colony, or you leave it and take cubes as an explorer. A settled planet waits beside your board until you fulfil what it asks for.
lesson-settle-goal = Fly to a planet and settle it.
lesson-settle-hint = Your range is 2. A black planet lies face down two fields from the home planet.
lesson-settle-done = Your first colony! The planet asks for fuel now, and it costs a point at the end if it still waits.
lesson-settle-missed = No colony yet. Fly to a planet in your range and choose to settle it.

lesson-planet = Fulfil what a planet asks for
lesson-planet-text = A waiting planet counts only when you fulfil it, at any time in your own turn: a black one costs fuel, a yellow one SpaceBucks. Turquoise and brown ones cost nothing: they are fulfilled as soon as enough of your technology dice are upgraded or pushed far enough.
lesson-planet-goal = Pay 4 fuel for your black planet.
lesson-planet-hint = One fuel is missing. Which die brings it?
lesson-planet-done = 3 points, and no penalty for a planet that waits. Planets in four colours bring 4 more as a set.
lesson-planet-missed = The planet still waits. Take the black die, use the action of black, then pay for the planet.

lesson-station = Build a station
lesson-station-text = On a plain field you may build a station. It costs cubes of the two colours on its card, worth 3 and 2 for your first one. It has an effect at once and a lasting one at the end of every round and whenever you build another.
lesson-station-goal = Fly to a plain field and build a station.
lesson-station-hint = You have black worth 3 and turquoise worth 2. That is the Academy. Any plain field beside you will do.
lesson-station-done = The Academy stands, and you may upgrade technology at once. Two, three, four stations bring 1, 3, 6 points.
lesson-station-missed = No station yet. It needs a plain field: no planet, no portal, no field of a trade centre.

lesson-card = Play a card
lesson-card-text = Each progress card has two uses, and playing it is an extra action that costs nothing. As a development it helps you from now on. As a mission it waits for you to fulfil it: that brings points, but an open one costs a point at the end.
lesson-card-goal = Play “Fuel Brokers” as a mission.
lesson-card-hint = Choose “Play a card”, then the card, then the mission.
lesson-card-done = The mission asks for black worth 3 and yellow worth 2. You are nearly there.
lesson-card-missed = The card is not on the table as a mission. Start over and choose its mission.

lesson-mission = Fulfil a mission
lesson-mission-text = You fulfil a mission on a plain field next to a trade-centre field: pay its cubes, and your marker stays there. Your first mission beside an erected centre brings any one of the outpost bonuses. On outer tiles you may also put outposts under your figures.
lesson-mission-goal = Fulfil your mission beside trade centre A.
lesson-mission-hint = The trade centre is on the tile beside you. Fly to a plain field that touches it, then choose the mission.
lesson-mission-done = 3 points for the mission, and your marker counts beside the centre as well. Now you know all you need for four rounds: whoever has the most points wins.
lesson-mission-missed = The mission is still open. Stop on a plain field right beside the trade centre.
