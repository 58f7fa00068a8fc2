// Sounds: a few soft notes, made here. Off where the person says so; silent until they first touch the page.

const KEY = "sound";
const LOUD = 0.07;

// Each note: frequency, when it begins, how long it sounds.
const TUNES = {
  mine: [[392, 0, 0.12]],
  other: [[262, 0, 0.1]],
  turn: [
    [523, 0, 0.16],
    [784, 0.11, 0.3],
  ],
  refused: [
    [196, 0, 0.12],
    [165, 0.1, 0.18],
  ],
  over: [
    [392, 0, 0.2],
    [523, 0.15, 0.2],
    [659, 0.3, 0.2],
    [1047, 0.45, 0.7],
  ],
};

let context = null;
let silent = stored() === "off";

for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { once: true, capture: true });

export function sounding() {
  return !silent;
}

/** Switch sounds on or off; remembered on this device. */
export function switchSound(on) {
  silent = !on;
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // without a memory it holds for this page
  }
  wake();
  if (on) play("turn");
}

/** Play one of the tunes. */
export function play(name) {
  if (silent || document.hidden || context?.state !== "running") return;
  for (const [pitch, from, long] of TUNES[name]) note(pitch, context.currentTime + from, long);
}

function note(pitch, start, long) {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + long);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + long + 0.02);
}

/** Browsers let a page sound only after a touch. */
function wake() {
  if (silent || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  context.resume();
}

function stored() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
