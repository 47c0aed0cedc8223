import { correlation } from './correlation.ts';
import type { BookPackContent } from './BookPackContent.ts';
import { ownImprints } from './ownImprints.ts';
import type { PackProblem } from './PackProblem.ts';
import { bareText, bigrams, meanSentenceLength, sentences, sharedShare, textLength } from './textMeasures.ts';

type Pack = Pick<BookPackContent, 'book' | 'pages' | 'report'>;

interface OwnText {
  readonly bookNo: number;
  readonly raq: number;
  readonly nonFiction: boolean;
  readonly first: string;
  readonly last: string;
  readonly meanEojeol: number;
  readonly headings: readonly string[];
  readonly reportPrompts: readonly string[];
}

const DATE = /^(?:(?:약|지금부터|서력|기원전|서기)\s*)?(?:\d{2,4}\s*년|\d{1,2}\s*월\s*\d{1,2}\s*일|\d{1,2}\s*세기)/u;
const ONCE_UPON_A_TIME = /^옛날/u;

/** Limits over all texts of ours together; shares are 0 to 1. Small libraries may always have `fewest` of a kind. */
const LIMITS = {
  datedOpenings: 1 / 5,
  questionEndings: 1 / 4,
  onceUponATime: 1 / 5,
  fewest: 1,
  /** Two sentences this alike (bigram Jaccard) are the same frame. */
  frameLikeness: 0.5,
  /** Two prompts for a report this alike ask the same. */
  promptLikeness: 0.7,
  /** A heading of at least so many letters is of one book only. */
  ownHeadingLetters: 5,
  /** Sentences grow with the level: least correlation of RAQ and mean sentence length, from so many texts on. */
  correlation: { fromTexts: 30, all: 0.8, fromRaq: 700, older: 0.6 },
} as const;

/**
 * Rules over the texts of our imprints together: no common frame of openings, endings, headings and report prompts, and
 * sentences that grow with the level. A problem's `file` starts with the book's number, or is `books` for the library.
 */
export function checkLibraryTexts(packs: readonly Pack[]): PackProblem[] {
  const texts = packs.flatMap((pack) => ownTextOf(pack));
  return [
    ...checkFrames(texts),
    ...checkAlike(texts, 'pages.json', '첫 문장', LIMITS.frameLikeness, ({ first }) => [first]),
    ...checkAlike(texts, 'pages.json', '끝 문장', LIMITS.frameLikeness, ({ last }) => [last]),
    ...checkAlike(texts, 'report.json', '독후감 물음', LIMITS.promptLikeness, ({ reportPrompts }) => reportPrompts),
    ...checkHeadings(texts),
    ...checkGrowth(texts),
  ];
}

function ownTextOf({ book, pages, report }: Pack): OwnText[] {
  if (pages === undefined || !ownImprints.includes(book.publisherName)) return [];
  const paragraphs = pages.pages.flatMap((page) => page.paragraphs);
  const all = paragraphs.flatMap(sentences);
  return [
    {
      bookNo: book.bookNo,
      raq: book.raq,
      nonFiction: book.genre === 'NON_FICTION',
      first: all[0] ?? '',
      last: all.at(-1) ?? '',
      meanEojeol: meanSentenceLength(paragraphs),
      headings: pages.pages.flatMap(({ heading }) => (heading === undefined ? [] : [heading])),
      reportPrompts: report.prompts,
    },
  ];
}

function checkFrames(texts: readonly OwnText[]): PackProblem[] {
  const nonFiction = texts.filter(({ nonFiction }) => nonFiction);
  return [
    ...tooMany(nonFiction, LIMITS.datedOpenings, '정보책이 날짜로 시작해요', ({ first }) => DATE.test(first)),
    ...tooMany(nonFiction, LIMITS.questionEndings, '정보책이 물음으로 끝나요', ({ last }) =>
      /\?["”’」』]?$/u.test(last),
    ),
    ...tooMany(texts, LIMITS.onceUponATime, '책이 "옛날"로 시작해요', ({ first }) => ONCE_UPON_A_TIME.test(first)),
  ];
}

function tooMany(
  texts: readonly OwnText[],
  share: number,
  what: string,
  isOne: (text: OwnText) => boolean,
): PackProblem[] {
  const ones = texts.filter(isOne);
  const most = Math.max(LIMITS.fewest, Math.floor(texts.length * share));
  if (ones.length <= most) return [];
  const numbers = ones.map(({ bookNo }) => bookNo).join(', ');
  return [error('books', 'pages', `${texts.length}권 가운데 ${ones.length}권의 ${what} (${most}권까지): ${numbers}`)];
}

function checkAlike(
  texts: readonly OwnText[],
  file: string,
  what: string,
  limit: number,
  partsOf: (text: OwnText) => readonly string[],
): PackProblem[] {
  const parts = texts.flatMap((text) =>
    partsOf(text).map((part) => ({ bookNo: text.bookNo, part, pairs: bigrams(part) })),
  );
  return parts.flatMap(({ bookNo, part, pairs }, at) => {
    const twin = parts.slice(0, at).find((other) => other.bookNo !== bookNo && sharedShare(other.pairs, pairs) > limit);
    if (twin === undefined) return [];
    return [error(`${bookNo}/${file}`, '', `${what} "${part}"이 ${twin.bookNo}의 "${twin.part}"과 닮았어요`)];
  });
}

function checkHeadings(texts: readonly OwnText[]): PackProblem[] {
  const owners = new Map<string, number>();
  return texts.flatMap(({ bookNo, headings }) =>
    headings.flatMap((heading) => {
      const bare = bareText(heading);
      const owner = owners.get(bare);
      owners.set(bare, owner ?? bookNo);
      if (owner === undefined || owner === bookNo || textLength(bare) < LIMITS.ownHeadingLetters) return [];
      return [error(`${bookNo}/pages.json`, 'heading', `"${heading}"은 ${owner}에도 있는 제목이에요`)];
    }),
  );
}

function checkGrowth(texts: readonly OwnText[]): PackProblem[] {
  const { fromTexts, all, fromRaq, older } = LIMITS.correlation;
  const groups = [
    { name: '모든 글', least: all, members: texts },
    { name: `raq ${fromRaq} 이상의 글`, least: older, members: texts.filter(({ raq }) => raq >= fromRaq) },
  ];
  return groups.flatMap(({ name, least, members }) => {
    if (members.length < fromTexts) return [];
    const r = correlation(members.map(({ raq, meanEojeol }) => [raq, meanEojeol]));
    if (r >= least) return [];
    return [error('books', 'pages', `${name}에서 수준과 문장 길이의 상관이 ${r.toFixed(2)}예요 (${least} 이상)`)];
  });
}

function error(file: string, field: string, reason: string): PackProblem {
  return { file, field, level: 'error', reason };
}
