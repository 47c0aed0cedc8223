import type { Rect } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

/** From what lies beside it in the row of a phone. */
const GAP = 14;

/** Where the shell of the day lies: in the row of the purse on a phone, else with the button for naps under the gauges. */
export function placeWordsEntry(layout: AquariumLayout): Rect & { narrow: boolean } {
  const { purse, exit, menu, gauges, upright, short, text } = layout;
  if (purse.y > exit.y + exit.height) {
    const x = purse.x + purse.width + GAP;
    return { x, y: menu.y, width: menu.x - x - GAP, height: menu.height, narrow: true };
  }
  const left = gauges[0]?.x ?? 0;
  const below = Math.max(...gauges.map((gauge) => gauge.y + gauge.height)) + 12;
  const height = Math.min(exit.height, short ? 60 : 64);
  const width = text * 7.6;
  if (upright || short) return { x: left + text * 6.4 + 12, y: below, width, height, narrow: false };
  return { x: left, y: below + 56 + 12, width, height, narrow: false };
}
