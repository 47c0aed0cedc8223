/** Building blocks of our sounds: every voice adds samples (−1…1) to a buffer. Times in seconds, pitches in hertz. */
export interface Track {
  readonly rate: number;
  readonly samples: Float64Array;
}

export function track(seconds: number, rate: number): Track {
  return { rate, samples: new Float64Array(Math.round(seconds * rate)) };
}

/** Repeatable noise source, 0…1 (mulberry32). */
export function noiseSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Equal temperament, 69 = a' = 440 Hz. */
export function pitch(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

interface Voice {
  readonly at: number;
  readonly length: number;
  readonly gain: number;
}

/** Runs `sample(t)` over the voice with a soft start and an exponential decay to silence. */
function addVoice(
  { rate, samples }: Track,
  { at, length, gain }: Voice,
  attack: number,
  sample: (t: number) => number,
) {
  const from = Math.round(at * rate);
  const count = Math.min(Math.round(length * rate), samples.length - from);
  for (let i = 0; i < count; i += 1) {
    const t = i / rate;
    const rise = Math.min(1, t / attack);
    const fall = Math.exp((-5 * t) / length) * Math.min(1, (length - t) / 0.012);
    const index = from + i;
    samples[index] = (samples[index] ?? 0) + gain * rise * fall * sample(t);
  }
}

/** A wooden bar under water: a pure tone with a short overtone two octaves up. */
export function marimba(target: Track, midi: number, voice: Voice): void {
  const tone = 2 * Math.PI * pitch(midi);
  addVoice(target, voice, 0.004, (t) => {
    const knock = Math.exp(-t * 38);
    return 0.86 * Math.sin(tone * t) + 0.3 * knock * Math.sin(tone * 3.98 * t) + 0.08 * Math.sin(tone * 2 * t);
  });
}

/** Glassy shell: slightly bent overtones that ring longer. */
export function bell(target: Track, midi: number, voice: Voice): void {
  const tone = 2 * Math.PI * pitch(midi);
  addVoice(target, voice, 0.002, (t) => {
    const bright = Math.exp(-t * 9);
    return (
      0.7 * Math.sin(tone * t) + 0.28 * bright * Math.sin(tone * 2.76 * t) + 0.14 * bright * Math.sin(tone * 5.4 * t)
    );
  });
}

/** A bubble: a tone that glides from one pitch to another. */
export function bubble(target: Track, from: number, to: number, voice: Voice): void {
  let phase = 0;
  addVoice(target, voice, 0.006, (t) => {
    const along = Math.min(1, t / voice.length);
    phase += (2 * Math.PI * from * (to / from) ** along) / target.rate;
    return Math.sin(phase);
  });
}

/** Filtered noise; `brightness` 0…1 opens the filter, `attack` makes it a knock (short) or a swell (long). */
export function breath(target: Track, brightness: number, attack: number, seed: number, voice: Voice): void {
  const random = noiseSource(seed);
  let low = 0;
  let lower = 0;
  addVoice(target, voice, attack, () => {
    low += brightness * (random() * 2 - 1 - low);
    lower += brightness * (low - lower);
    return lower * (1.4 / Math.sqrt(brightness));
  });
}
