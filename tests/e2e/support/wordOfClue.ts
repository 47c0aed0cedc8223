import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../support/listSources.ts';

interface ListedWord {
  word: string;
  meaning: string;
  sentence: string;
}

let listed: ListedWord[] | undefined;
let books: string[] | undefined;

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

/** The word that is missing from a sentence of a book. */
function wordOfBook(clue: string, floating: readonly string[]): string | undefined {
  const [, length = '', sentence = ''] = /(\d+)글자 낱말\..*문장: ([^.]+)/.exec(clue) ?? [];
  const parts = sentence.split(/\s*빈칸\s*/);
  if (parts.length < 2) return undefined;
  const gap = new RegExp(parts.map((part) => part.replace(/[*+?^${}()|[\]\\]/g, '\\$&')).join(`\\s*(\\S{${length}})`));
  books ??= readdirSync(join(projectRoot, 'content/books')).flatMap((bookNo) => {
    const file = join(projectRoot, 'content/books', bookNo, 'pages.json');
    return existsSync(file) ? [readFileSync(file, 'utf8')] : [];
  });
  return books
    .map((text) => gap.exec(text)?.[1])
    .find((word) => word !== undefined && [...word].every((syllable) => floating.includes(syllable)));
}
