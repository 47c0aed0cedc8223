import { useEffect, useRef } from 'react';
import { withJosa } from '#domain/text/withJosa.ts';
import { useGame } from '#game/engine/GameServices.ts';
import type { Picked } from './useDecorating.ts';

/**
 * What to do next while decorating: drawn over the water, and announced where decorating begins and whenever something
 * is picked, by whatever hand.
 */
export function useDecorateHint(picked: Picked | null, nameOf: (itemId: string) => string): string {
  const { twins } = useGame();
  const hint = picked ? '자리를 골라 주세요. 숫자 1~9도 돼요.' : '놓을 것을 고르거나 끌어다 놓아 보세요.';
  const key = picked && `${picked.itemId} ${picked.from}`;
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is picked
  useEffect(() => {
    // What was put down has a sentence of its own.
    if (!picked && begun.current) return;
    begun.current = true;
    twins.announce(picked ? `${withJosa(nameOf(picked.itemId), '을/를')} 골랐어요. ${hint}` : hint);
  }, [twins, key]);
  return hint;
}
