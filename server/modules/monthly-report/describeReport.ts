import type { MonthlyReport } from '#contract/monthlyReport.ts';
import { className } from '#domain/classroom/className.ts';
import { classroomTuning } from '#domain/classroom/tuning.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { describeMissions } from '#domain/monthly-report/describeMissions.ts';
import { describeMonth, type MonthFacts } from '#domain/monthly-report/describeMonth.ts';
import { type MonthSpan, monthSpan } from '#domain/monthly-report/reportMonths.ts';
import { reportTuning } from '#domain/monthly-report/tuning.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { Context } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { coverPath } from '#server/modules/book/public.ts';
import { pupilWork, readComprehension } from '#server/modules/classroom/public.ts';
import { readGrowth } from '#server/modules/my-page/public.ts';
import { textReplies } from '#server/modules/text-reply/public.ts';
import { type MonthWork, readMonth } from './readMonth.ts';
import { reportHeads } from './repositories/reportHeads.ts';
import { reportNotes } from './repositories/reportNotes.ts';

/**
 * The report of one pupil about one month, from what is stored about it. Of a month that is over nothing counts that came
 * after it, but for the words of the staff.
 */
export async function describeReport(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { accountNo, academyNo, month }: { accountNo: number; academyNo: number; month: string },
): Promise<MonthlyReport> {
  const span = monthSpan(month);
  const running = now < span.until;
  const lastDay = running ? seoulDay(now) : span.toDay;
  const since = startOfDayKey(shiftDayKey(lastDay, -classroomTuning.timelineDays));
  const reading = readMonth(db, accountNo, span);
  const [work, texts, pupil, inClass, growth, booksToVerify, comprehension, notes, academyName] = await Promise.all([
    reading,
    reading.then((work) => textsOf(db, work)),
    reportHeads.pupil(db, accountNo),
    reportHeads.classOn(db, { accountNo, academyNo, day: lastDay }),
    readGrowth({ db, accountNo, now: Math.min(now, span.until - 1) }),
    pupilWork.booksToVerify(db, accountNo, span),
    pupilWork.missions(db, accountNo, since, span).then((missions) => readComprehension(db, missions)),
    reportNotes.list(db, { academyNo, month }, [accountNo]),
    reportHeads.academyName(db, academyNo),
  ]);
  const words = describeMonth({
    month,
    running,
    came: cameOf(pupil.createdAt, span),
    dayCount: work.dayCount,
    booksVerified: work.verified.length,
    booksToVerify,
    trend: growth.trend,
    comprehension,
  });
  const note = notes.get(accountNo);
  const latest = growth.points.at(-1);
  const books = booksOf(work);
  return {
    month,
    until: running ? lastDay : null,
    academyName,
    className: inClass ? className(inClass) : null,
    pupilName: pupil.name,
    dayCount: work.dayCount,
    finishedCount: work.verified.length,
    books: books.slice(0, reportTuning.shownBooks),
    bookCount: books.length,
    missions: describeMissions(work.missions.map((round) => ({ ...round, rate: round.rateHundredths / 100 }))),
    words,
    level: latest ? { levelFrom: latest.levelFrom, levelTo: latest.levelTo } : null,
    growth: growth.points.slice(-reportTuning.shownPoints),
    texts: texts.slice(0, reportTuning.shownTexts),
    textCount: texts.length,
    note: note ? { words: note.note, staffName: note.staffName } : null,
  };
}

function cameOf(createdAt: number, span: MonthSpan): MonthFacts['came'] {
  if (createdAt >= span.until) return 'AFTER';
  return createdAt >= span.from ? 'WITHIN' : 'BEFORE';
}

/** Books of the month, each once: those that were finished first, then those that were read or worked on. */
function booksOf({ verified, readings, missions }: MonthWork): MonthlyReport['books'] {
  const finished = new Set(verified.map(({ bookNo }) => bookNo));
  const names = new Map([...verified, ...readings, ...missions].map(({ bookNo, bookName }) => [bookNo, bookName]));
  return [...names].map(([bookNo, bookName]) => ({
    bookNo,
    bookName,
    bookImagePath: coverPath(bookNo),
    finished: finished.has(bookNo),
  }));
}

/** Texts of the month, the latest first, with the stickers of the staff; never what was written. */
async function textsOf(db: Db, { missions }: MonthWork): Promise<MonthlyReport['texts']> {
  const written = missions.filter(({ kind }) => kind === 'THINK' || kind === 'REPORT');
  const stickers = await textReplies.stickersOf(
    db,
    written.map(({ attemptNo }) => attemptNo),
  );
  return written.map(({ attemptNo, bookName, kind }) => ({
    bookName,
    kindName: missionKindNames[kind],
    stickers: [...(stickers.get(attemptNo) ?? [])],
  }));
}
