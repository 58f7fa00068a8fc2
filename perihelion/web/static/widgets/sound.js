// Sounds of the table, synthesized with Web Audio. The setting is stored on the device (localStorage).

const STORAGE_KEY = "sound";
const VOLUME = 0.07;

// Each sound is a list of notes: [frequency in Hz, start in seconds, duration in seconds].
const SOUNDS = {
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
let muted = readSetting() === "off";

for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, resumeAudio, { once: true, capture: true });

/** Return whether sounds are switched on. */
export function isSoundOn() {
  return !muted;
}

/** Switch sounds on or off, and store it. */
export function setSound(on) {
  muted = !on;
  try {
    localStorage.setItem(STORAGE_KEY, on ? "on" : "off");
  } catch {
    // Without localStorage the setting holds for this page only.
  }
  resumeAudio();
  if (on) playSound("turn");
}

/** Play a sound by name (a key of SOUNDS). */
export function playSound(name) {
  if (muted || document.hidden || context?.state !== "running") return;
  for (const [pitch, from, long] of SOUNDS[name]) playNote(pitch, context.currentTime + from, long);
}

function playNote(pitch, start, long) {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(VOLUME, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + long);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + long + 0.02);
}

/** Start the audio context. Browsers allow that only after the visitor has touched the page or pressed a key. */
function resumeAudio() {
  if (muted || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  context.resume();
}

function readSetting() {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
