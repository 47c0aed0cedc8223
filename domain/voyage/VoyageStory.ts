import { studentGrades } from '../book/studentGrades.ts';

/** Stories of the first voyage, by the age of who reads them: 유아–초2, 초3–4, 초5–6, 중·고. */
export const voyageStoryIds = ['FIRST', 'LOWER', 'UPPER', 'TEEN'] as const;
export type VoyageStoryId = (typeof voyageStoryIds)[number];

export type OxAnswer = 'O' | 'X';

/** A story with all its answers, as only the server has it. */
export interface VoyageStory {
  title: string;
  sentences: readonly string[];
  /** Words of the story; the hint shows whoever chose another meaning where to look. */
  pairs: readonly { word: string; meaning: string; hint: string }[];
  /** Sentences about the story, each true or not, and the one that settles it. */
  statements: readonly { text: string; answer: OxAnswer; words: string }[];
}

/** The story for a school grade; an unknown one gets the story for 초3–4, which most can read. */
export function storyForGrade(grade: string): VoyageStoryId {
  const at = studentGrades.findIndex(({ code }) => code === grade);
  if (at < 0) return 'LOWER';
  const until = (code: string) => at <= studentGrades.findIndex((known) => known.code === code);
  if (until('ELEMENTARY_2')) return 'FIRST';
  if (until('ELEMENTARY_4')) return 'LOWER';
  return until('ELEMENTARY_6') ? 'UPPER' : 'TEEN';
}

/** The pair whose meaning is shown at each place: no meaning stands beside its own word. */
export function shownMeanings(pairs: number): number[] {
  return Array.from({ length: pairs }, (_, place) => (place + 1) % pairs);
}

/** What is answered: a meaning, by its place, for a word; or a statement. */
export type VoyageAnswer =
  | { kind: 'PAIR'; word: number; meaning: number }
  | { kind: 'OX'; statement: number; answer: OxAnswer };

/** Whether an answer is right, and the words that go with it; null for what the story does not ask. */
export function markVoyage(story: VoyageStory, answer: VoyageAnswer): { right: boolean; words: string } | null {
  if (answer.kind === 'OX') {
    const statement = story.statements[answer.statement];
    return statement ? { right: statement.answer === answer.answer, words: statement.words } : null;
  }
  const pair = story.pairs[answer.word];
  const chosen = shownMeanings(story.pairs.length)[answer.meaning];
  if (!pair || chosen === undefined) return null;
  const right = chosen === answer.word;
  return { right, words: right ? pair.meaning : pair.hint };
}
