import { describe, expect, it } from 'vitest';
import { palette } from '../config/palette.ts';
import { dayTone, eveningTone, type Tone } from './useTone.ts';

/** Least contrast of words, and of parts that must only be distinguishable (WCAG 2.2, 1.4.3 and 1.4.11). */
const WORDS = 4.5;
const SIGNS = 3;

const p = palette;
/** Words and what they stand on, as the widgets and panels of the aquarium pair them. */
const pairs: readonly (readonly [ink: keyof typeof palette, surface: keyof typeof palette])[] = [
  ...(['white', 'sea50', 'sea100', 'sea200', 'sand200'] as const).map((on) => ['ink', on] as const),
  ...(['white', 'sea50', 'sea100'] as const).flatMap((on) => [['inkSoft', on] as const, ['teal', on] as const]),
  ['teal', 'sand200'],
  ['tealDeep', 'white'],
  ['tealDeep', 'sea100'],
  ['tealDeep', 'sand200'],
  ['sandInk', 'sand200'],
  ['coralInk', 'white'],
  ['coralInk', 'sand200'],
  ['white', 'teal'],
  ['white', 'tealNight'],
];

describe.each([
  ['day', dayTone],
  ['evening', eveningTone],
] as const)('panels at %s', (_, tone) => {
  it.each(pairs)('%s on %s can be read', (ink, surface) => {
    expect(contrast(tone.ink(p[ink]), tone.surface(p[surface]))).toBeGreaterThanOrEqual(WORDS);
  });

  it.each(['gaugeSatiety', 'gaugeIntimacy', 'gaugeStrength'] as const)('%s ends where its track goes on', (gauge) => {
    expect(contrast(p[gauge], tone.surface(p.white))).toBeGreaterThan(2);
  });

  it('shows what is chosen', () => {
    expect(contrast(tone.surface(p.sandInk), tone.surface(p.sand200))).toBeGreaterThanOrEqual(SIGNS);
  });
});

it('is dark in the evening and leaves what it does not name', () => {
  expect(luminance(eveningTone.surface(p.white))).toBeLessThan(0.05);
  expect(eveningTone.ink(p.white)).toBe(p.white);
  expect([0x123456, p.gaugeSatiety].map(eveningTone.surface)).toEqual([0x123456, p.gaugeSatiety]);
});

function contrast(one: ReturnType<Tone['ink']>, other: number): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: number): number {
  const linear = [16, 8, 0].map((shift) => {
    const share = ((colour >> shift) & 0xff) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}
