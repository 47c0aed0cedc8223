import type { MissionMaterial } from '../mission/MissionMaterial.ts';
import type { BellQuestion } from './drawQuestions.ts';

/** The answers of a question that asks for true or false, in the order of their numbers. */
export const OX_OPTIONS = ['O', 'X'] as const;

/**
 * What a mission offers to a hall: statements, and questions with options in words. Pictures, evidence and orders of
 * events are too small for the back row, and are left to the mission.
 */
export function questionsOf(
  material: MissionMaterial,
  { bookNo, bookName }: { bookNo: number; bookName: string },
): BellQuestion[] {
  if (material.kind === 'OX') {
    return material.items.map(({ id, statement, answer, explanation }) => ({
      ...{ bookNo, bookName, form: 'OX', itemKey: id, question: statement, options: OX_OPTIONS, explanation },
      answer: OX_OPTIONS.indexOf(answer) + 1,
    }));
  }
  if (material.kind !== 'QUIZ') return [];
  return material.items.flatMap((item) => {
    if (item.form !== undefined || item.options.some(({ image }) => image !== undefined)) return [];
    const { id: itemKey, question, answer, explanation } = item;
    const options = item.options.map(({ text }) => text);
    return [{ bookNo, bookName, form: 'CHOICE', itemKey, question, options, answer, explanation }];
  });
}
