import type { AquariumState, Gauges, ShopItem } from '#contract/aquarium.ts';
import { isBoughtOnce, purchaseRefusal } from '#domain/aquarium/purchaseRefusal.ts';
import { monthsSinceShelf } from '#domain/aquarium/soldIn.ts';
import { seoulMonth } from '#domain/time/seoulDay.ts';
import { itemKindNames } from '../careKinds.ts';
import { purposeWords } from '../purposeWords.ts';
import { dotsOf } from './dotsOf.ts';
import { effectWords } from './effectWords.ts';
import type { BrowserEntry } from './ItemBrowser.tsx';
import type { ItemSearch } from './useItemSearch.ts';

/** `month`: what the months bring, that of this month first. */
export type ShopTab = ShopItem['kind'] | 'month' | 'refund';

const kinds: readonly ShopItem['kind'][] = ['food', 'toy', 'training', 'furniture', 'outfit', 'theme', 'tank'];
export const shopTabs: readonly { key: ShopTab; text: string }[] = [
  ...kinds.map((key) => ({ key, text: itemKindNames[key] })),
  { key: 'month', text: '이달' },
  { key: 'refund', text: '되돌리기' },
];

export interface ShopEntry extends BrowserEntry {
  /** Bought once and kept. */
  owned: boolean;
}

/** What the shop shows: of a tab, or what is looked for. The tank that can be ordered stands first among its like. */
export function shopEntries(
  state: AquariumState,
  gauges: Gauges,
  tab: ShopTab,
  { shows }: Pick<ItemSearch, 'shows'>,
): ShopEntry[] {
  const all = [...state.shop, state.nextTank];
  const shown = all.filter((item) => shows(item, tab === 'month' ? item.month !== undefined : item.kind === tab));
  const month = seoulMonth(Date.parse(state.currentDate));
  const since = (item: ShopItem) => monthsSinceShelf(item, month) ?? 0;
  if (tab === 'month') shown.sort((a, b) => since(a) - since(b));
  const order = state.nextTank.itemId;
  return shown
    .sort((a, b) => Number(b.itemId === order) - Number(a.itemId === order))
    .map((item) => {
      const count = state.bag.find(({ itemId }) => itemId === item.itemId)?.quantity ?? 0;
      const owned = isBoughtOnce(item.kind) && count > 0;
      const buyer = { shells: state.shells, level: state.pet.level, owned: count };
      const locked = purchaseRefusal(item, 1, buyer) === 'LEVEL';
      const price = locked ? `레벨 ${item.minLevel}` : item.price.toLocaleString('ko-KR');
      const badge = item.itemId === order ? '주문' : monthsSinceShelf(item, month) === 0 ? '이달' : undefined;
      const priceText = locked ? `레벨 ${item.minLevel}부터` : `조개 ${item.price}개`;
      return {
        item,
        owned,
        locked,
        dots: dotsOf(item),
        words: [
          ...(badge ? [badgeWords[badge]] : []),
          owned ? '가지고 있어요' : priceText,
          effectWords(item.effect, gauges) || purposeWords(item),
        ].join(', '),
        foot: owned ? { text: '내 거예요' } : { text: price, icon: locked ? 'item/locked' : 'item/oyster' },
        badge,
      };
    });
}

/** Screen-reader text of the card's badge. */
const badgeWords = { 주문: '주문할 수 있어요', 이달: '이달의 물건이에요' } as const;
