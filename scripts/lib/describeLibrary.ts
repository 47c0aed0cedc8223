import { comprehensionCategories, comprehensionCategoryNames } from '#domain/book/comprehensionCategories.ts';
import type { BookPack } from '../../contract/bookPack.ts';
import type { ContestPlan } from '../../contract/contestPlan.ts';
import { bookCategories, bookCategoryNames } from '../../domain/book/bookCategories.ts';
import { levelOfRaq, readingLevels } from '../../domain/book/readingLevels.ts';
import { blindGuessers, blindScore } from '../../domain/book-pack/blindGuessers.ts';
import { keyedItems } from '../../domain/book-pack/keyedItems.ts';
import { longestKeyCount } from '../../domain/book-pack/longestKeyCount.ts';
import { textLength } from '../../domain/book-pack/textMeasures.ts';
import type { TrialAnswer } from '../../domain/book-pack/trials/checkTrials.ts';
import type { BookBank } from '../../server/content/readBookBank.ts';
import { type AnyBookPack, hasMissions } from '../../server/content/readBookPack.ts';
import { describeTrials } from './describeTrials.ts';

/** What the library holds, as a page of Markdown; the same library gives the same page. */
export function describeLibrary(
  bank: BookBank,
  plans: readonly ContestPlan[],
  trialsOf: (bookNo: number) => readonly TrialAnswer[],
): string {
  const played = bank.packs.filter(hasMissions);
  const withText = played.filter(({ pages }) => pages !== undefined);
  const errors = bank.problems.filter(({ level }) => level === 'error').length;
  return `# What the library holds

Written by \`npm run report:content\`; do not edit.

${bank.packs.length} books: ${withText.length} with a text of our own and missions, ${played.length - withText.length} on paper with missions, ${bank.packs.length - played.length} catalogue entries. The checker finds ${errors} errors and ${bank.problems.length - errors} warnings.

## By band of the contest

${byBand(bank.packs, plans)}

## By category

${table(['Category', 'With text', 'On paper', 'Entry', 'Books'], countRows(bookCategories.map((category) => [bookCategoryNames[category], bank.packs.filter(({ book }) => book.category === category)])))}

## By reading level

${table(['Level', 'With text', 'On paper', 'Entry', 'Books'], countRows(readingLevels.map(({ code }) => [code, bank.packs.filter(({ book }) => levelOfRaq(book.raq) === code)])))}

## Items by kind

${byKind(played)}

## Questions by comprehension category

${byComprehension(played)}

## Guessing without reading

${byGuesser(played)}

## Readers without the book

${byTrial(withText, plans, trialsOf)}
`;
}

type Cell = string | number;

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function countRows(groups: readonly (readonly [string, readonly AnyBookPack[]])[]): Cell[][] {
  return groups.map(([name, packs]) => {
    const played = packs.filter(hasMissions);
    const withText = played.filter(({ pages }) => pages !== undefined).length;
    return [name, withText, played.length - withText, packs.length - played.length, packs.length];
  });
}

function byBand(packs: readonly AnyBookPack[], plans: readonly ContestPlan[]): string {
  return plans
    .map(({ name, status, bands }) => {
      const rows = bands.map(({ code, name: band, levels, weeks }) => {
        const planned = packs.filter(({ book }) => weeks.flat().includes(book.bookNo));
        const own = planned.filter((pack) => hasMissions(pack) && pack.pages !== undefined).length;
        const all = packs.filter(({ book }) => levels.includes(levelOfRaq(book.raq))).length;
        return [`${code} ${band}`, planned.length, planned.filter(hasMissions).length, own, all];
      });
      const head = ['Band', 'In the plan', 'With missions', 'With text', 'Books of its levels'];
      return `Plan "${name}" (${status}), ${bands.flatMap(({ weeks }) => weeks.flat()).length} places.\n\n${table(head, rows)}`;
    })
    .join('\n\n');
}

function byTrial(
  packs: readonly BookPack[],
  [plan]: readonly ContestPlan[],
  trialsOf: (bookNo: number) => readonly TrialAnswer[],
): string {
  if (plan === undefined) return 'No plan, no bands.';
  const head = ['Band', 'Tried', 'Quiz before', 'Quiz', 'Orders', 'OX before', 'OX', 'With the book'];
  const words =
    'Right answers of trial readers, words left out ([bounds](book-packs.md#questions-that-need-the-book)). Before: one adult over the packs of before, of which those without an imprint still stand.';
  return `${words}\n\n${table(head, describeTrials(packs, plan, trialsOf))}`;
}

function byKind(played: readonly BookPack[]): string {
  const sum = (count: (pack: BookPack) => number) => played.reduce((total, pack) => total + count(pack), 0);
  const pages = sum((pack) => pack.pages?.pages.length ?? 0);
  const letters = sum((pack) =>
    (pack.pages?.pages ?? []).flatMap(({ paragraphs }) => paragraphs).reduce((all, text) => all + textLength(text), 0),
  );
  return table(
    ['Kind', 'Count'],
    [
      ['Pages of our own text', pages],
      ['Characters in them', letters],
      ['Crossword words offered', sum((pack) => pack.puzzle.words.length)],
      ['Crossword words in the grids', sum((pack) => pack.puzzle.wanted)],
      ['Matching pairs', sum((pack) => pack.matching.pairs.length)],
      ['OX statements', sum((pack) => pack.ox.items.length)],
      ['Quiz questions', sum((pack) => pack.quiz.items.length)],
      ['Think-about prompts', sum((pack) => pack.think.prompts.length)],
      ['Report prompts', sum((pack) => pack.report.prompts.length)],
    ],
  );
}

function byComprehension(played: readonly BookPack[]): string {
  const items = played.flatMap(({ quiz }) => quiz.items);
  const rows = comprehensionCategories.map((category) => {
    const count = items.filter((item) => item.category === category).length;
    return [comprehensionCategoryNames[category], count, share(count, items.length)];
  });
  return table(['Category', 'Questions', 'Share'], rows);
}

function byGuesser(played: readonly BookPack[]): string {
  const items = keyedItems(played.flatMap(({ quiz }) => quiz.items));
  const keys = [1, 2, 3, 4].map((position) => {
    const count = items.filter((item) => item.answer === position).length;
    return [`Right option is number ${position}`, share(count, items.length), '15–35 %'];
  });
  const guessers = Object.entries(blindGuessers).map(([name, guess]) => [
    `Always "${name}"`,
    share(blindScore(items, guess), 1),
    'below 40 %',
  ]);
  const longest = ['Right option is the longest', share(longestKeyCount(items), items.length), 'at most 35 %'];
  return table(['Guess', 'Right', 'Limit'], [...keys, ...guessers, longest]);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
}
