import { useState } from 'react';
import type { ShopEntry } from './shopEntries.ts';

export interface ShopChoice {
  /** The item described: there always is one, there is no empty place in the shop. */
  chosen: ShopEntry | undefined;
  /** The same where the player has chosen it. */
  touched: ShopEntry | undefined;
  quantity: number;
  select: (itemId: string | null) => void;
  setQuantity: (quantity: number) => void;
}

/**
 * Which item of the shop is described, and how many of it are wanted. Another search or tab may describe another one.
 */
export function useShopChoice(entries: readonly ShopEntry[]): ShopChoice {
  const [selected, setSelected] = useState<string | null>(null);
  /** A number belongs to what it was chosen for: what takes its place is offered once. */
  const [wanted, setWanted] = useState<{ itemId: string; quantity: number } | null>(null);
  const touched = entries.find(({ item }) => item.itemId === selected);
  const chosen = touched ?? entries[0];
  return {
    chosen,
    touched,
    quantity: wanted && wanted.itemId === chosen?.item.itemId ? wanted.quantity : 1,
    select: (itemId) => {
      setSelected(itemId);
      setWanted(null);
    },
    setQuantity: (quantity) => setWanted(chosen ? { itemId: chosen.item.itemId, quantity } : null),
  };
}
