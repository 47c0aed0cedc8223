import { useMemo, useState } from 'react';
import type { ShopItem } from '#contract/aquarium.ts';
import { matchesName } from '#domain/aquarium/matchesName.ts';

export interface ItemSearch {
  /** What is looked for; null while the tabs are shown. */
  query: string | null;
  open: () => void;
  close: () => void;
  write: (query: string) => void;
  /** True for what belongs in the list now. @param inTab what it would be without a search */
  shows: (item: ShopItem, inTab: boolean) => boolean;
}

/** Looking for an item by its name, over all tabs. */
export function useItemSearch(): ItemSearch {
  const [query, setQuery] = useState<string | null>(null);
  return useMemo(
    () => ({
      query,
      open: () => setQuery(''),
      close: () => setQuery(null),
      write: setQuery,
      shows: (item, inTab) => (query === null ? inTab : matchesName(item.name, query)),
    }),
    [query],
  );
}
