import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { effectSprite } from './sound/effects.ts';
import { seaLoop, withSeams } from './sound/sea.ts';
import { toMp3 } from './sound/toMp3.ts';

const RATE = 8000;
const folder = join(import.meta.dirname, '../../public/sound');
const wanted = [
  'tap',
  'open',
  'close',
  'pop',
  'eat',
  'coin',
  'buy',
  'place',
  'correct',
  'wrong',
  'complete',
  'level-up',
  'swim',
  'hatch',
];

function loudest(samples: Float64Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

describe('effects', () => {
  const { track, sprite } = effectSprite(RATE);
  const cut = (name: string) => {
    const [at, length] = sprite[name] ?? [0, 0];
    return track.samples.subarray(Math.round((at * RATE) / 1000), Math.round(((at + length) * RATE) / 1000));
  };

  it('are all there, inside the track and apart from each other', () => {
    expect(Object.keys(sprite)).toEqual(wanted);
    let end = 0;
    for (const [at, length] of Object.values(sprite)) {
      expect(at).toBeGreaterThanOrEqual(end);
      end = at + length;
    }
    expect(end).toBeLessThanOrEqual((track.samples.length / RATE) * 1000);
  });

  it.each(wanted)('%s is heard and ends in silence', (name) => {
    const samples = cut(name);
    expect(loudest(samples)).toBeGreaterThan(0.2);
    expect(loudest(samples.subarray(-8))).toBeLessThan(0.03);
  });

  it('are alike in loudness', () => {
    const window = RATE / 20;
    const loudness = wanted.map((name) => {
      const samples = cut(name);
      let most = 0;
      for (let from = 0; from + window <= samples.length; from += window / 2) {
        const power = samples.subarray(from, from + window).reduce((sum, sample) => sum + sample * sample, 0);
        most = Math.max(most, Math.sqrt(power / window));
      }
      return 20 * Math.log10(most);
    });
    expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(6);
  });

  it('make a wrong answer softer than a right one', () => {
    expect(loudest(cut('wrong'))).toBeLessThan(0.6 * loudest(cut('correct')));
  });

  it('are built as the map in public/ says', () => {
    const map = JSON.parse(readFileSync(join(folder, 'sounds.json'), 'utf8')) as Record<string, { sprite: unknown }>;
    expect(map.effects?.sprite).toEqual(sprite);
  });
});

describe('the sea', () => {
  it('goes round without a step', () => {
    const { samples } = seaLoop(4, RATE);
    const steps = [...samples.subarray(1)].map((sample, i) => Math.abs(sample - (samples[i] ?? 0)));
    const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
    expect(seam).toBeLessThanOrEqual(Math.max(...steps));
  });

  it('goes round from wherever a round is cut out of what has its seams', () => {
    const loop = seaLoop(4, RATE);
    const { track, round } = withSeams(loop);
    expect(round).toEqual([200, 4000, true]);
    const { length } = loop.samples;
    for (const at of [0, 1600, 2400, track.samples.length - length - 1]) {
      expect(track.samples[at + length]).toBe(track.samples[at]);
    }
  });
});

describe('public/sound', () => {
  const files = ['effects.mp3', 'sea.mp3'];

  it('stays under 130 kB', () => {
    const bytes = files.map((name) => readFileSync(join(folder, name)).length);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(130_000);
  });

  it.each(files)('%s is what MP3 begins with, and nothing else', (name) => {
    // Frame sync of 11 bits, layer III.
    const file = readFileSync(join(folder, name));
    expect(file.readUInt16BE(0) & 0xffe6).toBe(0xffe2);
  });

  it('is written the same each time', async () => {
    const { track } = effectSprite(22_050);
    const first = await toMp3(track, 0.8, 32);
    expect(first.equals(await toMp3(track, 0.8, 32))).toBe(true);
    // 32 thousand bits a second.
    expect(first.length / (track.samples.length / track.rate) / 4_000).toBeCloseTo(1, 1);
  });
});
