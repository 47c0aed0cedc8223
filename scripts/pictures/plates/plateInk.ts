import type { DyeName } from '../../../domain/book-picture/characterNames.ts';
import type { PicturePlate } from '../../../domain/book-picture/PicturePlate.ts';
import { dyes } from '../colours.ts';
import { HEIGHT, TOP } from '../frame.ts';
import { LEAST, legible, paintAt } from '../legible.ts';
import { PALE_LAND } from '../maps.ts';
import { regionPaints } from './drawRegion.ts';

/** Where letters stand: the ground of the plate and its map. */
export type PlateSurface = Pick<PicturePlate, 'ground' | 'map'>;

/** How the grounds of plates are painted, with the colour of letters on them and of their rim. */
export const plateLooks: Record<PicturePlate['ground'], { paint: string; ink: string; rim: string }> = {
  paper: { paint: '{#fdf6e4|#efdcb4}', ink: '#3a2f26', rim: '#d9bf8a' },
  board: { paint: '{#3f7f66|#28584a}', ink: '#fffdf4', rim: '#b98455' },
  sky: { paint: '{#7fc6f0|#e3f4fa}', ink: '#17384a', rim: '#ffffff' },
  night: { paint: '{#141d50|#2f4b8c}', ink: '#fffdf0', rim: '#6f8fd0' },
  sea: { paint: '{#8fdbe8|#2f86bf}', ink: '#071f30', rim: '#d9f4f8' },
  earth: { paint: '{#e9dcc0|#c9a97c}', ink: '#3a2a1c', rim: '#a9865a' },
};

/** Land of the outlines of Korea and the world: as dark as the ground where letters are light. */
export function outlineLand(ground: PicturePlate['ground']): string {
  return ground === 'board' || ground === 'night' ? regionPaints[ground].land : PALE_LAND;
}

/** Colours that letters at this height may lie on. */
export function groundsAt({ ground, map }: PlateSurface, y: number): string[] {
  const share = (y - TOP) / (HEIGHT - TOP);
  const own = paintAt(plateLooks[ground].paint, share);
  if (map === undefined) return [own];
  const isOutline = map === 'korea' || map === 'world';
  const land = isOutline ? outlineLand(ground) : regionPaints[ground].land;
  const sea = isOutline ? own : paintAt(regionPaints[ground].sea, share);
  return [sea, paintAt(land, 0), paintAt(land, 1)];
}

/** The colour of letters at this height: of a dye the shade that can be read there, else the ink. */
export function plateInk(
  surface: PlateSurface,
  y: number,
  { dye, size = 'small' }: { dye?: DyeName | undefined; size?: keyof typeof LEAST } = {},
): string {
  const { ink } = plateLooks[surface.ground];
  const [light, dark] = dye ? dyes[dye] : [ink, ink];
  return legible([dark, light], ink, groundsAt(surface, y), LEAST[size]);
}
