import { useEffect, useRef } from 'react';
import { useGame } from '../GameServices.ts';

/**
 * Leads the focus on when the twin that has it goes: to the next of its row, else to the one before, else elsewhere.
 *
 * @param ids twins that come and go, in order
 * @param otherwise a twin that stays
 */
export function useFocusOnward(ids: readonly string[], otherwise: string): void {
  const { twins } = useGame();
  const before = useRef(ids);
  // Runs before the layer is notified of what has gone: until then the focus is still where it was.
  useEffect(() => {
    const row = before.current;
    before.current = ids;
    const focused = twins.focused();
    const at = focused === null ? -1 : row.indexOf(focused);
    if (at < 0 || ids.includes(row[at] ?? '')) return;
    const onward = [...row.slice(at + 1), ...row.slice(0, at).reverse()];
    twins.focus(onward.find((id) => ids.includes(id)) ?? otherwise);
  });
}
