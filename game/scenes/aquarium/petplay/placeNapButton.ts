import type { Rect } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

/** Where the pet is put to bed: under the gauges; on a phone held upright at the end of the purse's row. */
export function placeNapButton({ exit, purse, gauges, text }: AquariumLayout): Rect {
  const inRow = purse.y > exit.y + exit.height;
  const below = Math.max(...gauges.map((gauge) => gauge.y + gauge.height)) + 12;
  const height = inRow ? purse.height + 16 : Math.min(exit.height, 56);
  const width = inRow ? text * 5.9 : text * 6.4;
  return {
    x: inRow ? exit.x + exit.width - width : (gauges[0]?.x ?? 0),
    y: inRow ? purse.y - 8 : below,
    width,
    height,
  };
}
