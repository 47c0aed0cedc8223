import type { Gauges, ShopItem } from '#contract/aquarium.ts';
import type { GaugePreview } from '../../bus/ShellToGame.ts';

/** What using an item would do to the gauges that are shown. */
export function previewGauges(before: Gauges, effect: ShopItem['effect']): GaugePreview {
  const add = (name: keyof Gauges) => Math.min(100, before[name] + (effect[name] ?? 0));
  return { before, after: { satiety: add('satiety'), intimacy: add('intimacy'), strength: add('strength') } };
}
