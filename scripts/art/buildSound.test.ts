import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { effectSprite } from './sound/effects.ts';
import { seaLoop } from './sound/sea.ts';
import { toWav } from './sound/wav.ts';

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
    const map = JSON.parse(readFileSync(join(folder, 'effects.json'), 'utf8')) as { sprite: unknown };
    expect(map.sprite).toEqual(sprite);
  });
});

describe('the sea', () => {
  it('goes round without a step', () => {
    const { samples } = seaLoop(4, RATE);
    const steps = [...samples.subarray(1)].map((sample, i) => Math.abs(sample - (samples[i] ?? 0)));
    const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
    expect(seam).toBeLessThanOrEqual(Math.max(...steps));
  });
});

describe('public/sound', () => {
  it('stays under 600 kB, the sea under 350', () => {
    const effects = readFileSync(join(folder, 'effects.wav')).length;
    const sea = readFileSync(join(folder, 'sea.wav')).length;
    expect(sea).toBeLessThanOrEqual(350_000);
    expect(effects + sea).toBeLessThanOrEqual(600_000);
  });

  it.each(['effects.wav', 'sea.wav'])('%s stays below -1 dBFS', (name) => {
    const file = readFileSync(join(folder, name));
    let peak = 0;
    for (let at = 44; at + 1 < file.length; at += 2) peak = Math.max(peak, Math.abs(file.readInt16LE(at)));
    expect(20 * Math.log10(peak / 32_768)).toBeLessThan(-1);
  });

  it('is written as 16-bit mono', () => {
    const file = toWav({ rate: RATE, samples: Float64Array.from([0, 0.5, -1]) }, 1);
    expect(file.length).toBe(44 + 6);
    expect(file.readInt16LE(48)).toBe(-32767);
  });
});
