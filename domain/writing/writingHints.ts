import type { BookWords } from './content/BookWords.ts';
import { contentHints, type WrittenMission } from './content/contentHints.ts';
import { type Lexicon, withWords } from './Lexicon.ts';
import { readSentences } from './readSentences.ts';
import { sentenceHints } from './sentenceHints.ts';
import { spellingHints } from './spellingHints.ts';
import { WRITING_TUNING } from './tuning.ts';
import type { WritingHint } from './WritingHint.ts';

/** What hints are made of. */
export interface WritingToLookAt {
  text: string;
  mission: WrittenMission;
  book: BookWords;
  /** The running text of the book, to find copied sentences; empty where we do not have it. */
  bookText: string;
}

/**
 * What could still be made better in a text. The kinds take turns, so that the first three are not three of one kind:
 * words, sentences, what the text is about.
 */
export function writingHints(
  { text: written, mission, book, bookText }: WritingToLookAt,
  known: Lexicon,
): WritingHint[] {
  const text = written.normalize('NFC');
  const lexicon = withWords(known, book.surfaces, book.terms);
  const sentences = readSentences(text);
  const groups = [
    spellingHints(text, sentences, lexicon),
    sentenceHints(text, sentences, bookText),
    contentHints(text, sentences, mission, book, lexicon),
  ];
  const longest = Math.max(...groups.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? []));
  return turns.flat().slice(0, WRITING_TUNING.answered);
}
