import { bell, breath, bubble, marimba, type Track, track } from './synth.ts';

interface Effect {
  readonly seconds: number;
  readonly play: (target: Track) => void;
  /** Loudness against the others. */
  readonly level: number;
}

/** Notes one after the other, each `step` seconds later. */
function run(target: Track, notes: readonly number[], step: number, length: number, instrument = marimba): void {
  for (const [i, note] of notes.entries()) instrument(target, note, { at: i * step, length, gain: 0.7 });
}

/** One family: wood, shells and bubbles in C major; a wrong answer is the lowest and softest of all. */
export const effects: Readonly<Record<string, Effect>> = {
  tap: { seconds: 0.08, level: 0.5, play: (t) => bubble(t, 520, 760, { at: 0, length: 0.08, gain: 0.8 }) },
  open: { seconds: 0.24, level: 0.5, play: (t) => run(t, [76, 81], 0.06, 0.18) },
  close: { seconds: 0.22, level: 0.45, play: (t) => run(t, [81, 76], 0.06, 0.16) },
  pop: {
    seconds: 0.12,
    level: 0.55,
    play: (t) => {
      bubble(t, 380, 1250, { at: 0, length: 0.1, gain: 0.8 });
      breath(t, 0.6, 0.001, 11, { at: 0.045, length: 0.05, gain: 0.25 });
    },
  },
  eat: {
    seconds: 0.5,
    level: 0.6,
    play: (t) => {
      for (const [i, at] of [0, 0.15, 0.3].entries()) {
        breath(t, 0.32, 0.004, 21 + i, { at, length: 0.11, gain: 0.6 });
        bubble(t, 240 + i * 30, 170 + i * 30, { at, length: 0.1, gain: 0.5 });
      }
    },
  },
  coin: { seconds: 0.4, level: 0.5, play: (t) => run(t, [83, 88], 0.07, 0.33, bell) },
  buy: {
    seconds: 0.5,
    level: 0.55,
    play: (t) => {
      run(t, [72, 79], 0.07, 0.3);
      bell(t, 88, { at: 0.16, length: 0.34, gain: 0.5 });
    },
  },
  place: {
    seconds: 0.2,
    level: 0.6,
    play: (t) => {
      bubble(t, 210, 95, { at: 0, length: 0.18, gain: 0.9 });
      breath(t, 0.2, 0.002, 31, { at: 0, length: 0.08, gain: 0.3 });
    },
  },
  correct: { seconds: 0.5, level: 0.6, play: (t) => run(t, [84, 88, 91], 0.08, 0.34) },
  wrong: {
    seconds: 0.4,
    level: 0.32,
    play: (t) => {
      bubble(t, 262, 255, { at: 0, length: 0.2, gain: 0.6 });
      bubble(t, 220, 212, { at: 0.14, length: 0.26, gain: 0.6 });
    },
  },
  complete: {
    seconds: 0.9,
    level: 0.7,
    play: (t) => {
      run(t, [72, 76, 79, 84], 0.09, 0.45);
      for (const note of [84, 88, 91]) bell(t, note, { at: 0.36, length: 0.54, gain: 0.32 });
    },
  },
  'level-up': {
    seconds: 1.1,
    level: 0.7,
    play: (t) => {
      bubble(t, 220, 900, { at: 0, length: 0.4, gain: 0.25 });
      run(t, [67, 72, 76, 79, 84, 88], 0.065, 0.4);
      for (const note of [72, 79, 84, 91]) bell(t, note, { at: 0.4, length: 0.7, gain: 0.3 });
    },
  },
  swim: {
    seconds: 0.4,
    level: 0.5,
    play: (t) => {
      breath(t, 0.12, 0.12, 41, { at: 0, length: 0.4, gain: 0.9 });
      bubble(t, 300, 420, { at: 0.12, length: 0.12, gain: 0.2 });
      bubble(t, 380, 560, { at: 0.22, length: 0.1, gain: 0.15 });
    },
  },
  hatch: {
    seconds: 0.9,
    level: 0.7,
    play: (t) => {
      for (const [i, at] of [0, 0.09, 0.15, 0.24].entries()) {
        breath(t, 0.75, 0.001, 51 + i, { at, length: 0.045, gain: 0.7 });
      }
      for (const [i, note] of [79, 84, 88, 91].entries())
        bell(t, note, { at: 0.32 + i * 0.06, length: 0.4, gain: 0.45 });
    },
  },
};

const GAP_SECONDS = 0.12;
/** An MP3 begins with up to 50 ms of silence, which some browsers take away: each sound may come that much later. */
const LATE_SECONDS = 0.06;

/** All effects on one track, with a little silence between, and where each lies in milliseconds. */
export function effectSprite(rate: number): { track: Track; sprite: Record<string, [number, number]> } {
  const names = Object.keys(effects);
  const total = names.reduce((sum, name) => sum + (effects[name]?.seconds ?? 0) + GAP_SECONDS, 0);
  const all = track(total, rate);
  const sprite: Record<string, [number, number]> = {};
  let at = 0;
  for (const name of names) {
    const effect = effects[name];
    if (!effect) continue;
    const one = track(effect.seconds, rate);
    effect.play(one);
    const loudest = one.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
    const from = Math.round(at * rate);
    one.samples.forEach((sample, i) => {
      all.samples[from + i] = (sample / loudest) * effect.level;
    });
    sprite[name] = [Math.round(at * 1000), Math.round((effect.seconds + LATE_SECONDS) * 1000)];
    at += effect.seconds + GAP_SECONDS;
  }
  return { track: all, sprite };
}
