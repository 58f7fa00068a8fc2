### The course of Solenia. For each lesson: its title, what it is about, the goal, a first hint, and what is said after it.

lesson-island = A card on an island
lesson-island-text = Every turn you use one card. Put it on the airship’s own field or on an empty field beside the airship, not diagonally. On an island you get as many of its goods as the number on the card: 0, 1 or 2.
lesson-island-goal = Get 2 wheat.
lesson-island-hint = A wheat island lies right in front of the airship. Which of your cards brings two?
lesson-island-done = Two wheat in your storage. The small picture on a card counts later; we will come to that.
lesson-island-missed = That was not 2 wheat. You need the card with the 2, on a wheat island beside the airship.

lesson-distance = Further away
lesson-distance-text = You may also start from your own cards: the fields beside them are free. Everything else costs one good of any kind for each field in between. Cards of other players do not help you.
lesson-distance-goal = Get 2 wood. This time no wood island can be reached for free.
lesson-distance-hint = Look for a wood island with only one field between it and the airship or your card.
lesson-distance-done = One good paid, two gained. You never pay more than the shortest way costs.
lesson-distance-missed = That was not 2 wood. The card with the 2 has to go to a wood island; the way costs you one good.

lesson-deliver = An order
lesson-deliver-text = In a city your card brings as many stars as its number, and you must fulfil one open order of that city’s kind: a day order in a day city, a night order in a night city. The order goes to your board, and its place there brings a bonus.
lesson-deliver-goal = Fulfil the order for 2 stone and 1 water, and get 2 stars for the card.
lesson-deliver-hint = There is a day city right beside the airship. Only one open order matches your goods.
lesson-deliver-done = 2 stars, an order worth 5 more, and 1 wood as the bonus of its place.
lesson-deliver-missed = The order is not fulfilled, or the card was too small. A 2 belongs in the city.

lesson-airship = The airship flies on
lesson-airship-text = A card with a 0 brings nothing at once, but the airship flies on. Then every card on the rear strip is scored for its owner by its small picture: goods, or a star if it lies on the right island. After that the strip is flipped and moves to the front: night becomes day.
lesson-airship-goal = Get your two cards on the rear strip scored.
lesson-airship-hint = Which of your cards makes the airship fly on? The field does not matter much.
lesson-airship-done = A star for the card on the stone island, a wheat for the other one. A 0 at the right time is a strong card.
lesson-airship-missed = The airship stayed where it was, and nothing was scored. It flies on only with a 0.

lesson-plan = Two turns, one plan
lesson-plan-text = Day orders ask above all for stone and water, night orders for wood and wheat: just what is scarce there. So you collect first and deliver afterwards. At the end of each turn you draw a card.
lesson-plan-goal = In two turns, fulfil the day order for 2 stone and 1 water.
lesson-plan-hint = You have 1 water and need 2 stone. A stone island lies beside the airship, a day city on the other side.
lesson-plan-done = First the goods, then the city. That is how a whole game goes, only with the others in between.
lesson-plan-missed = The order is still open. Get two stone first, with a 2, and keep a card for the city.

lesson-last-card = The last card
lesson-last-card-text = This is your last turn. At the end you add your stars, those of your orders, 1 star for every two goods left, and pairs: 1, 2, 3 or 4 pairs of a day and a night order bring 1, 3, 6 or 10 stars.
lesson-last-card-goal = Find the order that brings you to 31 stars.
lesson-last-card-hint = You have three day orders and one night order. What would make another pair?
lesson-last-card-done = The night order shows fewer stars, but the second pair brings two more. Now you know enough for a whole game: 16 cards each, and whoever has the most stars wins.
lesson-last-card-missed = Close, but not 31. Work out what a second pair is worth, and do not pay for a long way.
