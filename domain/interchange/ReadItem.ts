import type { ForeignAnswer, ForeignQuestion, QuestionFile } from './ForeignQuestion.ts';

export type ReadAnswer = ForeignAnswer | { readonly kind: 'REFUSED'; readonly reasons: readonly string[] };

/** One piece of a file as its reader leaves it: taken or refused, in the order of the file. */
export type ReadItem = Omit<ForeignQuestion, 'index' | 'answer'> & { readonly answer: ReadAnswer };

export const refuse = (...reasons: string[]): ReadAnswer => ({ kind: 'REFUSED', reasons });

/** An item of which nothing but its place could be read. */
export function refusedItem(place: string, reason: string, text = ''): ReadItem {
  return { place, id: null, text, explanation: '', tags: [], notes: [], answer: refuse(reason) };
}

/** @param notes about the file as a whole */
export function toQuestionFile(items: readonly ReadItem[], notes: readonly string[] = []): QuestionFile {
  const questions: ForeignQuestion[] = [];
  const refused: QuestionFile['refused'][number][] = [];
  for (const [index, item] of items.entries()) {
    const { answer, place, text } = item;
    if (answer.kind === 'REFUSED') refused.push({ index, where: place, text, reason: answer.reasons.join(' / ') });
    else questions.push({ ...item, index, answer });
  }
  return { questions, refused, notes };
}
