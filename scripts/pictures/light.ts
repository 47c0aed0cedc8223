import type { LightName, WeatherName } from '../../domain/book-picture/sceneNames.ts';
import { mix, readHex, writeHex } from './colours.ts';

/** What the hour does with every colour of a picture. */
export interface LightOfHour {
  /** The sky from top to horizon. */
  sky: readonly [string, string, string];
  /** What things far away fade into. */
  haze: string;
  /** Factors of red, green and blue. */
  tint: readonly [number, number, number];
  saturation: number;
  /** Colour and strength of the warm side of things. */
  glow: string;
  shadow: number;
}

const hours: Record<LightName, LightOfHour> = {
  morning: {
    sky: ['#8fcdf0', '#cfe9ee', '#ffe9c9'],
    haze: '#f7e9d4',
    tint: [1.04, 1, 0.93],
    saturation: 1.06,
    glow: '#fff0c4',
    shadow: 0.2,
  },
  day: {
    sky: ['#54aee8', '#94d3f4', '#dff4fa'],
    haze: '#d5ecf5',
    tint: [1, 1, 1],
    saturation: 1,
    glow: '#fffbe2',
    shadow: 0.24,
  },
  evening: {
    sky: ['#5c5aa0', '#e88a78', '#ffd08c'],
    haze: '#f0a883',
    tint: [1.02, 0.83, 0.76],
    saturation: 0.94,
    glow: '#ffc27a',
    shadow: 0.28,
  },
  night: {
    sky: ['#0f1b48', '#233f80', '#4d74b4'],
    haze: '#2f5190',
    tint: [0.6, 0.66, 0.92],
    saturation: 0.8,
    glow: '#cfe2ff',
    shadow: 0.34,
  },
  lamp: {
    sky: ['#1a1638', '#2b2450', '#4a3a66'],
    haze: '#4a3a52',
    tint: [0.98, 0.8, 0.62],
    saturation: 0.9,
    glow: '#ffcf7a',
    shadow: 0.36,
  },
};

const overcast: Partial<Record<WeatherName, { sky: string; share: number; saturation: number; dim: number }>> = {
  cloudy: { sky: '#b9c6d0', share: 0.5, saturation: 0.86, dim: 0.96 },
  rain: { sky: '#7f93a6', share: 0.62, saturation: 0.74, dim: 0.86 },
  snow: { sky: '#c3d0de', share: 0.6, saturation: 0.84, dim: 0.98 },
  fog: { sky: '#d5dde0', share: 0.66, saturation: 0.72, dim: 0.98 },
};

export function lightOf(light: LightName, weather: WeatherName): LightOfHour {
  const hour = hours[light];
  const over = overcast[weather];
  if (over === undefined) return hour;
  // Clouds of the night are dark.
  const [r = 1, g = 1, b = 1] = hour.tint;
  const cloud = writeHex(readHex(over.sky).map((value, at) => value * ([r, g, b][at] ?? 1)));
  const sky = hour.sky.map((colour) => mix(colour, cloud, over.share)) as unknown as LightOfHour['sky'];
  return {
    ...hour,
    sky,
    haze: mix(hour.haze, cloud, over.share),
    saturation: hour.saturation * over.saturation,
    tint: [r * over.dim, g * over.dim, b * over.dim],
    shadow: hour.shadow * 0.7,
  };
}

/** Red, green and blue in the light of the hour, faded by `far` (0–1). */
export function lit(rgb: readonly number[], { tint, saturation, haze }: LightOfHour, far: number): number[] {
  const [r = 0, g = 0, b = 0] = rgb;
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  const into = readHex(haze);
  return rgb.map((value, at) => {
    const seen = (grey + (value - grey) * saturation) * (tint[at] ?? 1);
    return seen + ((into[at] ?? 0) - seen) * far;
  });
}

/** A drawing in the light of the hour. Colours written as `rgb(…)` shine themselves and stay. */
export function relight(drawing: string, hour: LightOfHour, far: number): string {
  return drawing.replace(/#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/gu, (colour) => {
    const hex = colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;
    return writeHex(lit(readHex(hex), hour, far));
  });
}
