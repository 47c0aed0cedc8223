import type { Rect } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

/** The water in which the pet plays, stage units. */
export interface WaterBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Space kept to the glass, so that what plays is seen whole. */
const MARGIN = 20;

/** Width of the plants that stand in front of the glass on both sides. */
const PLANTS = 70;

/** Between the glass on both sides, under the gauges above, down to the sand in front. */
export function waterBox(layout: AquariumLayout, bleed: Rect): WaterBox {
  const { gauges, purse, buttons, groundY, upright, short } = layout;
  const hudRects = upright ? [...gauges, purse] : [purse];
  const top = Math.max(bleed.y, ...hudRects.map((rect) => rect.y + rect.height)) + MARGIN;
  const bottom = Math.min(
    groundY + 90,
    short ? Number.POSITIVE_INFINITY : Math.min(...buttons.map((rect) => rect.y)) - 10,
  );
  const side = short ? bleed.x + bleed.width - Math.min(...buttons.map((rect) => rect.x)) : 0;
  return { left: bleed.x + MARGIN, top, right: bleed.x + bleed.width - side - MARGIN, bottom };
}

/** The part of the water in which nothing hides what goes on: beside the gauges, between the plants. */
export function openWater(layout: AquariumLayout, bleed: Rect): WaterBox {
  const water = waterBox(layout, bleed);
  const { gauges, upright } = layout;
  const hudRight = upright ? water.left : Math.max(...gauges.map((rect) => rect.x + rect.width)) + MARGIN;
  const plants = upright ? 0 : PLANTS;
  return { ...water, left: Math.max(water.left + plants, hudRight), right: water.right - plants };
}

/** The nearest point inside, at least `inset` from every edge; the middle where there is no room for that. */
export function keepInside(water: WaterBox, at: { x: number; y: number }, inset: number): { x: number; y: number } {
  return {
    x: within(at.x, water.left + inset, water.right - inset),
    y: within(at.y, water.top + inset, water.bottom - inset),
  };
}

function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));
}
