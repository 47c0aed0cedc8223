import { type CareDay, countCare, type FreeCareId, freeCareIds } from './CareDay.ts';
import { eachGauge, type Gauges, gaugeNames, shownGauges } from './Gauges.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

export type CareKind = 'feed' | 'play' | 'train';

/** A bag item that can be used up. */
export interface CareItem {
  kind: 'food' | 'toy' | 'training' | 'furniture';
  effect: { [name in keyof Gauges]?: number | undefined };
}

/** What is given: something from the bag, or one of the free things. */
export type Given = { free: FreeCareId } | { item: CareItem };

export type CareResult =
  | { ok: true; gauges: Gauges; today: CareDay; usesItem: boolean }
  | { ok: false; reason: 'WRONG_ACTION' | 'LIMIT' | 'FULL' };

const ACTION_OF_KIND = { food: 'feed', toy: 'play', training: 'train', furniture: null } as const;

export function isFreeCareId(id: string): id is FreeCareId {
  return (freeCareIds as readonly string[]).includes(id);
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
  const effect: CareItem['effect'] = 'item' in given ? given.item.effect : (rule?.effect ?? {});
  const fits = 'item' in given ? ACTION_OF_KIND[given.item.kind] === action : rule?.action === action;
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
    usesItem: free === null,
  };
}
