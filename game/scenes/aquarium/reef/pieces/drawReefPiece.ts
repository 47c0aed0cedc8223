import type { Graphics } from 'pixi.js';
import type { ReefKind, ReefPlace } from '#domain/reef/reefPlace.ts';
import { coralShapes, type ReefShape } from './coralShapes.ts';
import { reefTones } from './ReefTones.ts';
import { shellShapes } from './shellShapes.ts';
import { softShapes } from './softShapes.ts';

const shapes: Readonly<Record<ReefKind, ReefShape>> = { ...coralShapes, ...softShapes, ...shellShapes };

/** Kinds that lean with the water, and how far: radians of skew. */
export const reefSway: Readonly<Partial<Record<ReefKind, number>>> = {
  fan: 0.05,
  anemone: 0.06,
  feather: 0.08,
  leather: 0.03,
};

/** Draws a piece of the reef: its foot at 0,0, about 100 units high and wide. */
export function drawReefPiece(graphics: Graphics, { kind, colour }: Pick<ReefPlace, 'kind' | 'colour'>): void {
  const tones = reefTones[colour % reefTones.length];
  if (tones) shapes[kind](graphics, tones);
}
