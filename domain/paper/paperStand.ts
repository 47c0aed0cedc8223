/** Where a sheet stands: OPEN waits for its answers. ON_SCREEN: the pupil handed the same attempt in on the screen. */
export const paperStands = ['OPEN', 'ENTERED', 'ON_SCREEN', 'WITHDRAWN'] as const;
export type PaperStand = (typeof paperStands)[number];

export interface PaperFacts {
  /** Milliseconds UTC; null while nobody has typed its answers in. */
  enteredAt: number | null;
  withdrawnAt: number | null;
  /** Whether the attempt takes answers: it was not handed in, and its history was not deleted. */
  attemptOpen: boolean;
}

/** Where a sheet stands. What was typed in stays so, whatever became of the attempt later. */
export function paperStand({ enteredAt, withdrawnAt, attemptOpen }: PaperFacts): PaperStand {
  if (enteredAt !== null) return 'ENTERED';
  if (withdrawnAt !== null) return 'WITHDRAWN';
  return attemptOpen ? 'OPEN' : 'ON_SCREEN';
}

/** What counts of an item when a sheet is handed in. */
export interface CountedAnswer {
  value: string;
  /** SCREEN: the pupil answered on the screen, and the paper has nothing or comes too late. */
  from: 'PAPER' | 'SCREEN' | 'NONE';
}

/**
 * Which answer of an item counts: one that was marked on the screen stands; else what is on paper; where that is empty,
 * what the pupil left on the screen.
 *
 * @param onPaper '' for none
 * @param onScreen null where the item has no answer there; `fixed` when it was marked
 */
export function countedAnswer(onPaper: string, onScreen: { value: string; fixed: boolean } | null): CountedAnswer {
  if (onScreen?.fixed) return { value: onScreen.value, from: 'SCREEN' };
  if (onPaper !== '') return { value: onPaper, from: 'PAPER' };
  return onScreen && onScreen.value !== '' ? { value: onScreen.value, from: 'SCREEN' } : { value: '', from: 'NONE' };
}
