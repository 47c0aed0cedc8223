import type { SeaLight } from '#domain/aquarium/seaLightAt.ts';
import { monthLooks } from './monthLooks.ts';
import { type SeaLook, seaLooks, tinted } from './seaLooks.ts';

/** Share of the month's own water that shines through the evening. */
const THROUGH_EVENING = 0.22;

const known = new Map<string, SeaLook>();

/** How the sea looks in a light of a month (1–12). The same for the same, so that nothing is built twice. */
export function seaLookIn(light: SeaLight, month: number): SeaLook {
  const key = `${light} ${month}`;
  const look = known.get(key) ?? blend(light, month);
  known.set(key, look);
  return look;
}

function blend(light: SeaLight, month: number): SeaLook {
  const base = seaLooks[light];
  const own = monthLooks[month - 1];
  if (own === undefined) return base;
  const share = light === 'day' ? 1 : THROUGH_EVENING;
  return {
    ...base,
    water: base.water.map(({ offset, color }, index) => ({
      offset,
      color: mixed(color, own.water[index] ?? color, share),
    })),
    far: tinted(own.far, base.far),
    ground: tinted(own.ground, base.ground),
    plants: tinted(own.plants, base.plants),
    rays: { tint: tinted(own.rays.tint, base.rays.tint), strength: base.rays.strength * own.rays.strength },
    specks: { ...base.specks, tint: tinted(own.specks, base.specks.tint) },
    drift: own.drift,
  };
}

/** A colour on the way from one to another, channel by channel. */
function mixed(one: number, two: number, share: number): number {
  let colour = 0;
  for (const shift of [16, 8, 0]) {
    const [from, to] = [(one >> shift) & 255, (two >> shift) & 255];
    colour |= Math.round(from + (to - from) * share) << shift;
  }
  return colour;
}
