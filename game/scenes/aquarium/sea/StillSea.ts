import { Container, FillGradient, Graphics, Rectangle, Sprite } from 'pixi.js';
import { Caustics } from './Caustics.ts';
import { LightRays } from './LightRays.ts';
import type { SeaPlace } from './SeaPlace.ts';
import { tankScenery } from './scenery/tankScenery.ts';
import { tinted } from './seaLooks.ts';
import { themedGround } from './themedGround.ts';

/** Water from the surface down: as the light has it, or a theme's surface, middle and depth seen in that light. */
function waterOf({ tank, look }: SeaPlace): FillGradient {
  const { water, themedWater } = look;
  const themed = tank.water?.colours.map((colour, index) => ({
    offset: [0, 0.48, 1][index] ?? 1,
    color: tinted(colour, themedWater[index] ?? 0xffffff),
  }));
  const colorStops = [...(themed ?? water)];
  return new FillGradient({ type: 'linear', start: { x: 0, y: 0 }, end: { x: 0, y: 1 }, colorStops });
}
/** Colour of the sand where the picture of it ends. */
const DEEP_SAND = 0xddb57b;

/** Frame, x, y of its foot, scale (negative mirrors), alpha. */
type Stand = readonly [string, number, number, number, number?];

/**
 * Everything of the sea that does not move: water that grows darker, reefs in the haze, hills, sand, stones and
 * corals. Drawn once into a texture; large soft layers are what costs most on machines without a graphics card.
 */
export class StillSea extends Container {
  constructor(place: SeaPlace) {
    super();
    this.eventMode = 'none';
    this.#addWater(place);
    const { look } = place;
    // What is far away takes the colour of the water between.
    const haze = tinted(place.tank.water?.colours[1] ?? 0xffffff, look.far);
    const scenery = tankScenery(place);
    if (scenery) {
      scenery.tint = look.ground;
      this.addChild(scenery);
    } else this.#addStands(place, farLayers(place), haze);
    this.#addStands(place, behindSand(place), look.ground);
    const { ground } = place.tank;
    if (ground) {
      const floor = themedGround(place, ground.colours, ground.pattern);
      floor.tint = look.ground;
      this.addChild(floor);
    } else this.#addSand(place, look.ground);
    this.#addStands(place, onSand(place), look.ground);
    if (place.plain) this.addChild(new LightRays(place), new Caustics(place));
    const { x, y, width, height } = place.bleed;
    // Layers reach over the edges: the texture ends where the picture does.
    this.boundsArea = new Rectangle(x, y, width, height);
    this.cacheAsTexture({ resolution: place.sharpness, antialias: false });
  }

  #addWater(place: SeaPlace): void {
    const { texture, bleed, groundY, tank, look } = place;
    this.addChild(new Graphics().rect(bleed.x, bleed.y, bleed.width, groundY + 120 - bleed.y).fill(waterOf(place)));
    const glow = new Sprite({ texture: texture('fx/glow'), anchor: 0.5, alpha: 0.55 });
    glow.position.set(bleed.x + bleed.width * 0.42, bleed.y + 10);
    glow.scale.set((bleed.width * 0.9) / 128, 4.6);
    const { tint, strength } = look.rays;
    glow.tint = tinted(tank.light?.colours[0] ?? 0xffffff, tint);
    glow.alpha *= strength;
    this.addChild(glow);
  }

  #addSand({ texture, bleed, groundY, upright }: SeaPlace, tint: number): void {
    const bottom = bleed.y + bleed.height;
    const sand = new Sprite(texture('scenery/sand-floor'));
    sand.tint = tint;
    sand.position.set(bleed.x - 2, groundY);
    sand.width = bleed.width + 4;
    sand.height = upright ? Math.max(240, (bottom - groundY) * 0.8) : 264;
    const below = groundY + sand.height - 2;
    if (bottom > below) {
      this.addChild(new Graphics().rect(bleed.x, below, bleed.width, bottom - below + 2).fill(tinted(DEEP_SAND, tint)));
    }
    this.addChild(sand);
  }

  #addStands({ texture }: SeaPlace, stands: readonly Stand[], tint: number): void {
    for (const [frame, x, y, scale, alpha = 1] of stands) {
      const sprite = new Sprite({ texture: texture(frame), anchor: { x: 0.5, y: 1 }, alpha });
      sprite.position.set(x, y);
      sprite.scale.set(scale, Math.abs(scale));
      sprite.tint = tint;
      this.addChild(sprite);
    }
  }
}

function farLayers({ bleed, groundY, upright }: SeaPlace): Stand[] {
  // Every foot lies below the deepest dip of the sand, so that no edge is seen.
  const foot = groundY + (upright ? 110 : 84);
  const at = (share: number) => bleed.x + bleed.width * share;
  return [
    ['scenery/far-reef-2', at(0.7), foot, 1.3, 0.32],
    ['scenery/far-reef-1', at(0.2), foot, 1.12, 0.42],
    ['scenery/far-reef-1', at(0.88), foot, -0.95, 0.5],
    ['scenery/near-hill', at(0.12), foot, 1.1, 0.55],
    ['scenery/near-hill', at(0.98), foot, -1.15, 0.6],
  ];
}

function behindSand({ bleed, groundY, upright }: SeaPlace): Stand[] {
  const left = bleed.x;
  const right = bleed.x + bleed.width;
  if (upright) {
    return [
      ['scenery/coral-fan', left + 30, groundY + 62, 0.8],
      ['scenery/rock-1', right - 58, groundY + 74, 0.7],
    ];
  }
  return [
    ['scenery/rock-1', left + 44, groundY + 54, 0.92],
    ['scenery/coral-tubes', left + 128, groundY + 40, 0.5],
    ['scenery/seagrass-tuft', left + 306, groundY + 42, 0.4],
    ['scenery/weed-coral', right - 306, groundY + 34, 0.4],
    ['scenery/coral-fan', right - 168, groundY + 42, 0.66],
    ['scenery/rock-2', right - 70, groundY + 44, 1],
  ];
}

function onSand({ bleed, groundY, upright }: SeaPlace): Stand[] {
  const left = bleed.x;
  const right = bleed.x + bleed.width;
  if (upright) {
    return [
      ['scenery/starfish', left + 210, groundY + 118, 0.3],
      ['scenery/pebbles', right - 190, groundY + 84, 0.5],
    ];
  }
  return [
    ['scenery/pebbles', left + bleed.width * 0.42, groundY + 62, 0.5],
    ['scenery/starfish', left + bleed.width * 0.595, groundY + 74, 0.34],
    ['scenery/pebbles', right - 60, groundY + 190, 0.8],
    ['scenery/starfish', left + 120, groundY + 200, 0.5],
  ];
}
