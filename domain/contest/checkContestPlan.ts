import type { BookCategory } from '../book/bookCategories.ts';
import { levelOfRaq, readingLevels } from '../book/readingLevels.ts';
import { createProblemSink, type PackProblem, type ProblemSink } from '../book-pack/PackProblem.ts';
import { withJosa } from '../text/withJosa.ts';

/** Size and variety of a plan. */
export interface PlanSize {
  weeks: number;
  booksAWeek: number;
  /** Least number of categories among the books of one week. */
  categoriesAWeek: number;
  /** Least number of reserves of one week. */
  reservesAWeek: number;
}

/** The size of a contest of a whole site. */
export const SITE_PLAN_SIZE: PlanSize = { weeks: 4, booksAWeek: 4, categoriesAWeek: 3, reservesAWeek: 2 };

/** The plain shape of a plan; the parsed contract type is assignable to it. */
export interface ContestPlanContent {
  readonly planId: string;
  readonly status: 'DRAFT' | 'READY';
  readonly bands: readonly ContestBand[];
}

export interface ContestBand {
  readonly code: string;
  readonly levels: readonly string[];
  readonly weeks: readonly (readonly number[])[];
  /** By week: books for readers who have read one of the week's before. */
  readonly reserves: readonly (readonly number[])[];
}

/** What the rules need to know of a book. */
export interface PlannedBook {
  readonly bookNo: number;
  readonly category: BookCategory;
  readonly raq: number;
  readonly hasMissions: boolean;
}

/**
 * A plan is fair when every band reads as many books, each week is varied and has reserves of its categories, nobody
 * meets a book twice, and every book suits its band and can be played.
 */
export function checkContestPlan(
  plan: ContestPlanContent,
  books: readonly PlannedBook[],
  size: PlanSize = SITE_PLAN_SIZE,
): PackProblem[] {
  const sink = createProblemSink(`${plan.planId}.json`);
  const known = new Map(books.map((book) => [book.bookNo, book]));
  checkLevels(sink, plan.bands);
  const seen = new Map<number, string>();
  for (const [index, band] of plan.bands.entries()) {
    checkSize(sink, `bands[${index}]`, band, size);
    for (const [part, lists] of Object.entries({ weeks: band.weeks, reserves: band.reserves })) {
      for (const [at, list] of lists.entries()) {
        const field = `bands[${index}].${part}[${at}]`;
        for (const bookNo of list) {
          const first = seen.get(bookNo);
          if (first !== undefined) sink.error(field, `${bookNo}번 책이 ${first}에도 있어요`);
          seen.set(bookNo, field);
          checkBook(sink, field, bookNo, known.get(bookNo), band, plan.status);
        }
      }
    }
    for (const [at, week] of band.weeks.entries()) {
      checkVariety(sink, `bands[${index}].weeks[${at}]`, week, known, size);
      const reserves = band.reserves[at] ?? [];
      checkReserves(sink, `bands[${index}].reserves[${at}]`, { week, reserves }, known, size);
    }
  }
  return sink.problems;
}

function checkLevels(sink: ProblemSink, bands: readonly ContestBand[]): void {
  for (const { code } of readingLevels) {
    const count = bands.filter(({ levels }) => levels.includes(code)).length;
    if (count !== 1) sink.error('bands', `읽기 수준 ${code}가 ${count}개의 단계에 있어요. 꼭 하나여야 해요`);
  }
}

function checkSize(
  sink: ProblemSink,
  field: string,
  { code, weeks }: ContestBand,
  { weeks: weekCount, booksAWeek }: PlanSize,
): void {
  if (weeks.length !== weekCount)
    sink.error(`${field}.weeks`, `${withJosa(code, '은/는')} ${weekCount}주여야 해요 (지금 ${weeks.length}주)`);
  for (const [at, week] of weeks.entries()) {
    if (week.length !== booksAWeek)
      sink.error(`${field}.weeks[${at}]`, `한 주에 ${booksAWeek}권이어야 해요 (지금 ${week.length}권)`);
  }
}

function checkVariety(
  sink: ProblemSink,
  field: string,
  week: readonly number[],
  known: ReadonlyMap<number, PlannedBook>,
  { categoriesAWeek }: PlanSize,
): void {
  const found = week.flatMap((bookNo) => known.get(bookNo) ?? []);
  // Of a draft's week some books may be still to come.
  if (found.length < week.length) return;
  const kinds = new Set(found.map(({ category }) => category));
  if (kinds.size < categoriesAWeek)
    sink.error(field, `분야가 ${kinds.size}가지예요. ${categoriesAWeek}가지 이상이어야 해요`);
}

function checkReserves(
  sink: ProblemSink,
  field: string,
  { week, reserves }: { week: readonly number[]; reserves: readonly number[] },
  known: ReadonlyMap<number, PlannedBook>,
  { reservesAWeek }: PlanSize,
): void {
  if (reserves.length < reservesAWeek)
    sink.error(field, `예비 책이 ${reservesAWeek}권 이상 있어야 해요 (지금 ${reserves.length}권)`);
  const categories = new Set(week.map((bookNo) => known.get(bookNo)?.category));
  for (const bookNo of reserves) {
    const category = known.get(bookNo)?.category;
    if (category !== undefined && !categories.has(category))
      sink.error(field, `예비 책 ${bookNo}번의 분야가 그 주의 책에 없어요`);
  }
}

function checkBook(
  sink: ProblemSink,
  field: string,
  bookNo: number,
  book: PlannedBook | undefined,
  { code, levels }: ContestBand,
  status: ContestPlanContent['status'],
): void {
  const report = status === 'READY' ? sink.error : sink.warning;
  if (book === undefined) {
    report(field, `${bookNo}번 책이 없어요`);
    return;
  }
  if (!levels.includes(levelOfRaq(book.raq)))
    sink.error(field, `${bookNo}번 책(${levelOfRaq(book.raq)})은 ${code}의 수준이 아니에요`);
  if (!book.hasMissions) report(field, `${bookNo}번 책에 아직 미션이 없어요`);
}
