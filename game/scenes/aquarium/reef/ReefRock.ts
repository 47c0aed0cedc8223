import { Container, FillGradient, Graphics } from 'pixi.js';
import type { ReefLayout, ReefSpot } from './layoutReef.ts';

const STONE = { light: 0xd8c6cf, base: 0xa790ab, deep: 0x6b5a80 };
/** Points of the outline of a stone. */
const CORNERS = 12;

/** The stones of a bay, drawn once: each piece stands on one of them. Rows of stones come with their first piece. */
export class ReefRock extends Container {
  constructor({ spots }: Pick<ReefLayout, 'spots'>, pieces: number, tint: number, sharpness: number) {
    super();
    this.eventMode = 'none';
    const taken = spots.slice(0, Math.max(1, pieces)).map((spot) => spot.row);
    for (const row of [...new Set(taken)].sort((one, two) => one - two)) {
      const along = spots.filter((spot) => spot.row === row).sort((one, two) => one.x - two.x);
      for (const [no, spot] of along.entries()) {
        const beside = along[no + 1];
        if (!beside) break;
        // A smaller stone between two holds them together.
        const between = {
          ...spot,
          x: (spot.x + beside.x) / 2,
          y: (spot.y + beside.y) / 2 + 30,
          size: spot.size * 0.74,
          depth: spot.depth - 30,
        };
        this.addChild(drawStone(between, row * 7 + no * 3 + 1));
      }
      for (const [no, spot] of along.entries()) this.addChild(drawStone(spot, row * 11 + no * 5 + 2));
    }
    this.tint = tint;
    this.cacheAsTexture({ resolution: sharpness, antialias: true });
  }
}

/** A stone with its top below the foot of a piece. */
function drawStone({ x, y, size, depth }: ReefSpot, seed: number): Graphics {
  const graphics = new Graphics();
  const wide = size * 0.86;
  const high = (depth + 12) / 2;
  const middle = y - 12 + high;
  const outline = (inset: number, dy: number) => {
    const at = (corner: number) => {
      const turn = (corner / CORNERS) * Math.PI * 2;
      const bump = 1 + Math.sin(corner * 2.7 + seed) * 0.045;
      // Flatter above than a circle, so that there is something to stand on.
      const flat = Math.sin(turn) < 0 ? Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** 0.62 : Math.sin(turn);
      return [x + Math.cos(turn) * (wide - inset) * bump, middle + dy + flat * (high - inset) * bump] as const;
    };
    const half = (corner: number) => {
      const [one, two] = [at(corner), at(corner + 1)];
      return [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2] as const;
    };
    graphics.moveTo(...half(-1));
    for (let corner = 0; corner < CORNERS; corner += 1) graphics.quadraticCurveTo(...at(corner), ...half(corner));
    graphics.closePath();
  };
  outline(0, 3);
  graphics.fill({ color: STONE.deep });
  outline(4, 0);
  graphics.fill(
    new FillGradient({
      type: 'linear',
      start: { x: 0, y: 0 },
      end: { x: 0, y: 1 },
      colorStops: [
        { offset: 0, color: STONE.light },
        { offset: 0.3, color: STONE.base },
        { offset: 1, color: STONE.deep },
      ],
    }),
  );
  for (let pore = 0; pore < 7; pore += 1) {
    const turn = (pore * 2.4 + seed) % (Math.PI * 2);
    const reach = 0.28 + ((pore * 0.37 + seed * 0.13) % 1) * 0.42;
    const [poreX, poreY] = [x + Math.cos(turn) * wide * reach, middle + Math.sin(turn) * high * reach * 0.7];
    const radius = 3.5 + ((pore + seed) % 4) * 1.5;
    graphics.ellipse(poreX, poreY, radius * 1.5, radius).fill({ color: STONE.deep, alpha: 0.55 });
    graphics
      .ellipse(poreX, poreY + radius * 0.7, radius * 1.2, radius * 0.35)
      .fill({ color: STONE.light, alpha: 0.35 });
  }
  return graphics;
}
