import type { Gauges, ShopItem } from '#contract/aquarium.ts';
import { gaugeLooks } from '../gaugeLooks.ts';
import { previewGauges } from '../previewGauges.ts';

/** What an item does, in words: for a card, and with the gauges for a screen reader. */
export function effectWords(effect: ShopItem['effect'], gauges?: Gauges): string {
  const preview = gauges && previewGauges(gauges, effect);
  return gaugeLooks
    .filter(({ name }) => (effect[name] ?? 0) > 0)
    .map(({ name, label, verb }) =>
      preview ? `${label} ${preview.before[name]}에서 ${preview.after[name]}` : `${verb} +${effect[name]}`,
    )
    .join(', ');
}
