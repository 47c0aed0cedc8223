// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ShopItem } from '#contract/aquarium.ts';
import { aquariumFixture } from '../session/aquariumFixture.ts';
import { type ShopTab, shopEntries } from './shopEntries.ts';
import { useItemSearch } from './useItemSearch.ts';
import { useShopChoice } from './useShopChoice.ts';

afterEach(cleanup);

const [bread] = aquariumFixture().shop as [ShopItem];
const state = aquariumFixture({
  shop: [
    bread,
    { ...bread, itemId: 'kelp', name: '다시마' },
    { ...bread, itemId: 'top-hat', name: '신사 모자', kind: 'outfit', slot: 'head', price: 80, effect: {} },
  ],
});

function open(tab: ShopTab = 'food') {
  const { result } = renderHook(() => {
    const search = useItemSearch();
    return { search, ...useShopChoice(shopEntries(state, state.gauges, tab, search)) };
  });
  const reported = () => {
    const { chosen, touched, quantity } = result.current;
    return [chosen?.item.itemId, touched?.item.itemId, quantity];
  };
  const please = (make: (shop: typeof result.current) => void) => act(() => make(result.current));
  return { reported, please };
}

it('tells about the first by itself, and takes more of it too', () => {
  const { reported, please } = open();
  expect(reported()).toEqual(['bread', undefined, 1]);
  please(({ setQuantity }) => setQuantity(2));
  please(({ setQuantity, quantity }) => setQuantity(quantity + 1));
  expect(reported()).toEqual(['bread', undefined, 3]);
});

it('offers once what a search puts in the place of what was stocked', () => {
  const { reported, please } = open();
  please(({ select }) => select('bread'));
  please(({ setQuantity }) => setQuantity(5));
  please(({ search }) => search.open());
  please(({ search }) => search.write('모자'));
  expect(reported()).toEqual(['top-hat', undefined, 1]);
  please(({ search }) => search.close());
  expect(reported()).toEqual(['bread', 'bread', 5]);
});

it('begins anew with each choice', () => {
  const { reported, please } = open();
  please(({ setQuantity }) => setQuantity(5));
  please(({ select }) => select('kelp'));
  please(({ select }) => select('bread'));
  expect(reported()).toEqual(['bread', 'bread', 1]);
});
