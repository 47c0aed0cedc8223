import type { BookPictures } from '../../domain/book-picture/BookPictures.ts';
import type { PictureScene, SceneEffect } from '../../domain/book-picture/PictureScene.ts';
import { createRandom } from '../../domain/random/createRandom.ts';
import { drawFigure } from './drawFigure.ts';
import { drawEffect, drawWeather } from './effects.ts';
import { HEIGHT, TOP, WIDTH } from './frame.ts';
import { drawFrame } from './frames.ts';
import { lightOf, relight } from './light.ts';
import { n } from './numbers.ts';
import { resolvePaints } from './paint.ts';
import { type Placed, placeFigures } from './placeFigures.ts';
import { settings } from './settings/settings.ts';
import { drawSky, glow } from './settings/sky.ts';

/** How much air lies before each plane. */
const AIR = { far: 0.2, middle: 0.07, near: 0 } as const;
const SHINING = new Set([
  'lantern',
  'candle',
  'fireplace',
  'furnace',
  'cauldron',
  'thatchedHouseLit',
  'anvil',
  'campfire',
]);

/** The whole picture as an SVG, from `TOP` down to `HEIGHT`. */
export async function composeScene(
  scene: PictureScene,
  cast: BookPictures['cast'],
  seed: number,
  quality: number | null,
): Promise<string> {
  const random = createRandom(seed);
  const { light, weather = 'clear', season = 'summer' } = scene;
  const hour = lightOf(light, weather);
  const setting = settings[scene.setting]({ random, light, weather, season });
  const heaven = {
    x: (scene.heaven ?? 0.74) * WIDTH,
    y: light === 'evening' ? setting.horizon - 120 : setting.horizon - 246,
  };
  const parts: string[] = [];
  if (!setting.indoor) parts.push(resolvePaints(drawSky(random, light, weather, hour, setting.horizon, heaven), 'k'));
  for (const [index, { drawing, far }] of setting.layers.entries()) {
    parts.push(resolvePaints(relight(drawing, hour, far), `b${index}-`));
  }
  // Faces stay faces at night.
  const figureHour = light === 'night' ? { ...hour, tint: [0.74, 0.75, 0.93] as const, saturation: 0.9 } : hour;
  if (weather === 'fog') parts.push(drawWeather('fog', hour, random));
  const placed = placeFigures(scene, setting, cast);
  const order = [...placed.entries()].sort(
    ([a, one], [b, other]) => depth(one, placed) - depth(other, placed) || a - b,
  );
  const glows: string[] = [];
  parts.push(
    `<defs><radialGradient id="contact"><stop stop-color="${relight('#20243a', hour, 0)}" stop-opacity="${hour.shadow * 1.9}"/><stop offset=".55" stop-color="${relight('#20243a', hour, 0)}" stop-opacity="${hour.shadow}"/><stop offset="1" stop-color="${relight('#20243a', hour, 0)}" stop-opacity="0"/></radialGradient></defs>`,
  );
  for (const [index, one] of order) {
    if (one.figure.on === undefined && scene.setting !== 'space') parts.push(contact(one, setting.afloat === true));
    parts.push(
      await drawFigure(one, {
        all: placed,
        cast,
        hour: figureHour,
        far: AIR[one.figure.plane ?? 'near'],
        prefix: `f${index}-`,
        quality,
      }),
    );
    if (one.figure.motif && SHINING.has(one.figure.motif)) glows.push(shine(one, index, light));
  }
  parts.push(...glows);
  for (const [index, effect] of (scene.effects ?? []).entries()) {
    const one = typeof effect.at === 'string' ? placed.find(({ figure: { id } }) => id === effect.at) : undefined;
    const point = one ? effectPoint(effect.kind, one) : pointOf(effect.at);
    const size = (one ? Math.max(0.7, one.size * 0.8) : 1.2) * (effect.scale ?? 1);
    parts.push(resolvePaints(drawEffect(effect.kind, point.x, point.y, size, `e${index}`, random), `e${index}-`));
  }
  parts.push(drawLight(scene, placed, hour.glow));
  if (!setting.indoor && !setting.afloat && weather !== 'fog') parts.push(drawWeather(weather, hour, random));
  const near = { ...hour, tint: hour.tint.map((value) => value * 0.8) as unknown as typeof hour.tint };
  parts.push(resolvePaints(relight(drawFrame(scene.frame ?? 'none'), near, 0), 'w'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${TOP} ${WIDTH} ${HEIGHT - TOP}" width="${WIDTH}" height="${HEIGHT - TOP}">${parts.join('')}</svg>`;
}

/** A point as it is written, in shares of what a tall leaf shows. */
function pointOf(at: SceneEffect['at']): { x: number; y: number } {
  return typeof at === 'string' ? { x: WIDTH / 2, y: 700 } : { x: at.x * WIDTH, y: TOP + at.y * (HEIGHT - TOP) };
}

/** Warm light around what burns. */
function shine(one: Placed, index: number, light: PictureScene['light']): string {
  const at = { x: one.x, y: one.foot - one.height * one.size * 0.45 };
  const radius = Math.max(150, one.height * one.size * 1.3);
  const strength = light === 'night' || light === 'lamp' ? 0.7 : 0.3;
  return `<defs>${glow(`g${index}`, '#ffcf7a', at, radius, strength)}</defs><circle cx="${n(at.x)}" cy="${n(at.y)}" r="${n(radius)}" fill="url(#g${index})"/>`;
}

/** Whoever stands on something is drawn right after it. */
function depth(one: Placed, all: readonly Placed[]): number {
  if (one.figure.on === undefined) return one.ground;
  const under = all.find(({ figure: { id } }) => id === one.figure.on);
  return under ? depth(under, all) + 0.01 : one.ground;
}

function contact({ x, ground, foot, size, width }: Placed, afloat: boolean): string {
  const up = ground - foot;
  const rx = Math.max(14, (width * size * 0.56) / (1 + up / 500));
  const strength = Math.max(0.25, 1 - up / 700) * (afloat ? 0.6 : 1);
  return `<ellipse cx="${n(x + rx * 0.08)}" cy="${n(ground + 1)}" rx="${n(rx)}" ry="${n(Math.max(6, rx * 0.15))}" fill="url(#contact)" opacity="${n(strength)}"/>`;
}

function effectPoint(kind: string, one: Placed): { x: number; y: number } {
  const top = one.foot - one.height * one.size;
  if (['dust', 'splash', 'speed'].includes(kind)) return { x: one.x, y: one.foot };
  if (['steam', 'smoke', 'hearts', 'idea', 'zzz', 'question', 'notes'].includes(kind))
    return { x: one.x + (kind === 'question' || kind === 'notes' ? 40 * one.size : 10), y: top - 14 * one.size };
  if (kind === 'sound') return { x: one.x + 50 * one.size, y: one.head.y };
  if (kind === 'tears' || kind === 'sweat') return { x: one.x, y: one.head.y - (kind === 'sweat' ? 20 * one.size : 0) };
  if (kind === 'bubbles') return { x: one.x, y: top };
  return { x: one.x, y: one.foot - (one.height * one.size) / 2 };
}

/** Light of the hour over everything, darkness at the edges, and the thing that matters in the light. */
function drawLight(scene: PictureScene, placed: readonly Placed[], colour: string): string {
  const spot = placed.find(({ figure: { id } }) => id !== undefined && id === scene.spot);
  const dark = { lamp: 0.62, night: 0.34, evening: 0.2, day: 0.08, morning: 0.05 }[scene.light];
  const at = spot ? { x: spot.x, y: spot.foot - (spot.height * spot.size) / 2 } : { x: 600, y: 800 };
  const edge = scene.light === 'lamp' || scene.light === 'night' ? '#0a0b26' : '#3a2a4a';
  const ring = `<radialGradient id="edge" gradientUnits="userSpaceOnUse" cx="${n(at.x)}" cy="${n(at.y)}" r="980"><stop offset=".28" stop-color="${edge}" stop-opacity="0"/><stop offset=".62" stop-color="${edge}" stop-opacity="${dark * 0.5}"/><stop offset="1" stop-color="${edge}" stop-opacity="${dark}"/></radialGradient>`;
  const warm = spot
    ? glow('spot', scene.light === 'night' ? '#ffe9b0' : colour, at, 420, scene.light === 'day' ? 0.3 : 0.4)
    : '';
  const side =
    scene.light === 'morning' || scene.light === 'evening'
      ? `<linearGradient id="side" x1="${(scene.heaven ?? 0.74) > 0.5 ? 1 : 0}" x2="${(scene.heaven ?? 0.74) > 0.5 ? 0 : 1}"><stop stop-color="${colour}" stop-opacity=".26"/><stop offset=".7" stop-color="${colour}" stop-opacity="0"/></linearGradient>`
      : '';
  return `<defs>${ring}${warm}${side}</defs>${side ? `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#side)"/>` : ''}${warm ? `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="420" fill="url(#spot)"/>` : ''}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#edge)"/>`;
}
