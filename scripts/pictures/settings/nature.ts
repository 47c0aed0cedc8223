import type { SeasonName } from '../../../domain/book-picture/sceneNames.ts';
import { HEIGHT, WIDTH } from '../frame.ts';
import { between, n, repeat } from '../numbers.ts';

type Random = () => number;

export interface Greens {
  meadow: readonly [string, string];
  bush: readonly [string, string];
  leaf: readonly [string, string];
  flower: readonly string[];
}

export const greensOf: Record<SeasonName, Greens> = {
  spring: {
    meadow: ['#b6dc82', '#6cae5e'],
    bush: ['#8fcb74', '#4f9557'],
    leaf: ['#ffd3de', '#f09ab2'],
    flower: ['#ffd34f', '#ff9cb6', '#ffffff'],
  },
  summer: {
    meadow: ['#96cf6f', '#4c9a56'],
    bush: ['#6fbf68', '#2f7f4e'],
    leaf: ['#7fc76a', '#35864f'],
    flower: ['#ffffff', '#ffe06a', '#b59cf0'],
  },
  autumn: {
    meadow: ['#dcc872', '#a58e4a'],
    bush: ['#d99a4c', '#9c5a34'],
    leaf: ['#f7a24a', '#c9502f'],
    flower: ['#c98fe0', '#ffffff', '#ffd34f'],
  },
  winter: { meadow: ['#f7fbff', '#c4d6e6'], bush: ['#dfeaf2', '#9db6c8'], leaf: ['#f2f7fb', '#b7c9d6'], flower: [] },
};

/** Soft hills from edge to edge, filled to the bottom. */
export function hills(random: Random, y: number, rise: number, count: number, paint: string): string {
  const step = (WIDTH + 80) / count;
  let path = `M-40 ${n(y)}`;
  for (let at = 0; at < count; at += 1) {
    const x = -40 + at * step;
    const up = between(random, 0.55, 1) * rise;
    path += `C${n(x + step * 0.3)} ${n(y - up)} ${n(x + step * 0.62)} ${n(y - up * between(random, 0.8, 1.1))} ${n(x + step)} ${n(y - between(random, 0, rise * 0.18))}`;
  }
  return `<path d="${path}V${HEIGHT}H-40Z" fill="${paint}"/>`;
}

/** Mountains with shoulders, lit from the left, as ink painters set them: each range paler than the one before it. */
export function peaks(
  random: Random,
  y: number,
  rise: number,
  count: number,
  light: string,
  dark: string,
  snow = false,
): string {
  const step = (WIDTH + 240) / count;
  return repeat(count, (at) => {
    const x = -120 + (at + 0.5) * step + between(random, -0.24, 0.24) * step;
    const up = rise * between(random, 0.52, 1);
    const half = step * between(random, 0.8, 1.1);
    const top = y - up;
    const lean = half * between(random, -0.12, 0.12);
    const right = `Q${n(x + half * 0.12)} ${n(top + up * 0.02)} ${n(x + half * 0.22)} ${n(top + up * 0.17)}T${n(x + half * 0.46)} ${n(top + up * 0.44)}Q${n(x + half * 0.6)} ${n(top + up * 0.52)} ${n(x + half * 0.7)} ${n(top + up * 0.74)}T${n(x + half * 1.1)} ${n(y + 20)}`;
    const left = `M${n(x - half * 1.1)} ${n(y + 20)}Q${n(x - half * 0.8)} ${n(y - up * 0.14)} ${n(x - half * 0.62)} ${n(y - up * 0.4)}T${n(x - half * 0.34)} ${n(top + up * 0.34)}Q${n(x - half * 0.12)} ${n(top + up * 0.02)} ${n(x)} ${n(top)}`;
    const body = `<path d="${left}${right}Z" fill="{${light}|${dark}}"/>`;
    const shade = `<path d="M${n(x)} ${n(top)}${right}H${n(x + half * 0.34)}Q${n(x + half * 0.02 + lean)} ${n(top + up * 0.62)} ${n(x + half * 0.1)} ${n(top + up * 0.36)}T${n(x)} ${n(top)}Z" fill="${dark}" opacity=".42"/>`;
    const cap = snow
      ? `<path d="M${n(x)} ${n(top)}Q${n(x + half * 0.12)} ${n(top + up * 0.02)} ${n(x + half * 0.22)} ${n(top + up * 0.17)}L${n(x + half * 0.14)} ${n(top + up * 0.26)} ${n(x + half * 0.05)} ${n(top + up * 0.2)} ${n(x - half * 0.04)} ${n(top + up * 0.3)} ${n(x - half * 0.12)} ${n(top + up * 0.2)} ${n(x - half * 0.2)} ${n(top + up * 0.24)}Q${n(x - half * 0.12)} ${n(top + up * 0.02)} ${n(x)} ${n(top)}Z" fill="#ffffff" opacity=".94"/>`
      : '';
    return body + shade + cap;
  });
}

/** The ground in front, with soft swells of light on it. */
export function meadow(random: Random, y: number, light: string, dark: string): string {
  const ground = `<path d="M-20 ${n(y + between(random, -10, 14))}Q${n(between(random, 250, 420))} ${n(y - 26)} ${n(620)} ${n(y + 4)}T1220 ${n(y - between(random, 0, 20))}V${HEIGHT}H-20Z" fill="{${light}|${dark}}"/>`;
  const swells = repeat(4, (at) => {
    const top = y + 70 + at * 105;
    const x = between(random, 100, 1000);
    return `<ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(between(random, 260, 460))}" ry="${n(24 + at * 12)}" fill="${light}" opacity="${n(4 - at) === '4' ? 0.35 : 0.22}"/>`;
  });
  return ground + swells;
}

/** A winding path from the horizon towards us. */
export function path(x0: number, y0: number, x1: number, light = '#efd9ae', dark = '#c9a873'): string {
  const m = (x0 + x1) / 2;
  return `<path d="M${x0 - 9} ${y0}C${m - 120} ${y0 + 110} ${m + 180} ${y0 + 190} ${x1 - 190} ${HEIGHT}H${x1 + 260}C${m + 420} ${y0 + 200} ${m - 20} ${y0 + 120} ${x0 + 14} ${y0}Z" fill="{${light}|${dark}}"/>`;
}

/** Tufts of grass, more and larger towards us. */
export function tufts(random: Random, top: number, bottom: number, count: number, light: string, dark: string): string {
  const rows = Array.from({ length: count }, () => ({
    x: between(random, 0, WIDTH),
    y: between(random, 0, 1) ** 0.8 * (bottom - top) + top,
  })).sort((a, b) => a.y - b.y);
  return rows
    .map(({ x, y }) => {
      const s = 0.35 + (1.05 * (y - top)) / (bottom - top);
      const blade = (dx: number, h: number, w: number) =>
        `M${n(x + dx * s - w * s)} ${n(y)}Q${n(x + dx * s * 0.9)} ${n(y - h * s * 0.6)} ${n(x + dx * s * 2)} ${n(y - h * s)}Q${n(x + dx * s * 1.5 + w * s)} ${n(y - h * s * 0.4)} ${n(x + dx * s + w * s)} ${n(y)}Z`;
      return `<path d="${blade(-7, 24, 3)}${blade(7, 26, 3)}${blade(0, 34, 3)}" fill="{${light}|${dark}}"/>`;
    })
    .join('');
}

/** Flowers strewn over the ground. */
export function flowers(
  random: Random,
  top: number,
  bottom: number,
  count: number,
  colours: readonly string[],
): string {
  if (colours.length === 0) return '';
  return repeat(count, (at) => {
    const y = between(random, top, bottom);
    const x = between(random, 10, WIDTH - 10);
    const s = 0.4 + (1 * (y - top)) / (bottom - top);
    const colour = colours[at % colours.length] ?? '#ffffff';
    const petals = [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<circle cx="${n(x + Math.cos((turn * Math.PI) / 180) * 6 * s)}" cy="${n(y - 14 * s + Math.sin((turn * Math.PI) / 180) * 5 * s)}" r="${n(4.4 * s)}"/>`,
      )
      .join('');
    return `<path d="M${n(x)} ${n(y)}v${n(-13 * s)}" stroke="#4f9557" stroke-width="${n(2.4 * s)}"/><g fill="${colour}">${petals}</g><circle cx="${n(x)}" cy="${n(y - 14 * s)}" r="${n(3.4 * s)}" fill="#f2b33c"/>`;
  });
}

/** A round tree of a wood far away. */
export function roundTree(x: number, y: number, size: number, light: string, dark: string): string {
  const s = size;
  return `<path d="M${n(x - 5 * s)} ${n(y)}L${n(x - 3 * s)} ${n(y - 50 * s)}H${n(x + 3 * s)}L${n(x + 6 * s)} ${n(y)}Z" fill="{#a47a52>#6b4a30}"/><path d="M${n(x)} ${n(y - 132 * s)}C${n(x + 34 * s)} ${n(y - 134 * s)} ${n(x + 46 * s)} ${n(y - 104 * s)} ${n(x + 42 * s)} ${n(y - 82 * s)} ${n(x + 50 * s)} ${n(y - 52 * s)} ${n(x + 26 * s)} ${n(y - 34 * s)} ${n(x)} ${n(y - 36 * s)} ${n(x - 28 * s)} ${n(y - 34 * s)} ${n(x - 50 * s)} ${n(y - 52 * s)} ${n(x - 42 * s)} ${n(y - 82 * s)} ${n(x - 46 * s)} ${n(y - 108 * s)} ${n(x - 32 * s)} ${n(y - 132 * s)} ${n(x)} ${n(y - 132 * s)}Z" fill="{${light}@${dark}}"/>`;
}

/** A fir of a wood. */
export function fir(x: number, y: number, size: number, light: string, dark: string): string {
  const s = size;
  const tier = (top: number, half: number, low: number) =>
    `<path d="M${n(x)} ${n(y - top * s)}Q${n(x + half * 0.5 * s)} ${n(y - (low + 22) * s)} ${n(x + half * s)} ${n(y - low * s)}Q${n(x)} ${n(y - (low - 12) * s)} ${n(x - half * s)} ${n(y - low * s)}Q${n(x - half * 0.5 * s)} ${n(y - (low + 22) * s)} ${n(x)} ${n(y - top * s)}Z" fill="{${light}>${dark}}"/>`;
  return `<path d="M${n(x - 6 * s)} ${n(y)}v${n(-30 * s)}h${n(12 * s)}v${n(30 * s)}z" fill="{#8f6848>#5a3f2a}"/>${tier(110, 48, 24)}${tier(150, 40, 62)}${tier(184, 30, 100)}`;
}

/** Rocks that lie on the ground. */
export function rocks(random: Random, top: number, bottom: number, count: number): string {
  return repeat(count, () => {
    const y = between(random, top, bottom);
    const x = between(random, 20, WIDTH - 20);
    const s = between(random, 0.5, 1) * (0.4 + (y - top) / (bottom - top));
    return `<path d="M${n(x - 30 * s)} ${n(y)}Q${n(x - 30 * s)} ${n(y - 20 * s)} ${n(x - 8 * s)} ${n(y - 26 * s)}T${n(x + 32 * s)} ${n(y)}Q${n(x)} ${n(y + 7 * s)} ${n(x - 30 * s)} ${n(y)}Z" fill="{#c9ccd0>#8a8f98}"/>`;
  });
}

/** Stripes of light on water. */
export function ripples(random: Random, top: number, bottom: number, count: number, colour: string): string {
  return repeat(count, () => {
    const y = between(random, top, bottom);
    const w = between(random, 40, 130) * (0.5 + (y - top) / (bottom - top));
    const x = between(random, 0, WIDTH);
    return `<path d="M${n(x)} ${n(y)}q${n(w / 4)} -6 ${n(w / 2)} 0t${n(w / 2)} 0" fill="none" stroke="${colour}" stroke-width="${n(2 + (3 * (y - top)) / (bottom - top))}" stroke-linecap="round" opacity=".55"/>`;
  });
}
