import type { BookPackContent } from '../BookPackContent.ts';

/** 64-bit FNV-1a (public domain; isthe.com/chongo/tech/comp/fnv). */
const OFFSET_BASIS = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const MASK = (1n << 64n) - 1n;

/** A choice that trial readers make: a quiz question with four options, or a statement to judge. */
export interface TrialItem {
  /** `quiz/` or `ox/` and the item's id. */
  readonly item: string;
  readonly question: string;
  /** Empty for a statement. */
  readonly options: readonly string[];
  /** `1` to `4`, `O` or `X`. */
  readonly key: string;
  /** Asks for the meaning of a word, which a reader may know without the book. */
  readonly vocabulary: boolean;
  /** Changes with every word a reader sees of the item. */
  readonly fingerprint: string;
}

/** The items of a pack that readers try, quiz first. */
export function trialItems({ quiz, ox }: Pick<BookPackContent, 'quiz' | 'ox'>): TrialItem[] {
  const questions = quiz.items.map(({ id, question, options, answer, category }) => {
    const texts = options.map(({ text }) => text);
    return {
      item: `quiz/${id}`,
      question,
      options: texts,
      key: String(answer),
      vocabulary: category === 'WORD',
      fingerprint: fingerprintOf([question, ...texts]),
    };
  });
  const statements = ox.items.map(({ id, statement, answer }) => ({
    item: `ox/${id}`,
    question: statement,
    options: [],
    key: answer,
    vocabulary: false,
    fingerprint: fingerprintOf([statement]),
  }));
  return [...questions, ...statements];
}

/** 16 hexadecimal digits for a list of texts. */
function fingerprintOf(texts: readonly string[]): string {
  const text = texts.join('\n');
  let hash = OFFSET_BASIS;
  for (let at = 0; at < text.length; at += 1) hash = ((hash ^ BigInt(text.charCodeAt(at))) * PRIME) & MASK;
  return hash.toString(16).padStart(16, '0');
}
