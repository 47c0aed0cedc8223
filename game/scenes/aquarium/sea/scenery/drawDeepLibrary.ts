import { Container, Graphics, Sprite } from 'pixi.js';
import type { SeaPlace } from '../SeaPlace.ts';
import { scatter } from '../scatter.ts';
import { drawShelf, type ShelfLook } from './drawShelf.ts';

const NEAR: ShelfLook = {
  board: 0x6f86b8,
  back: 0x2d477f,
  books: [0x8fb4e6, 0xb7a4e0, 0x7fd0d6, 0xf0d9a8, 0xe6a7bf, 0xa9c9f2],
};
const FAR: ShelfLook = {
  board: 0x7f9fd2,
  back: 0x4a6fae,
  books: [0x86a8dc, 0x9f9fd8, 0x7fbcd6, 0xb9c8e2],
};
const LIGHT = 0xbfe9ff;

/** 깊은 서재: bookcases as high as the sea on both sides, lights between them, and the whale that comes to read. */
export function drawDeepLibrary(place: SeaPlace): Container {
  const { texture, bleed, groundY, upright } = place;
  const library = new Container();
  const foot = groundY + (upright ? 70 : 56);
  const water = groundY - bleed.y;
  const at = (share: number) => bleed.x + bleed.width * share;
  const random = scatter(23);
  library.addChild(drawWhale(place));

  const far = new Graphics();
  const farTop = bleed.y + water * 0.3;
  for (const x of upright ? [0.2, 0.64] : [0.17, 0.28, 0.64, 0.75]) {
    drawShelf(
      far,
      { x: at(x), y: farTop, width: bleed.width * (upright ? 0.16 : 0.09), height: foot - farTop },
      6,
      FAR,
      random,
    );
  }
  far.alpha = 0.55;

  const near = new Graphics();
  const nearTop = bleed.y + water * 0.1;
  const wide = bleed.width * (upright ? 0.18 : 0.14);
  for (const x of [bleed.x - wide * 0.12, bleed.x + bleed.width - wide * 0.88]) {
    drawShelf(near, { x, y: nearTop, width: wide, height: foot - nearTop }, upright ? 7 : 5, NEAR, random);
    // A round gable on each.
    near.ellipse(x + wide / 2, nearTop, wide * 0.5, wide * 0.16).fill({ color: NEAR.board });
  }
  if (!upright) drawLadder(near, at(0.845), nearTop + water * 0.2, at(0.8), foot);
  near.alpha = 0.92;
  library.addChild(far, near);

  for (const [x, y] of [
    [0.24, 0.26],
    [0.5, 0.16],
    [0.72, 0.28],
  ] as const) {
    const glow = new Sprite({ texture: texture('fx/glow'), anchor: 0.5, tint: LIGHT, alpha: 0.75 });
    glow.position.set(at(x), bleed.y + water * y);
    glow.scale.set(1.2);
    const lamp = new Graphics().circle(at(x), bleed.y + water * y, 10).fill({ color: 0xf4fcff });
    library.addChild(glow, lamp);
  }
  return library;
}

/** A ladder from its foot at `x2` to its top at `x1`. */
function drawLadder(pen: Graphics, x1: number, y1: number, x2: number, y2: number): void {
  const wide = 34;
  for (const side of [0, wide]) {
    pen
      .moveTo(x1 + side, y1)
      .lineTo(x2 + side, y2)
      .stroke({ color: 0xd8b98a, width: 7, cap: 'round' });
  }
  for (let rung = 1; rung < 9; rung += 1) {
    const x = x1 + ((x2 - x1) * rung) / 9;
    const y = y1 + ((y2 - y1) * rung) / 9;
    pen
      .moveTo(x, y)
      .lineTo(x + wide, y)
      .stroke({ color: 0xd8b98a, width: 6, cap: 'round' });
  }
}

/** A whale far away, seen from its side: more shade than shape. */
function drawWhale({ bleed, groundY, upright }: SeaPlace): Graphics {
  const size = bleed.width * (upright ? 0.5 : 0.34);
  const whale = new Graphics();
  whale
    .moveTo(0, 0)
    .bezierCurveTo(size * 0.1, -size * 0.2, size * 0.5, -size * 0.24, size * 0.78, -size * 0.06)
    .bezierCurveTo(size * 0.86, -size * 0.05, size * 0.92, -size * 0.1, size * 0.98, -size * 0.2)
    .bezierCurveTo(size * 1.02, -size * 0.14, size * 1.02, -size * 0.08, size * 0.98, -size * 0.02)
    .bezierCurveTo(size * 1.04, size * 0.0, size * 1.06, size * 0.04, size * 1.06, size * 0.1)
    .bezierCurveTo(size * 0.96, size * 0.08, size * 0.9, size * 0.04, size * 0.84, size * 0.03)
    .bezierCurveTo(size * 0.6, size * 0.18, size * 0.2, size * 0.2, 0, 0)
    .closePath()
    .fill({ color: 0x2f5a9e });
  whale
    .moveTo(size * 0.05, size * 0.05)
    .bezierCurveTo(size * 0.2, size * 0.13, size * 0.36, size * 0.13, size * 0.48, size * 0.1)
    .bezierCurveTo(size * 0.34, size * 0.18, size * 0.16, size * 0.16, size * 0.05, size * 0.05)
    .closePath()
    .fill({ color: 0xcfe3f8, alpha: 0.7 });
  whale
    .moveTo(size * 0.34, size * 0.1)
    .bezierCurveTo(size * 0.36, size * 0.2, size * 0.44, size * 0.26, size * 0.5, size * 0.26)
    .bezierCurveTo(size * 0.5, size * 0.2, size * 0.48, size * 0.14, size * 0.46, size * 0.08)
    .closePath()
    .fill({ color: 0x274c88 });
  whale.circle(size * 0.13, size * 0.01, size * 0.012).fill({ color: 0xffffff, alpha: 0.9 });
  whale.alpha = 0.5;
  whale.position.set(
    bleed.x + bleed.width * (upright ? 0.24 : 0.34),
    bleed.y + (groundY - bleed.y) * (upright ? 0.44 : 0.4),
  );
  return whale;
}
