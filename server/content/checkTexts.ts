import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { diagnosisForm } from '#contract/diagnosisForm.ts';
import { dictionaryFile } from '#contract/dictionaryFile.ts';
import { introTexts } from '#contract/introTexts.ts';
import { koreanIssue } from '#contract/koreanIssue.ts';
import { personalityTest } from '#contract/personalityTest.ts';
import { wordList } from '#contract/wordList.ts';
import type { PackProblem } from '#domain/book-pack/PackProblem.ts';
import { checkDiagnosisForm } from '#domain/diagnosis/checkDiagnosisForm.ts';
import { checkParallelForms } from '#domain/diagnosis/checkParallelForms.ts';
import { checkDictionary } from '#domain/dictionary/checkDictionary.ts';
import { checkPersonalityTest } from '#domain/personality/checkPersonalityTest.ts';
import { checkWordLists } from '#domain/word-list/checkWordLists.ts';
import { formatField } from './formatField.ts';
import { readArticle } from './readArticle.ts';
import { MONTH_PICKS_FILE, readMonthPicks } from './readMonthPicks.ts';
import { siteArticles } from './siteArticles.ts';
import { readSafely } from './syncMarkdown.ts';

/**
 * Checks everything of a content folder that is neither book, contest plan nor policy. Files are named from the
 * content folder on.
 */
export async function checkTexts(contentDir: string): Promise<PackProblem[]> {
  const picks = await readMonthPicks(contentDir);
  const forms = await readAll(contentDir, 'diagnosis', diagnosisForm);
  const tests = await readAll(contentDir, 'personality', personalityTest);
  const lists = await readAll(contentDir, 'words', wordList);
  const dictionary = await readAll(contentDir, 'dictionary', dictionaryFile);
  const intros = await readAll(contentDir, join('site', 'intro'), introTexts);
  return [
    ...(picks.ok ? [] : [broken(MONTH_PICKS_FILE, '', picks.reason)]),
    ...[forms, tests, lists, dictionary, intros].flatMap(({ problems }) => problems),
    ...forms.files.flatMap(({ file, value }) => checkDiagnosisForm(file, value)),
    ...checkParallelForms(forms.files),
    ...tests.files.flatMap(({ file, value }) => checkPersonalityTest(file, value)),
    ...checkWordLists(lists.files.map(({ file, value }) => ({ file, words: value }))),
    ...checkDictionary(dictionary.files.map(({ file, value }) => ({ file, entries: value }))),
    ...(await readMarkdown(contentDir, join('site', 'articles'), (text) => {
      const read = readArticle(text);
      return read.ok ? { number: read.article.articleNo } : read.reason;
    })),
    ...(await checkSiteArticles(contentDir)),
  ];
}

/** Notices, answers and popups. */
async function checkSiteArticles(contentDir: string): Promise<PackProblem[]> {
  const problems: PackProblem[] = [];
  for (const { folder, read } of Object.values(siteArticles)) {
    const found = await readMarkdown(contentDir, folder, (text) => {
      const article = readSafely(read, text);
      if (!article.ok) return article.reason;
      return article.article.number === 0 ? '번호를 적어 주세요' : { number: article.article.number };
    });
    problems.push(...found);
  }
  return problems;
}

function broken(file: string, field: string, reason: string): PackProblem {
  return { file, field, level: 'error', reason };
}

async function namesOf(folder: string, ending: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith(ending)).sort() : [];
}

async function readAll<T extends z.ZodType>(contentDir: string, folder: string, shape: T) {
  const files: { file: string; value: z.infer<T> }[] = [];
  const problems: PackProblem[] = [];
  for (const name of await namesOf(join(contentDir, folder), '.json')) {
    const file = join(folder, name);
    const text = await readFile(join(contentDir, file), 'utf8');
    const parsed = shape.safeParse(parseJson(text), { error: koreanIssue });
    if (text !== text.normalize('NFC')) problems.push(broken(file, '', 'NFC로 적어 주세요'));
    if (parsed.success) files.push({ file, value: parsed.data });
    else problems.push(...parsed.error.issues.map(({ path, message }) => broken(file, formatField(path), message)));
  }
  return { files, problems };
}

/** Undefined for what is no JSON; the shape then refuses it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `read` gives the number of an entry, or the reason why it is none. */
async function readMarkdown(
  contentDir: string,
  folder: string,
  read: (text: string) => { number: number } | string,
): Promise<PackProblem[]> {
  const problems: PackProblem[] = [];
  const known = new Set<number>();
  for (const name of await namesOf(join(contentDir, folder), '.md')) {
    const found = read(await readFile(join(contentDir, folder, name), 'utf8'));
    if (typeof found === 'string') problems.push(broken(join(folder, name), '', found));
    else if (known.has(found.number)) problems.push(broken(join(folder, name), '', `${found.number}번이 두 번 있어요`));
    else known.add(found.number);
  }
  return problems;
}
