import type { Sprite } from 'pixi.js';
import type { Rect } from '#game/engine/Rect.ts';
import type { Drift, DriftMotion } from './monthLooks.ts';

/** Water from the surface to the sand, stage units. */
type Water = Pick<Rect, 'x' | 'y' | 'width' | 'height'>;
/** Moves one of the things to where it is at a time; allocates nothing. */
type Move = (sprite: Sprite, no: number, drift: Drift, water: Water, timeMs: number) => void;

/** The golden ratio spreads them without rows. */
const spread = (no: number) => (no * 0.618 + 0.07) % 1;
const sizeOf = ({ scale }: Drift, no: number) => scale * (0.75 + ((no * 0.37) % 1) * 0.5);
/** Comes and goes softly at both ends of its way. */
const fading = (share: number) => Math.min(1, share * 7, (1 - share) * 7);
const pace = ({ seconds }: Drift, no: number) => seconds * 1000 * (0.8 + ((no * 0.53) % 1) * 0.5);

const drifting =
  (down: boolean): Move =>
  (sprite, no, drift, water, timeMs) => {
    const share = (spread(no * 3 + 1) + timeMs / pace(drift, no)) % 1;
    const size = sizeOf(drift, no);
    sprite.x = water.x + spread(no) * water.width + Math.sin(timeMs / 2900 + no * 2.4) * 34;
    sprite.y = water.y + (down ? share : 1 - share) * water.height;
    sprite.rotation = down ? no * 1.3 + Math.sin(timeMs / 2300 + no) * 1.1 : Math.sin(timeMs / 2600 + no) * 0.3;
    // A thin thing that tumbles is seen from its side now and then, never edge-on.
    sprite.scale.set(size * (down ? 0.75 + 0.25 * Math.cos(timeMs / 1100 + no * 1.7) : 1), size);
    sprite.alpha = 0.92 * fading(share);
  };

export const moveDrift: Readonly<Record<DriftMotion, Move>> = {
  fall: drifting(true),
  rise: drifting(false),
  hover: (sprite, no, drift, water, timeMs) => {
    const beat = (spread(no * 3 + 1) + timeMs / pace(drift, no)) % 1;
    sprite.x = water.x + spread(no) * water.width + Math.sin(timeMs / 5200 + no * 2.4) * 30;
    sprite.y = water.y + water.height * (0.08 + spread(no * 5 + 2) * 0.7) + Math.sin(timeMs / 3700 + no) * 18;
    sprite.scale.set(sizeOf(drift, no) * (0.55 + 0.45 * Math.sin(beat * Math.PI)));
    sprite.alpha = 0.85 * Math.sin(beat * Math.PI);
  },
  ring: (sprite, no, drift, water, timeMs) => {
    const turns = spread(no * 3 + 1) + timeMs / pace(drift, no);
    const turn = Math.floor(turns);
    const share = turns - turn;
    // Each ring is a drop of its own, at a place of its own.
    sprite.x = water.x + spread(no * 7 + turn * 5) * water.width;
    sprite.y = water.y + water.height * (0.05 + spread(no * 11 + turn * 3) * 0.36);
    sprite.scale.set(sizeOf(drift, no) * (0.15 + 0.85 * share));
    sprite.alpha = 0.95 * (1 - share) * Math.min(1, share * 9);
  },
};
