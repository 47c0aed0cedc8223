import { expect, it } from 'vitest';
import type { ShopItem } from '#contract/aquarium.ts';
import { matchesName } from '#domain/aquarium/matchesName.ts';
import { aquariumFixture } from '../session/aquariumFixture.ts';
import { shopEntries } from './shopEntries.ts';

const hat = { itemId: 'top-hat', name: '마술사 모자', kind: 'outfit', slot: 'head', art: 'item/top-hat' } as const;
const rest = { price: 320, description: '모자예요. 멋져요.', effect: {}, minLevel: 1 };
const shop: ShopItem[] = [
  { ...hat, ...rest },
  { ...hat, ...rest, itemId: 'old-hat', name: '지난달 모자', month: 4 },
  { ...hat, ...rest, itemId: 'new-hat', name: '이달 모자', month: 5, minLevel: 30 },
  { ...hat, ...rest, itemId: 'kite', name: '연', kind: 'furniture', month: 5 } as ShopItem,
];
const state = aquariumFixture({ shop, bag: [{ itemId: 'top-hat', quantity: 1 }] });
const inTab = { shows: (_: ShopItem, fits: boolean) => fits };
const ids = (tab: Parameters<typeof shopEntries>[2], search = inTab) =>
  shopEntries(state, state.gauges, tab, search).map(({ item }) => item.itemId);

it('shows a kind in its tab, what this month brings first, and the order before other tanks', () => {
  expect(ids('outfit')).toEqual(['top-hat', 'old-hat', 'new-hat']);
  expect(ids('month')).toEqual(['new-hat', 'kite', 'old-hat']);
  expect(ids('theme')).toEqual([state.nextTank.itemId]);
  expect(ids('refund')).toEqual([]);
});

it('finds over all tabs', () => {
  expect(ids('food', { shows: (item) => matchesName(item.name, 'ㅁㅈ') })).toEqual(['top-hat', 'old-hat', 'new-hat']);
});

it('says what is owned, what waits for a level, and what is new', () => {
  const [owned, old, fresh] = shopEntries(state, state.gauges, 'outfit', inTab);
  expect(owned).toMatchObject({ owned: true, foot: { text: '내 거예요' } });
  expect(old).toMatchObject({ owned: false, locked: false, badge: undefined });
  expect(fresh).toMatchObject({ locked: true, badge: '이달', words: '이달의 물건이에요, 레벨 30부터, 머리에 해요' });
});
