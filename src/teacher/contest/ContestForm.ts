import type { ContestBookSource, GiveContestBody } from '#contract/staffContest.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { ownPlanSize } from '#domain/contest/ownPlanSize.ts';
import { shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import { seoulParts } from '#domain/time/seoulParts.ts';
import { noBooks, type OwnWeeks } from './OwnWeeks.ts';

/** What the form of a new contest holds, in whatever state. */
export interface ContestForm {
  title: string;
  /** Null for everybody of the institution. */
  classNos: readonly number[] | null;
  startDay: string;
  weeks: number;
  source: ContestBookSource['source'];
  planId: string;
  booksAWeek: number;
  seed: number;
  own: OwnWeeks;
  prizes: string;
  dailyCap: number;
}

/** What decides the books, and who would lack some of them. */
export type ContestGiven = Pick<GiveContestBody, 'classNos' | 'startDay' | 'books'>;

/** Names of fields with what is to be corrected. */
export type FieldProblems = Readonly<Partial<Record<string, string>>>;

const WEEK = 7;
const MOST_SEED = 0x7fffffff;

/** The next Monday after a day. */
export function nextMonday(today: string): string {
  const { weekday } = seoulParts(startOfDayKey(today));
  return shiftDayKey(today, ((WEEK - weekday) % WEEK) + 1);
}

export function emptyForm(
  given: Pick<ContestForm, 'classNos' | 'source' | 'planId' | 'weeks'>,
  today: string,
): ContestForm {
  return {
    title: '',
    startDay: nextMonday(today),
    booksAWeek: 2,
    seed: 1,
    own: noBooks,
    prizes: '',
    dailyCap: CONTEST_TUNING.dailyCap,
    ...given,
  };
}

/** The last day. */
export const endDayOf = ({ startDay, weeks }: Pick<ContestForm, 'startDay' | 'weeks'>): string =>
  shiftDayKey(startDay, weeks * WEEK - 1);

/** Another draw of equal books. */
export const anotherSeed = (seed: number): number => (seed % MOST_SEED) + 1;

/** As the server is asked. */
export function givenOf({ classNos, startDay, ...form }: ContestForm): ContestGiven {
  return { classNos: classNos && [...classNos], startDay, books: sourceOf(form) };
}

function sourceOf(form: Omit<ContestForm, 'classNos' | 'startDay'>): ContestBookSource {
  const { source, planId, weeks, booksAWeek, seed, own } = form;
  if (source === 'PLAN') return { source, planId, weeks };
  if (source === 'PROPOSAL') return { source, weeks, booksAWeek, seed };
  return { source, weeks: own.slice(0, weeks).map((week) => week.map(({ bookNo }) => bookNo)) };
}

/** What is missing before the books can be looked at. */
export function missingForDraft({ classNos, startDay, source, own, weeks }: ContestForm): FieldProblems {
  const bare = own.slice(0, weeks).flatMap((week, at) => (week.length === 0 ? [`${at + 1}주`] : []));
  return {
    ...(classNos?.length === 0 && { classNos: '반을 하나 이상 골라 주세요.' }),
    ...(startDay === '' && { startDay: '시작하는 날을 골라 주세요.' }),
    ...(source === 'OWN' && bare.length > 0 && { books: `${bare.join(', ')}에 읽을 책을 한 권 이상 넣어 주세요.` }),
  };
}

/** What is missing before the contest can be given. */
export function missingFields(form: ContestForm): FieldProblems {
  const title = form.title.trim().length < 2;
  return { ...(title && { title: '이름을 두 글자 이상 적어 주세요.' }), ...missingForDraft(form) };
}

/** Problems by the field of the form: `books.weeks.0` stands at `books`. */
export function problemsByField(fields: Readonly<Record<string, string>>): FieldProblems {
  const byField: Record<string, string> = {};
  for (const [name, words] of Object.entries(fields)) byField[name.split(/[.[]/)[0] ?? name] ??= words;
  return byField;
}

/** Most weeks that the source of the books has. */
export const mostWeeks = (source: ContestForm['source'], planWeeks: number): number =>
  source === 'PLAN' ? planWeeks : ownPlanSize.weeks.most;
