import { noiseSource, pitch, type Track, track } from './synth.ts';

/** Calm sea: three long waves of noise and a soft chord. Every part repeats with the loop, so the seam is inaudible. */
export function seaLoop(seconds: number, rate: number): Track {
  const loop = track(seconds, rate);
  addWaves(loop);
  addChord(loop, seconds);
  return loop;
}

const SEAM_SECONDS = 0.4;

/**
 * The loop with its end before it and its beginning behind it: from wherever a browser cuts a round of that length, it
 * joins. MP3 needs it, whose silence at both ends not every browser takes away.
 *
 * @returns round: where howler goes round, in milliseconds
 */
export function withSeams(loop: Track): { track: Track; round: [number, number, true] } {
  const seam = Math.round(SEAM_SECONDS * loop.rate);
  const samples = new Float64Array(loop.samples.length + 2 * seam);
  samples.set(loop.samples.subarray(-seam));
  samples.set(loop.samples, seam);
  samples.set(loop.samples.subarray(0, seam), seam + loop.samples.length);
  const round = (SEAM_SECONDS * 1000) / 2;
  return { track: { rate: loop.rate, samples }, round: [round, (loop.samples.length / loop.rate) * 1000, true] };
}

function addWaves({ samples }: Track): void {
  const random = noiseSource(7);
  const white = Float64Array.from(samples, () => random() * 2 - 1);
  let low = 0;
  let lower = 0;
  let rumble = 0;
  // The filters run round the loop twice; the second time they start as they will end.
  for (let pass = 0; pass < 2; pass += 1) {
    for (let i = 0; i < samples.length; i += 1) {
      const turn = (2 * Math.PI * i) / samples.length;
      const swell = 0.5 - 0.5 * Math.cos(turn * 3 + 0.5 * Math.sin(turn));
      const wash = 0.5 - 0.5 * Math.cos(turn * 2 + 1.7);
      const opening = 0.05 + 0.16 * swell * swell;
      low += opening * ((white[i] ?? 0) - low);
      lower += opening * (low - lower);
      rumble += 0.02 * ((white[i] ?? 0) - rumble);
      if (pass === 1) samples[i] = lower * (0.16 + 0.75 * swell ** 1.6) + rumble * (0.5 + 0.4 * wash);
    }
  }
}

function addChord({ samples }: Track, seconds: number): void {
  // C, G, c, e, d' — open and without a pull in any direction.
  const notes = [48, 55, 60, 64, 74];
  for (const [index, note] of notes.entries()) {
    // A whole number of periods in the loop; the pitch moves by less than a hundredth of a semitone.
    const periods = Math.round(pitch(note) * seconds);
    const slow = 1 + (index % 3);
    for (let i = 0; i < samples.length; i += 1) {
      const turn = (2 * Math.PI * i) / samples.length;
      const breathing = 0.55 + 0.45 * Math.sin(turn * slow + index * 1.9);
      const tone = Math.sin(turn * periods) + 0.25 * Math.sin(turn * periods * 2 + index);
      samples[i] = (samples[i] ?? 0) + (0.034 / (1 + index * 0.35)) * breathing * tone;
    }
  }
}
