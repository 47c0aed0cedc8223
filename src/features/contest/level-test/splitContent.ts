import type { ContestLevelTest } from '#contract/contestLevelTest.ts';

type Question = ContestLevelTest['questionList'][number];

const paragraphsOf = ({ content }: Question) => content.split('\n\n').filter((paragraph) => paragraph !== '');

/**
 * What stays in its place while the questions of one passage change, and what belongs to this question alone. A passage
 * is what all its questions begin with.
 */
export function splitContent(question: Question, all: readonly Question[]): { passage: string[]; own: string } {
  const paragraphs = paragraphsOf(question);
  if (question.passageId === null) return { passage: [], own: paragraphs.join('\n\n') };
  const others = all.filter(({ passageId }) => passageId === question.passageId).map(paragraphsOf);
  const differs = paragraphs.findIndex((paragraph, index) => others.some((other) => other[index] !== paragraph));
  const shared = differs < 0 ? paragraphs.length : differs;
  return { passage: paragraphs.slice(0, shared), own: paragraphs.slice(shared).join('\n\n') };
}
