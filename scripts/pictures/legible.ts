import { mix, readHex } from './colours.ts';

/** Least contrast of small and of large letters (WCAG 2.2, 1.4.3). */
export const LEAST = { small: 4.5, large: 3 } as const;
const DARK = '#2a2430';
const LIGHT = '#ffffff';
const STEPS = 20;

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The worst contrast of a colour with several that it may lie on. */
export function worstContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/**
 * The first of some shades that can be read on all grounds; where none can, the best of them, mixed with the ink as far
 * as it takes.
 */
export function legible(shades: readonly string[], ink: string, grounds: readonly string[], least: number): string {
  const good = shades.find((shade) => worstContrast(shade, grounds) >= least);
  if (good !== undefined) return good;
  const [best = ink] = shades.toSorted((one, other) => worstContrast(other, grounds) - worstContrast(one, grounds));
  for (let step = 1; step < STEPS; step += 1) {
    const mixed = mix(best, ink, step / STEPS);
    if (worstContrast(mixed, grounds) >= least) return mixed;
  }
  return ink;
}

/** Dark or light letters on a shape, whichever is read better. */
export function inkOn(grounds: readonly string[]): string {
  return worstContrast(DARK, grounds) >= worstContrast(LIGHT, grounds) ? DARK : LIGHT;
}

/** The colour of a paint `{#above|#below}` at a share of its height; of a single colour that one. */
export function paintAt(paint: string, share: number): string {
  const [above = paint, below = above] = paint.match(/#[0-9a-f]{6}/gu) ?? [];
  return mix(above, below, Math.min(1, Math.max(0, share)));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = readHex(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
