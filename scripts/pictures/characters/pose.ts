import type { PoseName } from '../../../domain/book-picture/characterNames.ts';

export interface Point {
  x: number;
  y: number;
}

/** How a body is held, facing right, in units of which an adult has 200. Hands are seen from the standing body. */
export interface Pose {
  /** The arm away from us, and the one on our side. */
  farHand: Point;
  nearHand: Point;
  /** Degrees of the two legs from upright, the far one first; what the lower body does instead of standing. */
  legs: readonly [number, number] | 'SIT' | 'KNEEL';
  /** Degrees that the upper body leans forward. */
  lean: number;
  /** Degrees that the head is turned from the body. */
  nod: number;
  /** How far the hips are lower than standing. */
  drop: number;
  /** Degrees by which the whole figure lies. */
  lie?: number;
}

export const poses = {
  stand: { farHand: { x: 24, y: -86 }, nearHand: { x: -30, y: -86 }, legs: [3, -3], lean: 0, nod: 0, drop: 0 },
  walk: { farHand: { x: 40, y: -96 }, nearHand: { x: -38, y: -92 }, legs: [22, -20], lean: 3, nod: -2, drop: 3 },
  run: { farHand: { x: 54, y: -120 }, nearHand: { x: -48, y: -108 }, legs: [46, -48], lean: 12, nod: -8, drop: 10 },
  wave: { farHand: { x: 58, y: -190 }, nearHand: { x: -30, y: -86 }, legs: [3, -3], lean: -2, nod: 3, drop: 0 },
  point: { farHand: { x: 68, y: -142 }, nearHand: { x: -26, y: -92 }, legs: [6, -6], lean: 4, nod: 2, drop: 0 },
  cheer: { farHand: { x: 58, y: -196 }, nearHand: { x: -58, y: -194 }, legs: [10, -10], lean: 0, nod: -4, drop: 0 },
  hold: { farHand: { x: 36, y: -112 }, nearHand: { x: 26, y: -104 }, legs: [3, -3], lean: 0, nod: 3, drop: 0 },
  think: { farHand: { x: 22, y: -98 }, nearHand: { x: 22, y: -142 }, legs: [3, -3], lean: 2, nod: 6, drop: 0 },
  weep: { farHand: { x: 22, y: -160 }, nearHand: { x: 8, y: -156 }, legs: [3, -3], lean: 8, nod: 10, drop: 0 },
  pull: { farHand: { x: 60, y: -104 }, nearHand: { x: 50, y: -98 }, legs: [26, -14], lean: -14, nod: 10, drop: 8 },
  swing: { farHand: { x: -8, y: -214 }, nearHand: { x: -34, y: -206 }, legs: [18, -16], lean: -6, nod: 6, drop: 4 },
  carry: { farHand: { x: 28, y: -134 }, nearHand: { x: -4, y: -128 }, legs: [14, -12], lean: 10, nod: -6, drop: 4 },
  sit: { farHand: { x: 34, y: -92 }, nearHand: { x: -30, y: -88 }, legs: 'SIT', lean: 0, nod: 0, drop: 58 },
  sitReach: { farHand: { x: 60, y: -112 }, nearHand: { x: 34, y: -98 }, legs: 'SIT', lean: 8, nod: 4, drop: 58 },
  sitWeep: { farHand: { x: 22, y: -160 }, nearHand: { x: 4, y: -156 }, legs: 'SIT', lean: 10, nod: 14, drop: 58 },
  sitCheer: { farHand: { x: 58, y: -196 }, nearHand: { x: -58, y: -194 }, legs: 'SIT', lean: -4, nod: -6, drop: 58 },
  kneel: { farHand: { x: 26, y: -96 }, nearHand: { x: 16, y: -92 }, legs: 'KNEEL', lean: 6, nod: 8, drop: 46 },
  bow: { farHand: { x: 46, y: -150 }, nearHand: { x: 34, y: -148 }, legs: 'KNEEL', lean: 66, nod: -14, drop: 44 },
  sleep: { farHand: { x: 22, y: -96 }, nearHand: { x: 18, y: -90 }, legs: [4, -2], lean: 0, nod: 0, drop: 0, lie: -86 },
  fly: {
    farHand: { x: 20, y: -216 },
    nearHand: { x: -24, y: -208 },
    legs: [-12, -26],
    lean: 6,
    nod: -18,
    drop: 0,
    lie: 58,
  },
} as const satisfies Record<PoseName, Pose>;
