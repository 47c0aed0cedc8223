import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dictionaryFile } from '#contract/dictionaryFile.ts';
import { koreanIssue } from '#contract/koreanIssue.ts';
import type { DictionaryEntry } from '#domain/dictionary/DictionaryEntry.ts';
import { type Dictionary, indexDictionary } from '#domain/dictionary/lookUpWord.ts';
import { StartError } from '../errors/StartError.ts';
import { readWordLists } from './readWordLists.ts';

/**
 * The words that texts are explained by: the folder `dictionary` of the content folder, and behind it the word lists.
 *
 * @throws StartError for a missing folder or a broken file
 */
export async function readDictionary(contentDir: string): Promise<Dictionary> {
  const lists = await readWordLists(contentDir);
  const listed = [...lists.values()].flat().map(({ word, meaning, sentence }) => ({
    word,
    meaning,
    ...(sentence === null ? {} : { sentence: sentence.replace(/○+/u, word) }),
  }));
  return indexDictionary([...(await readEntries(contentDir)), ...listed]);
}

async function readEntries(contentDir: string): Promise<DictionaryEntry[]> {
  const folder = join(contentDir, 'dictionary');
  const entries: DictionaryEntry[] = [];
  for (const name of await namesIn(folder)) {
    const parsed = dictionaryFile.safeParse(await readJson(join(folder, name)), { error: koreanIssue });
    if (!parsed.success) throw new StartError(`낱말 풀이를 고쳐 주세요 (${name}): ${parsed.error.issues[0]?.message}`);
    entries.push(...parsed.data);
  }
  return entries;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  } catch {
    throw new StartError(`낱말 풀이가 있는 폴더가 없어요 (${folder}).`);
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new StartError(`낱말 풀이를 읽을 수 없어요 (${file}).`);
  }
}
