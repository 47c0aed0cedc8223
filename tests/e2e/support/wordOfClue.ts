import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../support/listSources.ts';

interface ListedWord {
  word: string;
  meaning: string;
  sentence: string;
}

let listed: ListedWord[] | undefined;
let books: { text: string; puzzle: { words: { clue: string; word: string }[] } }[] | undefined;

/** The word that a clue tells of, as somebody who knows the words finds it. @param floating syllables in the bubbles */
export function wordOfClue(clue: string, floating: readonly string[]): string {
  listed ??= readdirSync(join(projectRoot, 'content/words')).flatMap(
    (file) => JSON.parse(readFileSync(join(projectRoot, 'content/words', file), 'utf8')) as ListedWord[],
  );
  const found = listed.find(({ word, meaning, sentence }) => {
    const told = clue.includes(meaning) || clue.includes(sentence.replaceAll(/○+/g, ' 빈칸 '));
    return told && [...word].every((syllable) => floating.includes(syllable));
  });
  const word = found?.word ?? wordOfBook(clue, floating);
  if (word === undefined) throw new Error(`no word for: ${clue}`);
  return word;
}

/** A word of a book: from its crossword, or missing from a sentence of its text. */
function wordOfBook(clue: string, floating: readonly string[]): string | undefined {
  const [, length = '', sentence = ''] = /(\d+)글자 낱말\..*문장: ([^.]+)/.exec(clue) ?? [];
  const parts = sentence.split(/\s*빈칸\s*/).map((part) => part.replace(/[*+?^${}()|[\]\\]/g, '\\$&'));
  const gap = parts.length < 2 ? null : new RegExp(parts.join(`\\s*(\\S{${length}})`));
  books ??= readdirSync(join(projectRoot, 'content/books')).map((bookNo) => ({
    text: readPart(bookNo, 'pages.json'),
    puzzle: JSON.parse(readPart(bookNo, 'puzzle.json') || '{"words":[]}'),
  }));
  const told = books.flatMap(({ text, puzzle }) => [
    gap?.exec(text)?.[1],
    ...puzzle.words.filter((one) => clue.includes(one.clue.replace(/\.$/, ''))).map(({ word }) => word),
  ]);
  return told.find((word) => word !== undefined && [...word].every((syllable) => floating.includes(syllable)));
}

function readPart(bookNo: string, name: string): string {
  const file = join(projectRoot, 'content/books', bookNo, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
