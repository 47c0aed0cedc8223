import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { koreanIssue } from '#contract/koreanIssue.ts';
import { wordList } from '#contract/wordList.ts';
import type { ListedWord } from '#domain/word-mission/CatchWord.ts';
import { describeParseError } from '../errors/describeParseError.ts';
import { StartError } from '../errors/StartError.ts';

/** Words of each reading level, by its code such as `3A`. */
export type WordLists = ReadonlyMap<string, readonly ListedWord[]>;

/**
 * Reads the folder `words` of the content folder.
 *
 * @throws StartError for a missing folder or a broken file
 */
export async function readWordLists(contentDir: string): Promise<WordLists> {
  const folder = join(contentDir, 'words');
  const lists = new Map<string, readonly ListedWord[]>();
  for (const name of await namesIn(folder)) {
    const level = /^words-(\d{1,2}[AB])\.json$/.exec(name)?.[1];
    if (level === undefined) continue;
    const parsed = wordList.safeParse(await readJson(join(folder, name)), { error: koreanIssue });
    if (!parsed.success) throw new StartError(`낱말 목록을 고쳐 주세요 (${name}): ${parsed.error.issues[0]?.message}`);
    lists.set(
      level,
      parsed.data.map((entry) => ({ ...entry, bookNo: null })),
    );
  }
  return lists;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch {
    throw new StartError(`낱말 목록이 있는 폴더가 없어요 (${folder}).`);
  }
}

async function readJson(file: string): Promise<unknown> {
  let text = '';
  try {
    text = await readFile(file, 'utf8');
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`낱말 목록을 읽을 수 없어요 (${file}): ${describeParseError(error, 'JSON', text)}`);
  }
}
