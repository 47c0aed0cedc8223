import type { MainPage } from '#contract/home.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { seoulDay, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { type DoneToday, todayActs } from './repositories/todayActs.ts';

/** Which of today's three steps are done. */
export async function readDoneToday({ db, accountNo, now }: SignedInContext): Promise<DoneToday> {
  const dayKey = seoulDay(now);
  return todayActs.read(db, { accountNo, dayKey, dayStart: startOfDayKey(dayKey) });
}

/** Today's three steps: what is done, and the very thing that each leads to. */
export function describeToday(
  done: DoneToday,
  { continueReading, todo, recommended }: Pick<MainPage, 'continueReading' | 'todo' | 'recommended'>,
): MainPage['today'] {
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
