import type { BellRoom } from './BellRoom.ts';

/** An answer as it is sent: the highest `seq` of an account and question counts. */
export interface SentAnswer {
  readonly place: number;
  /** Number of the answer, from 1: of an option, where O is 1 and X is 2, or of an order. */
  readonly choice: number;
  readonly seq: number;
}

/**
 * What becomes of an answer. `OLD`: a newer one is stored, or this very one. `LATE`: its question is not open. `WRONG`:
 * there is no such answer.
 */
export const answerOutcomes = ['STORED', 'OLD', 'LATE', 'WRONG'] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

/** Decides about an answer. @param storedSeq of the answer that is stored; null where there is none */
export function decideAnswer(
  room: Pick<BellRoom, 'phase' | 'place'>,
  { place, choice, seq }: SentAnswer,
  { choiceCount, storedSeq }: { choiceCount: number; storedSeq: number | null },
): AnswerOutcome {
  if (room.phase !== 'OPEN' || place !== room.place) return 'LATE';
  if (choice < 1 || choice > choiceCount) return 'WRONG';
  return storedSeq !== null && seq <= storedSeq ? 'OLD' : 'STORED';
}
