import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../support/listSources.ts';

interface ListedWord {
  word: string;
  meaning: string;
  sentence: string;
}

let listed: ListedWord[] | undefined;

/** The word that a clue tells of, as somebody who knows the words finds it. @param floating syllables in the bubbles */
export function wordOfClue(clue: string, floating: readonly string[]): string {
  listed ??= readdirSync(join(projectRoot, 'content/words')).flatMap(
    (file) => JSON.parse(readFileSync(join(projectRoot, 'content/words', file), 'utf8')) as ListedWord[],
  );
  const found = listed.find(({ word, meaning, sentence }) => {
    const told = clue.includes(meaning) || clue.includes(sentence.replaceAll(/○+/g, ' 빈칸 '));
    return told && [...word].every((syllable) => floating.includes(syllable));
  });
  if (!found) throw new Error(`no word for: ${clue}`);
  return found.word;
}
