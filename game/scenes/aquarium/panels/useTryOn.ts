import { useEffect } from 'react';
import type { ShopItem } from '#contract/aquarium.ts';
import { useAquarium } from '../AquariumContext.ts';
import { placesOf } from '../purposeWords.ts';

/** Shows on the pet and in the sea how an item looks, as long as it is the chosen one. */
export function useTryOn(item: ShopItem | undefined): void {
  const { session } = useAquarium();
  const key = item ? `${item.itemId} ${placesOf(item).join(' ')}` : '';
  useEffect(() => {
    const [itemId = '', ...places] = key.split(' ').filter(Boolean);
    if (places.length === 0) return;
    session.tried.setState(Object.fromEntries(places.map((place) => [place, itemId])), true);
    return () => session.tried.setState({}, true);
  }, [session, key]);
}
