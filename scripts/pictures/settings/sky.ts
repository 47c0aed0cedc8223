import type { LightName, WeatherName } from '../../../domain/book-picture/sceneNames.ts';
import { HEIGHT, WIDTH } from '../frame.ts';
import { type LightOfHour, relight } from '../light.ts';
import { between, n, repeat } from '../numbers.ts';

/** Where sun or moon stands. */
export interface Heaven {
  x: number;
  y: number;
}

/** The sky of an hour and its weather, with what shines in it. */
export function drawSky(
  random: () => number,
  light: LightName,
  weather: WeatherName,
  hour: LightOfHour,
  horizon: number,
  heaven: Heaven,
): string {
  const [top, middle, low] = hour.sky;
  const share = n(horizon / HEIGHT);
  const defs = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="${n((horizon / HEIGHT) * 6) === '0' ? share : (horizon / HEIGHT) * 0.55}" stop-color="${middle}"/><stop offset="${horizon / HEIGHT}" stop-color="${low}"/></linearGradient>${glow('halo', hour.glow, heaven, light === 'night' ? 340 : 460, light === 'day' ? 0.75 : 0.85)}</defs>`;
  const open = weather === 'clear' || weather === 'wind';
  const parts = [`<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`];
  if (open) {
    if (light === 'night') parts.push(stars(random, horizon));
    parts.push(`<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#halo)"/>`);
    if (light === 'night') parts.push(moon(heaven));
    else if (light !== 'lamp') parts.push(sun(heaven, light));
  }
  parts.push(clouds(random, light, weather, hour, horizon));
  return defs + parts.join('');
}

/** A light that fades out with no edge: many stops along a curve. */
export function glow(id: string, colour: string, { x, y }: Heaven, radius: number, strength: number): string {
  const stops = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1]
    .map(
      (at) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${Math.round(strength * (1 - at) ** 2.4 * 1000) / 1000}"/>`,
    )
    .join('');
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}">${stops}</radialGradient>`;
}

function stars(random: () => number, horizon: number): string {
  // Jittered cells: neither rows nor heaps.
  const [columns, rows] = [12, 9];
  return repeat(columns * rows, (at) => {
    if (random() < 0.36) return '';
    const x = (WIDTH / columns) * ((at % columns) + random());
    const y = ((horizon - 60) / rows) * (Math.floor(at / columns) + random());
    const r = between(random, 0.9, 1) * (1.3 + ((at % 4) * 1.3) / 3);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#ffffff" opacity="${n(between(random, 0.45, 0.95))}"/>`;
  });
}

function moon({ x, y }: Heaven): string {
  return `<defs><radialGradient id="moon" cx=".4" cy=".36" r=".7"><stop stop-color="#fffef2"/><stop offset="1" stop-color="#f2dfa0"/></radialGradient></defs><circle cx="${n(x)}" cy="${n(y)}" r="66" fill="url(#moon)"/><g fill="#d8bb74" opacity=".35"><circle cx="${n(x - 20)}" cy="${n(y - 16)}" r="14"/><circle cx="${n(x + 22)}" cy="${n(y + 20)}" r="17"/><circle cx="${n(x - 16)}" cy="${n(y + 28)}" r="8"/><circle cx="${n(x + 26)}" cy="${n(y - 22)}" r="7"/></g>`;
}

function sun({ x, y }: Heaven, light: LightName): string {
  const [inner, outer] = light === 'evening' ? ['#fff0b8', '#ff9d5c'] : ['#fffdf0', '#ffe49a'];
  return `<defs><radialGradient id="sun" cx=".45" cy=".42" r=".6"><stop stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient></defs><circle cx="${n(x)}" cy="${n(y)}" r="${light === 'evening' ? 74 : 58}" fill="url(#sun)"/>`;
}

function clouds(
  random: () => number,
  light: LightName,
  weather: WeatherName,
  hour: LightOfHour,
  horizon: number,
): string {
  const many = { clear: light === 'night' ? 3 : 5, wind: 6, fog: 0, cloudy: 12, rain: 13, snow: 11 }[weather];
  const pale = light === 'night' || light === 'lamp' ? '#7f97c8' : light === 'evening' ? '#ffd6b4' : '#ffffff';
  const under =
    light === 'night' || light === 'lamp'
      ? '#3e5690'
      : light === 'evening'
        ? '#c9788a'
        : light === 'morning'
          ? '#f6d9cc'
          : '#d5e8f3';
  const grey = weather !== 'clear' && weather !== 'wind';
  return repeat(many, (at) => {
    const y = 60 + ((horizon - 170) * (at + random() * 0.8)) / many;
    const s = between(random, 0.6, 1.15) * (1.35 - y / horizon);
    const x = WIDTH * ((at * 0.618) % 1) + between(random, -90, 90);
    const paint = `{${pale}|${under}}`;
    const shape = cloud(x, y, s * (grey ? 1.5 : 1), paint, weather === 'wind' ? 1.5 : 1);
    return `<g opacity="${grey ? 0.75 : light === 'night' ? 0.4 : 0.88}">${grey ? relight(shape, { ...hour, tint: hour.tint }, 0.35) : shape}</g>`;
  });
}

export function cloud(x: number, y: number, s: number, paint: string, stretch = 1): string {
  const w = s * stretch;
  return `<path d="M${n(x - 120 * w)} ${n(y)}C${n(x - 140 * w)} ${n(y - 30 * s)} ${n(x - 96 * w)} ${n(y - 48 * s)} ${n(x - 72 * w)} ${n(y - 36 * s)} ${n(x - 62 * w)} ${n(y - 78 * s)} ${n(x)} ${n(y - 84 * s)} ${n(x + 14 * w)} ${n(y - 50 * s)} ${n(x + 44 * w)} ${n(y - 72 * s)} ${n(x + 86 * w)} ${n(y - 54 * s)} ${n(x + 80 * w)} ${n(y - 28 * s)} ${n(x + 118 * w)} ${n(y - 36 * s)} ${n(x + 134 * w)} ${n(y - 10 * s)} ${n(x + 118 * w)} ${n(y)}Q${n(x)} ${n(y + 14 * s)} ${n(x - 120 * w)} ${n(y)}Z" fill="${paint}"/>`;
}
