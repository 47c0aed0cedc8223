import { type CareDay, countCare, type FreeCareId, freeCareIds } from './CareDay.ts';
import { eachGauge, type Gauges, gaugeNames, shownGauges } from './Gauges.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

export type CareKind = 'feed' | 'play' | 'train';

/** What the shop sells: things to use up, to place, to wear, looks of the tank, and further tanks. */
export const itemKinds = ['food', 'toy', 'training', 'furniture', 'outfit', 'theme', 'tank'] as const;
export type ItemKind = (typeof itemKinds)[number];
export type CareItemKind = 'food' | 'toy' | 'training';

/** A bag item; only food, toys and training are used up by care. */
export interface CareItem {
  kind: ItemKind;
  effect: { [name in keyof Gauges]?: number | undefined };
}

/** What is given: something from the bag, or one of the free things. */
export type Given = { free: FreeCareId } | { item: CareItem };

export type CareResult =
  | { ok: true; gauges: Gauges; today: CareDay }
  | { ok: false; reason: 'WRONG_ACTION' | 'LIMIT' | 'FULL' };

const ACTION_OF_KIND: Readonly<Record<CareItemKind, CareKind>> = { food: 'feed', toy: 'play', training: 'train' };

/** True for what is used up by caring for the pet. */
export function isCareItemKind(kind: ItemKind): kind is CareItemKind {
  return kind in ACTION_OF_KIND;
}

/** What an item of a kind is given for; null for what is placed, worn or chosen. */
export function careActionOf(kind: ItemKind): CareKind | null {
  return isCareItemKind(kind) ? ACTION_OF_KIND[kind] : null;
}

/** Whether an id names care that needs nothing from the bag. */
export function isFreeCareId(id: string): id is FreeCareId {
  return (freeCareIds as readonly string[]).includes(id);
}

/** What free care gives at these gauges: its effect, or as much as lifts the gauge to `freeCareLiftsTo`. */
export function freeCareEffect(free: FreeCareId, gauges: Gauges): CareItem['effect'] {
  const effect: CareItem['effect'] = AQUARIUM_TUNING.freeCare[free].effect;
  const lifted: CareItem['effect'] = {};
  for (const name of gaugeNames) {
    const by = effect[name];
    if (by !== undefined) lifted[name] = Math.max(by, AQUARIUM_TUNING.freeCareLiftsTo - gauges[name]);
  }
  return lifted;
}

/**
 * Care for the pet once. Refused care changes nothing, and the item stays in the bag.
 *
 * @param gauges as they are now
 * @param today counts of the present day in Seoul
 */
export function careForPet(gauges: Gauges, action: CareKind, given: Given, today: CareDay): CareResult {
  const free = 'free' in given ? given.free : null;
  const rule = 'free' in given ? AQUARIUM_TUNING.freeCare[given.free] : null;
  const effect = 'item' in given ? given.item.effect : freeCareEffect(given.free, gauges);
  const fits = 'item' in given ? careActionOf(given.item.kind) === action : rule?.action === action;
  if (!fits) return { ok: false, reason: 'WRONG_ACTION' };
  const used = free === null ? today.counts[action] >= AQUARIUM_TUNING.dailyLimits[action] : today.free.includes(free);
  if (used) return { ok: false, reason: 'LIMIT' };
  const shown = shownGauges(gauges);
  const helps = gaugeNames.some((name) => (effect[name] ?? 0) > 0 && shown[name] < 100);
  if (!helps) return { ok: false, reason: 'FULL' };
  return {
    ok: true,
    gauges: eachGauge((name) => Math.min(100, gauges[name] + (effect[name] ?? 0))),
    today: countCare(today, action, free),
  };
}
