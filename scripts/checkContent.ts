import { relative, resolve } from 'node:path';
import type { BookPack } from '../contract/bookPack.ts';
import { checkFacts } from '../domain/book-pack/facts/checkFacts.ts';
import { ownImprints } from '../domain/book-pack/ownImprints.ts';
import type { PackProblem } from '../domain/book-pack/PackProblem.ts';
import { checkTrials } from '../domain/book-pack/trials/checkTrials.ts';
import { checkFormTrials } from '../domain/diagnosis/checkFormTrials.ts';
import { DICTIONARY_TUNING } from '../domain/dictionary/tuning.ts';
import { checkBookWords } from '../server/content/checkBookWords.ts';
import { checkTexts } from '../server/content/checkTexts.ts';
import { loadPolicies } from '../server/content/loadPolicies.ts';
import { plannedBooks, readBookBank } from '../server/content/readBookBank.ts';
import { hasMissions } from '../server/content/readBookPack.ts';
import { readContestPlans } from '../server/content/readContestPlans.ts';
import { readDictionary } from '../server/content/readDictionary.ts';
import { readTestContent } from '../server/content/readTestContent.ts';
import { readFactTables } from './lib/readFactTables.ts';
import { readTrials } from './lib/trialFile.ts';

// Usage: node scripts/checkContent.ts [folder of packs]; ends with code 1 on any error.
// Without a folder it also checks the contest plans, policies and all other texts of content/.
const [folder] = process.argv.slice(2);
const root = resolve(folder ?? 'content/books');
const bank = await readBookBank(root);
const plans =
  folder === undefined ? await readContestPlans(resolve('content/contests'), plannedBooks(bank)) : undefined;
// A book with one of our imprints has been tried by readers without it and with it.
const triedPacks = bank.packs.filter(hasMissions).filter(({ book }) => ownImprints.includes(book.publisherName));
const problems = [
  ...show(root, bank.problems),
  ...show(resolve(root, '../trials'), triedPacks.flatMap(trialProblems)),
  ...(folder === undefined ? show(resolve('content/facts'), factProblems()) : []),
  ...show(resolve('content/contests'), plans?.problems ?? []),
  ...(folder === undefined ? show(resolve('content'), await checkTexts(resolve('content'))) : []),
  ...(folder === undefined ? show(resolve('content/trials'), await formTrialProblems()) : []),
  ...(folder === undefined ? show(resolve('content/dictionary'), await wordProblems()) : []),
];
const { refused } = folder === undefined ? await loadPolicies(resolve('content')) : { refused: [] };
for (const line of refused) console.log(`content/${line}`);
const errors = problems.filter((problem) => problem.level === 'error').length + refused.length;
console.log(
  `${bank.folders}권 확인, 오류 ${errors}, 경고 ${problems.filter(({ level }) => level === 'warning').length}`,
);
process.exitCode = errors > 0 ? 1 : 0;

/** Prints how much of each text the dictionary explains. */
async function wordProblems(): Promise<PackProblem[]> {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const texts = checkBookWords(bank.packs, await readDictionary(resolve('content')));
  for (const { bookNo, raq, distinct, running, missing } of texts) {
    const free = raq < DICTIONARY_TUNING.coveredBelowRaq ? '' : ' (기준 없음)';
    const shares = `낱말의 ${percent(distinct)}, 글의 ${percent(running)}`;
    console.log(`낱말 풀이 ${bookNo}: ${shares}, 없는 말 ${missing.length}개${free}`);
  }
  return texts.flatMap(({ problems: found }) => found);
}

/** The tables that items are drawn from, where a book has them. */
function factProblems(): PackProblem[] {
  return bank.packs.flatMap((pack) => {
    if (!hasMissions(pack) || pack.pages === undefined) return [];
    const tables = readFactTables(resolve('content/facts'), pack.book.bookNo);
    const pages = new Map(
      pack.pages.pages.map(({ pageNo, heading, paragraphs }) => [pageNo, [heading ?? '', ...paragraphs]]),
    );
    return tables === null ? [] : checkFacts(`${pack.book.bookNo}.json`, tables, pages);
  });
}

/** Forms of the reading test, which readers try without the passages. */
async function formTrialProblems(): Promise<PackProblem[]> {
  const { diagnosis } = await readTestContent(resolve('content'));
  return (diagnosis?.value ?? []).flatMap((form) => {
    const name = `form-${form.formNo}`;
    return checkFormTrials(`${name}.csv`, form, readTrials(resolve('content'), name));
  });
}

function trialProblems(pack: BookPack): PackProblem[] {
  const { bookNo } = pack.book;
  return checkTrials(pack, readTrials(resolve(root, '..'), `${bookNo}`)).map((found) => ({
    ...found,
    file: `${bookNo}.csv`,
  }));
}

function show(place: string, found: readonly PackProblem[]): readonly PackProblem[] {
  for (const { file, field, level, reason } of found) {
    console.log(`${relative(process.cwd(), place)}/${file}  ${field}  ${level === 'error' ? '' : '(경고) '}${reason}`);
  }
  return found;
}
