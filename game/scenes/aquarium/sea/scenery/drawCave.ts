import { Container, Graphics, Sprite } from 'pixi.js';
import { traceRoundRect } from '#domain/drawing/traceRoundRect.ts';
import type { SeaPlace } from '../SeaPlace.ts';
import { scatter } from '../scatter.ts';
import { drawShelf } from './drawShelf.ts';

const STONE = { far: 0xd6c09c, near: 0xc09a72, edge: 0xf6e3bd };
const SHELF = {
  board: 0xa9754a,
  back: 0x6b4c36,
  books: [0xd9735c, 0xe8ad5d, 0x79b09a, 0x6d92c4, 0xc795bd, 0xeedfae],
};
const LAMP = 0xffd98a;

/** 책방 동굴: two rings of stone with clear water between them, shelves in the stone, and lamps on long strings. */
export function drawCave(place: SeaPlace): Container {
  const cave = new Container();
  const { bleed, groundY, upright } = place;
  const foot = groundY + (upright ? 110 : 84);
  const random = scatter(11);
  const middle = bleed.x + bleed.width * (upright ? 0.5 : 0.46);
  const stones = new Graphics();
  drawRing(stones, place, { middle, half: bleed.width * 0.34, top: 0.16, foot, color: STONE.far, alpha: 0.62 }, random);
  drawRing(stones, place, { middle, half: bleed.width * 0.4, top: 0.08, foot, color: STONE.near, alpha: 0.94 }, random);
  cave.addChild(stones);

  const shelves = new Graphics();
  const tall = (groundY - bleed.y) * (upright ? 0.4 : 0.56);
  const wide = upright ? bleed.width * 0.19 : Math.min(220, bleed.width * 0.15);
  const top = groundY - tall + 20;
  drawShelf(shelves, { x: bleed.x + bleed.width - wide - 18, y: top, width: wide, height: tall }, 3, SHELF, random);
  drawShelf(
    shelves,
    { x: bleed.x + 16, y: top + tall * 0.16, width: wide * 0.9, height: tall * 0.84 },
    3,
    SHELF,
    random,
  );
  cave.addChild(shelves, drawLamps(place, middle));
  return cave;
}

interface Ring {
  middle: number;
  /** Half of the opening's width. */
  half: number;
  /** How far the opening's top is below the upper edge, as a share of the water. */
  top: number;
  foot: number;
  color: number;
  alpha: number;
}

/** Stone from the edges of the picture up to an opening with a rough rim, open below. */
function drawRing(pen: Graphics, { bleed }: SeaPlace, ring: Ring, random: () => number): void {
  const { middle, half, foot, color, alpha } = ring;
  const right = bleed.x + bleed.width;
  const high = foot - bleed.y - (foot - bleed.y) * ring.top;
  const steps = 26;
  const rim = Array.from({ length: steps + 1 }, (_, step) => {
    const turn = Math.PI * (step / steps);
    const rough = 1 + (step === 0 || step === steps ? 0 : (random() - 0.5) * 0.07);
    // Flatter than a circle above, steeper at the sides.
    const x = middle + Math.cos(turn) * half * rough;
    return { x, y: foot - Math.sin(turn) ** 0.72 * high * rough };
  });
  pen.moveTo(right, foot).lineTo(right, bleed.y).lineTo(bleed.x, bleed.y).lineTo(bleed.x, foot);
  for (let at = rim.length - 1; at >= 0; at -= 1) {
    const here = rim[at];
    const next = rim[at - 1] ?? here;
    if (here && next) pen.quadraticCurveTo(here.x, here.y, (here.x + next.x) / 2, (here.y + next.y) / 2);
  }
  pen.closePath().fill({ color, alpha });
  pen.moveTo(rim[0]?.x ?? right, foot);
  for (let at = 0; at < rim.length - 1; at += 1) {
    const here = rim[at];
    const next = rim[at + 1];
    if (here && next) pen.quadraticCurveTo(here.x, here.y, (here.x + next.x) / 2, (here.y + next.y) / 2);
  }
  pen.stroke({ color: STONE.edge, width: 5, alpha: alpha * 0.7, cap: 'round' });
}

/** Lamps that hang from the stone. */
function drawLamps({ texture, bleed, groundY, upright }: SeaPlace, middle: number): Container {
  const lamps = new Container();
  const pen = new Graphics();
  const water = groundY - bleed.y;
  const lights = upright
    ? [
        [-0.2, 0.3],
        [0.24, 0.24],
      ]
    : [
        [-0.19, 0.3],
        [0.05, 0.2],
        [0.25, 0.34],
      ];
  for (const [side = 0, low = 0] of lights) {
    const x = middle + bleed.width * side;
    const y = bleed.y + water * low;
    const glow = new Sprite({ texture: texture('fx/glow'), anchor: 0.5, tint: LAMP, alpha: 0.8 });
    glow.position.set(x, y + 12);
    glow.scale.set(1.5);
    lamps.addChild(glow);
    pen
      .moveTo(x, bleed.y)
      .lineTo(x, y - 8)
      .stroke({ color: 0x5b4a3d, width: 3, alpha: 0.8 });
    traceRoundRect(pen, x - 15, y - 8, 30, 36, 12);
    pen.fill({ color: LAMP });
    pen.rect(x - 11, y - 12, 22, 7).fill({ color: 0x8a6242 });
    pen.rect(x - 11, y + 26, 22, 6).fill({ color: 0x8a6242 });
  }
  lamps.addChild(pen);
  return lamps;
}
