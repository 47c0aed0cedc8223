import type { BellRoom } from './BellRoom.ts';

/** An answer as it is sent: the highest `seq` of an account and question counts. */
export interface SentAnswer {
  readonly place: number;
  /** Number of the option, from 1; O is 1 and X is 2. */
  readonly choice: number;
  readonly seq: number;
}

/**
 * What becomes of an answer. `OLD`: a newer one is stored, or this very one. `LATE`: its question is not open. `WRONG`:
 * there is no such option.
 */
export const answerOutcomes = ['STORED', 'OLD', 'LATE', 'WRONG'] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

/** Decides about an answer. @param storedSeq of the answer that is stored; null where there is none */
export function decideAnswer(
  room: Pick<BellRoom, 'phase' | 'place'>,
  { place, choice, seq }: SentAnswer,
  { optionCount, storedSeq }: { optionCount: number; storedSeq: number | null },
): AnswerOutcome {
  if (room.phase !== 'OPEN' || place !== room.place) return 'LATE';
  if (choice < 1 || choice > optionCount) return 'WRONG';
  return storedSeq !== null && seq <= storedSeq ? 'OLD' : 'STORED';
}
