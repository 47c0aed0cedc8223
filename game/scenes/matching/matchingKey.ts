import type { MatchingCard } from '#domain/matching/MatchingState.ts';
import type { MatchingStep } from '#domain/matching/moveFocus.ts';
import type { MatchingAction } from '#domain/matching/playMatching.ts';

const STEPS: Readonly<Record<string, MatchingStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

/** What a key does on a card; null for keys that do nothing here. Enter and Space press the card. */
export function matchingKey(card: MatchingCard, key: string): MatchingAction | null {
  const step = STEPS[key];
  if (step) return { type: 'moved', step };
  if (key === 'Escape') return { type: 'choice-dropped' };
  if (key === 'Delete' || key === 'Backspace') return { type: 'unpaired', card };
  return null;
}
