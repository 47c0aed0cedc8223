import { loginCardTuning } from './tuning.ts';

/** What a card is good for now. LOCKED: after too many wrong pictures, until a teacher renews it. */
export type CardState = 'NONE' | 'OPEN' | 'LOCKED' | 'ENDED';

export interface CardFacts {
  wrongCount: number;
  /** Milliseconds UTC; null while it lasts. */
  endedAt: number | null;
}

/** @param card null where none was made */
export function cardState(card: CardFacts | null): CardState {
  if (card === null) return 'NONE';
  if (card.endedAt !== null) return 'ENDED';
  return card.wrongCount >= loginCardTuning.wrongTries ? 'LOCKED' : 'OPEN';
}

/** Wrong pictures that are still counted after right ones. */
export const wrongAfterRight = (wrongCount: number): number => Math.max(0, wrongCount - loginCardTuning.forgiven);
