import { Container, Graphics, Sprite } from 'pixi.js';
import type { Rect } from '#game/engine/Rect.ts';
import type { SeaPlace } from '../SeaPlace.ts';

const WOOD = { light: 0xeec083, plain: 0xd9a05c, dark: 0xa9713a };
const PAPER = 0xfff6df;

/** 햇살 마루: the wooden floor of an old Korean house, with posts and a paper door that the sun shines through. */
export function drawSunnyFloor(place: SeaPlace): Container {
  const { texture, bleed, groundY, upright } = place;
  const sunny = new Container();
  const water = groundY - bleed.y;
  const sun = new Sprite({ texture: texture('fx/glow'), anchor: 0.5, tint: 0xffefb0, alpha: 0.9 });
  sun.position.set(bleed.x + bleed.width * 0.3, bleed.y + water * 0.12);
  sun.scale.set(upright ? 5 : 6.5);
  sunny.addChild(sun, drawBeams(place));

  const pen = new Graphics();
  const right = bleed.x + bleed.width;
  const left = bleed.x + bleed.width * (upright ? 0.48 : 0.56);
  const floorY = groundY - (upright ? 36 : 30);
  const postTop = bleed.y + water * 0.06;
  const beam = upright ? 26 : 30;
  const post = upright ? 20 : 26;
  const doorTop = postTop + water * 0.26;
  const inside = right - left - post * 2;
  for (const no of [0, 1]) {
    const x = left + post + (inside / 2) * no;
    drawDoor(pen, { x: x + 6, y: doorTop, width: inside / 2 - 12, height: floorY - doorTop });
  }
  for (const x of [left, left + post / 2 + inside / 2, right - post]) drawPost(pen, x, postTop, post, floorY - postTop);
  // Eaves: a beam with round rafters below the roof.
  pen.rect(left - 60, postTop, right - left + 60, beam).fill({ color: WOOD.plain });
  pen.rect(left - 60, postTop, right - left + 60, beam * 0.3).fill({ color: WOOD.light });
  for (let x = left - 46; x < right; x += 44) {
    pen.circle(x, postTop + beam + 9, 11).fill({ color: WOOD.dark });
    pen.circle(x, postTop + beam + 8, 8).fill({ color: WOOD.light });
  }
  drawBoards(pen, { x: left - 80, y: floorY, width: right - left + 80, height: 44 });
  for (const x of [left - 56, left + 60, left + inside / 2, right - 60]) {
    pen.rect(x, floorY + 44, 22, 90).fill({ color: WOOD.dark });
  }
  pen.alpha = 0.9;
  sunny.addChild(pen);
  return sunny;
}

/** Broad soft beams from the sun down to the floor. */
function drawBeams({ bleed, groundY }: SeaPlace): Graphics {
  const pen = new Graphics();
  const from = bleed.x + bleed.width * 0.3;
  for (const [offset, width] of [
    [-0.16, 0.1],
    [0.02, 0.14],
    [0.24, 0.12],
    [0.46, 0.16],
  ] as const) {
    const foot = from + bleed.width * offset;
    pen
      .poly([from - 20, bleed.y, from + 30, bleed.y, foot + bleed.width * width, groundY + 60, foot, groundY + 60])
      .fill({ color: 0xfff4c8, alpha: 0.16 });
  }
  return pen;
}

function drawPost(pen: Graphics, x: number, y: number, width: number, height: number): void {
  pen.rect(x, y, width, height).fill({ color: WOOD.plain });
  pen.rect(x, y, width * 0.3, height).fill({ color: WOOD.light });
  pen.rect(x + width * 0.8, y, width * 0.2, height).fill({ color: WOOD.dark, alpha: 0.6 });
}

/** A paper door: thin bars over warm light, closer together above and below. */
function drawDoor(pen: Graphics, { x, y, width, height }: Rect): void {
  pen.rect(x, y, width, height).fill({ color: PAPER });
  const bars = Math.max(4, Math.round(width / 34));
  for (let bar = 1; bar < bars; bar += 1) {
    pen.rect(x + (width * bar) / bars - 1.5, y, 3, height).fill({ color: WOOD.plain });
  }
  for (const share of [0.06, 0.12, 0.44, 0.5, 0.56, 0.88, 0.94]) {
    pen.rect(x, y + height * share - 1.5, width, 3).fill({ color: WOOD.plain });
  }
  pen.rect(x, y, width, height).stroke({ color: WOOD.dark, width: 8 });
}

/** The floor seen from its edge: boards side by side and the beam below them. */
function drawBoards(pen: Graphics, { x, y, width, height }: Rect): void {
  pen.rect(x, y, width, height).fill({ color: WOOD.plain });
  pen.rect(x, y, width, height * 0.42).fill({ color: WOOD.light });
  for (let at = x + 64; at < x + width; at += 64) {
    pen.rect(at, y, 2.5, height * 0.42).fill({ color: WOOD.dark, alpha: 0.55 });
  }
  pen.rect(x, y + height * 0.42, width, 4).fill({ color: WOOD.dark, alpha: 0.7 });
}
