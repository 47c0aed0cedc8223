import { useSyncExternalStore } from 'react';
import { keptSigns } from './keptSigns.ts';

/** Whether a book can be read on this device without a network. */
export function useKeptSign(bookNo: number): boolean {
  return useSyncExternalStore(keptSigns.subscribe, () => keptSigns.has(bookNo));
}
