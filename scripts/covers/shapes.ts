import type { Random } from '../../domain/random/createRandom.ts';

/** A number as short as it may be written in an SVG. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** `count` results, one after another. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/** A filled ridge of soft hills across the cover, down to `bottom`. */
export function ridge(random: Random, y: number, height: number, humps: number, bottom = 420): string {
  const step = 320 / humps;
  let path = `M-10 ${n(y)}`;
  for (let hump = 0; hump < humps; hump += 1) {
    const x = -10 + hump * step;
    const rise = between(random, 0.4, 1) * height * (hump % 2 === 0 ? 1 : -0.5);
    path += `Q${n(x + step / 2)} ${n(y - rise)} ${n(x + step)} ${n(y + between(random, -4, 4))}`;
  }
  return `${path}V${bottom}H-10Z`;
}

/** A filled ridge of sharp peaks. */
export function peaks(random: Random, y: number, height: number, count: number, bottom = 420): string {
  const step = 320 / count;
  let path = `M-10 ${n(y)}`;
  for (let peak = 0; peak < count; peak += 1) {
    const x = -10 + peak * step;
    path += `L${n(x + step * between(random, 0.35, 0.65))} ${n(y - height * between(random, 0.5, 1))}`;
    path += `L${n(x + step)} ${n(y - height * between(random, 0, 0.2))}`;
  }
  return `${path}V${bottom}H-10Z`;
}

/** Round dots as one path: a line of no length with round ends. */
export function dots(points: readonly (readonly [x: number, y: number])[], size: number, colour: string): string {
  const path = points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-linecap="round" stroke-width="${n(size)}"/>`;
}

/** Small lights scattered in a box, in three sizes. */
export function stars(random: Random, count: number, top: number, bottom: number, colour: string): string {
  const points = Array.from({ length: count }, () => [between(random, 8, 292), between(random, top, bottom)] as const);
  const third = Math.ceil(count / 3);
  const sizes = [1.4, 2.2, 3.4].map((size, at) => dots(points.slice(at * third, (at + 1) * third), size, colour));
  return `<g opacity=".8">${sizes.join('')}</g>`;
}

/** A round cloud around (x, y). */
export function cloud(x: number, y: number, width: number, colour: string, opacity: number): string {
  const u = width / 10;
  return `<path d="M${n(x - 5 * u)} ${n(y)}q0-${n(1.8 * u)} ${n(2 * u)}-${n(1.8 * u)}q${n(0.8 * u)}-${n(2.2 * u)} ${n(3 * u)}-${n(1.6 * u)}q${n(2 * u)}-${n(1.2 * u)} ${n(3 * u)} ${n(1 * u)}q${n(2 * u)} 0 ${n(2 * u)} ${n(2.4 * u)}Z" fill="${colour}" opacity="${opacity}"/>`;
}

/** A line of waves across the cover, filled down to the bottom. */
export function swell(y: number, length: number, height: number, shift: number, bottom = 420): string {
  let path = `M${n(-length + shift)} ${n(y)}`;
  for (let x = -length + shift; x < 310; x += length)
    path += `q${n(length / 4)}-${n(height)} ${n(length / 2)} 0t${n(length / 2)} 0`;
  return `${path}V${bottom}H-60Z`;
}

/** Soft shadow under something that stands at (x, y). */
export function shadow(x: number, y: number, width: number, opacity = 0.25): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width / 2)}" ry="${n(width / 11)}" opacity="${opacity}"/>`;
}
