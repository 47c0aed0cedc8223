import { Container, FillGradient, Graphics } from 'pixi.js';
import type { Colours, GroundPattern } from '#domain/aquarium/Look.ts';
import type { SeaPlace } from './SeaPlace.ts';
import { scatter } from './scatter.ts';

/** Ground of a tank theme: a rolling floor in its three colours, lit from above, with what lies on it. */
export function themedGround({ bleed, groundY }: SeaPlace, colours: Colours, pattern: GroundPattern): Container {
  const ground = new Container();
  const bottom = bleed.y + bleed.height;
  const [lit, plain, shaded] = colours;
  const fill = new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    colorStops: [
      { offset: 0, color: lit },
      { offset: 0.22, color: plain },
      { offset: 1, color: shaded },
    ],
  });
  const top = (x: number) => surfaceAt((x - bleed.x) / bleed.width, groundY);
  const floor = new Graphics().moveTo(bleed.x, bottom);
  for (let step = 0; step <= 32; step += 1) {
    const x = bleed.x + (bleed.width * step) / 32;
    floor.lineTo(x, top(x));
  }
  floor
    .lineTo(bleed.x + bleed.width, bottom)
    .closePath()
    .fill(fill);
  const edge = new Graphics();
  for (let step = 0; step <= 32; step += 1) {
    const x = bleed.x + (bleed.width * step) / 32;
    if (step === 0) edge.moveTo(x, top(x) + 3);
    else edge.lineTo(x, top(x) + 3);
  }
  edge.stroke({ color: lit, width: 6, alpha: 0.8 });
  const strewn = new Graphics();
  const random = scatter(7);
  const count = Math.round((bleed.width * (bottom - groundY)) / 5_200);
  for (let at = 0; at < count; at += 1) {
    const x = bleed.x + random() * bleed.width;
    const from = top(x) + 16;
    const depth = random() ** 0.8;
    const y = from + depth * Math.max(0, bottom - from);
    patterns[pattern](strewn, x, y, 0.55 + depth * 0.6, random, colours);
  }
  ground.addChild(floor, edge, strewn);
  return ground;
}

/** Height of the floor at a share of the width; its dips stay above the feet of what stands behind it. */
function surfaceAt(share: number, groundY: number): number {
  return groundY + 30 + Math.sin(share * 5.2 + 0.6) * 16 + Math.sin(share * 11 + 2) * 6;
}

type Strew = (graphics: Graphics, x: number, y: number, size: number, random: () => number, colours: Colours) => void;

const patterns: Readonly<Record<GroundPattern, Strew>> = {
  sand: (graphics, x, y, size, random, [lit, , shaded]) => {
    const width = (26 + random() * 40) * size;
    graphics
      .moveTo(x - width, y)
      .quadraticCurveTo(x, y - 7 * size, x + width, y)
      .stroke({ color: random() < 0.5 ? lit : shaded, width: 3 * size, alpha: 0.5, cap: 'round' });
  },
  pebbles: (graphics, x, y, size, random, [lit, plain, shaded]) => {
    const wide = (13 + random() * 15) * size;
    const high = wide * (0.55 + random() * 0.2);
    graphics.ellipse(x, y + 3 * size, wide, high).fill({ color: shaded, alpha: 0.85 });
    graphics.ellipse(x, y, wide, high).fill({ color: random() < 0.4 ? lit : plain });
    graphics.ellipse(x - wide * 0.25, y - high * 0.35, wide * 0.4, high * 0.28).fill({ color: 0xffffff, alpha: 0.5 });
  },
  moss: (graphics, x, y, size, random, [lit, plain, shaded]) => {
    const color = [lit, plain, shaded][Math.floor(random() * 3)] ?? plain;
    for (const lean of [-1, 0, 1]) {
      graphics
        .moveTo(x + lean * 5 * size, y)
        .quadraticCurveTo(
          x + lean * 7 * size,
          y - 11 * size,
          x + lean * 13 * size,
          y - (17 - Math.abs(lean) * 4) * size,
        )
        .stroke({ color, width: 5 * size, cap: 'round', alpha: 0.9 });
    }
  },
  leaves: (graphics, x, y, size, random, [lit, , shaded]) => {
    const color = [lit, '#e8703a', '#f2a93b', shaded][Math.floor(random() * 4)] ?? lit;
    const turn = random() * Math.PI;
    const [dx, dy] = [Math.cos(turn) * 17 * size, Math.sin(turn) * 10 * size];
    const [sx, sy] = [-dy * 0.7, dx * 0.45];
    graphics
      .moveTo(x - dx, y - dy)
      .quadraticCurveTo(x + sx, y + sy, x + dx, y + dy)
      .quadraticCurveTo(x - sx, y - sy, x - dx, y - dy)
      .fill({ color });
    graphics
      .moveTo(x - dx, y - dy)
      .lineTo(x + dx, y + dy)
      .stroke({ color: shaded, width: 1.6 * size, alpha: 0.7 });
  },
  flowers: (graphics, x, y, size, random, [lit, , shaded]) => {
    const color = ['#ff9fc0', '#fff3f8', '#ffd36b', '#c9a6ff'][Math.floor(random() * 4)] ?? lit;
    graphics
      .moveTo(x, y + 13 * size)
      .lineTo(x, y)
      .stroke({ color: shaded, width: 3 * size, cap: 'round' });
    for (let petal = 0; petal < 5; petal += 1) {
      const turn = (petal / 5) * Math.PI * 2 - Math.PI / 2;
      graphics.circle(x + Math.cos(turn) * 6 * size, y + Math.sin(turn) * 5 * size, 4.8 * size).fill({ color });
    }
    graphics.circle(x, y, 3.6 * size).fill({ color: '#f7a531' });
  },
};
