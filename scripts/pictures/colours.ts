import type { DyeName } from '../../domain/book-picture/characterNames.ts';

/** Light and shade of the colours that clothes and things may have. */
export const dyes = {
  red: ['#f2614f', '#b42536'],
  pink: ['#ffa9b8', '#e0637f'],
  orange: ['#ffb05c', '#df6f2c'],
  yellow: ['#ffdf7a', '#e8a63a'],
  green: ['#7cc98a', '#2f8a5c'],
  jade: ['#9fe0cf', '#43a394'],
  sky: ['#a6dcf7', '#5aa5d8'],
  blue: ['#5f9be8', '#2b55ab'],
  navy: ['#48639c', '#1f2f5e'],
  purple: ['#b791e6', '#6d47ad'],
  plum: ['#a5597f', '#64284c'],
  white: ['#ffffff', '#d9dfe8'],
  cream: ['#fff6df', '#e2cda4'],
  brown: ['#b98455', '#6d4425'],
  grey: ['#b6bfca', '#6f7988'],
  black: ['#50525f', '#202129'],
} as const satisfies Record<DyeName, readonly [string, string]>;

/** The paint of a dye. */
export function dyed(dye: DyeName): string {
  const [light, dark] = dyes[dye];
  return `{${light}>${dark}}`;
}

type Rgb = [red: number, green: number, blue: number];

export function readHex(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

export function writeHex(rgb: readonly number[]): string {
  return `#${rgb
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `share` of the second colour in the first. */
export function mix(one: string, other: string, share: number): string {
  const second = readHex(other);
  return writeHex(readHex(one).map((value, at) => value + ((second[at] ?? 0) - value) * share));
}
