import type { MainPage } from '#contract/home.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { seoulDay, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { todayActs } from './repositories/todayActs.ts';

/** Today's three steps: what is done, and the very thing that each leads to. */
export async function readToday(
  { db, accountNo, now }: SignedInContext,
  { continueReading, todo, recommended }: Pick<MainPage, 'continueReading' | 'todo' | 'recommended'>,
): Promise<MainPage['today']> {
  const dayKey = seoulDay(now);
  const done = await todayActs.read(db, { accountNo, dayKey, dayStart: startOfDayKey(dayKey) });
  const open = continueReading.find(({ readingProgressRate }) => readingProgressRate < 100);
  const fresh = recommended.find(({ textYn, missionYn }) => textYn === 'Y' && missionYn === 'Y');
  const book = open ?? fresh;
  return {
    read: {
      done: done.read,
      book: book ? { bookNo: book.bookNo, bookName: book.bookName, lastPageNo: open?.lastPageNo ?? null } : null,
    },
    mission: { done: done.solved, next: nextMission(todo, book) },
    care: { done: done.cared },
  };
}

/** Of the books under way; before there is any, the first one of the book to read. */
function nextMission(
  todo: MainPage['todo'],
  book: { bookNo: number; bookName: string; missionYn: 'Y' | 'N' } | undefined,
): MainPage['today']['mission']['next'] {
  const [first] = todo;
  if (first) {
    const { bookNo, bookName, readingMissionType, open } = first;
    return { bookNo, bookName, readingMissionType, open };
  }
  if (book?.missionYn !== 'Y') return null;
  return { bookNo: book.bookNo, bookName: book.bookName, readingMissionType: missionKinds[0], open: false };
}
