import type { MainPage } from '#contract/home.ts';
import { seoulDay, seoulMonthStart, seoulWeekStart } from '#domain/time/seoulDay.ts';
import { seoulParts } from '#domain/time/seoulParts.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readPetSummary } from '#server/modules/aquarium/public.ts';
import { readBookCards, toBookCard } from '#server/modules/book/public.ts';
import { readOpenBell } from '#server/modules/golden-bell/public.ts';
import { readOwnHomework } from '#server/modules/homework/public.ts';
import { libraryBooks, standingBook } from '#server/modules/library/public.ts';
import { readMissionBoards } from '#server/modules/mission/public.ts';
import { ownNotices } from '#server/modules/moderation/public.ts';
import { keptNotices, noticeSummaries } from '#server/modules/notice/public.ts';
import { readTaste, recommendBy } from '#server/modules/recommendation/public.ts';
import { textReplies } from '#server/modules/text-reply/public.ts';
import { standOf, voyages } from '#server/modules/voyage/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { bookCards } from '#server/repositories/bookCards.ts';
import { monthFigures } from '#server/repositories/monthFigures.ts';
import { describeToday, readDoneToday } from './describeToday.ts';

/** Books looked at, and missions shown of one book and of all. */
const BOOKS = 3;

const OF_ONE_BOOK = 2;

const IN_ALL = 4;

const CONTINUE = 5;
const RECOMMENDED = 6;
const NOTICES = 3;
const NEW_REPLIES = 3;

/** Everything the main page shows first, in one answer. */
export async function readMainPage(context: SignedInContext): Promise<MainPage> {
  const { db, accountNo, site, now } = context;
  const underWay = readUnderWay(context);
  const known = voyages.read(db, accountNo);
  const [summary, voyage, goal, done, books, homework, bell, settlementNotices, newReplies, latest] = await Promise.all(
    [
      readPetSummary(context),
      known,
      readGoal(context),
      readDoneToday(context),
      readBooks(context, underWay, known),
      readOwnHomework(context),
      readOpenBell(context),
      ownNotices.read(context),
      textReplies.unseen(db, accountNo, NEW_REPLIES),
      keptNotices.page(db, { site, now, limit: NOTICES, offset: 0 }),
    ],
  );
  const stand = standOf(voyage, summary.pet.species !== null);
  return {
    ...summary,
    ...books,
    goal,
    voyage: stand === 'DONE' || stand === 'SKIPPED' ? null : stand,
    today: describeToday(done, books),
    homework,
    bell,
    settlementNotices,
    newReplies,
    notices: noticeSummaries(latest),
  };
}

type ShownBooks = Pick<MainPage, 'continueReading' | 'todo' | 'recommended'>;

async function readBooks(
  context: SignedInContext,
  underWay: Promise<UnderWay>,
  voyage: Promise<{ solved: boolean }>,
): Promise<ShownBooks> {
  const { db, accountNo } = context;
  const readReading = async () => bookCards.read(db, accountNo, (await underWay).reading.slice(0, CONTINUE));
  const [reading, todo, recommended] = await Promise.all([
    readReading(),
    readTodo(context, underWay),
    readRecommended(context, voyage),
  ]);
  return {
    continueReading: reading.map((row) => ({ ...toBookCard(row), lastPageNo: row.lastPageNo ?? 1 })),
    todo,
    recommended,
  };
}

async function readRecommended(
  context: SignedInContext,
  voyage: Promise<{ solved: boolean }>,
): Promise<MainPage['recommended']> {
  const [{ solved }, taste] = await Promise.all([voyage, readTaste(context)]);
  const best = await recommendBy(context, taste, RECOMMENDED, { onlyReady: !solved });
  return readBookCards(
    context,
    best.map(({ bookNo }) => bookNo),
  );
}

async function readGoal({ db, accountNo, now }: SignedInContext): Promise<MainPage['goal']> {
  const monthStart = seoulDay(seoulMonthStart(now));
  const [{ monthGoalBookCount: goalBookCount }, verifiedBookCount, monthPoint, weekPoint] = await Promise.all([
    accounts.goalOf(db, accountNo),
    monthFigures.verifiedSince(db, accountNo, monthStart),
    monthFigures.pointsSince(db, accountNo, monthStart),
    monthFigures.pointsSince(db, accountNo, seoulDay(seoulWeekStart(now))),
  ]);
  return { monthLabel: `${seoulParts(now).month}월`, goalBookCount, verifiedBookCount, monthPoint, weekPoint };
}

interface UnderWay {
  /** Books that are being read here, by the shelf. */
  reading: number[];
  /** Books that may have missions left: begun here or on paper, neither verified nor put away. */
  toDo: number[];
}

/** The books that the main page goes on with, the one read or played last first. */
async function readUnderWay({ db, accountNo }: SignedInContext): Promise<UnderWay> {
  const begun = (await libraryBooks.unverified(db, accountNo))
    .flatMap((row) => {
      const at = Math.max(row.turnedAt ?? 0, row.playedAt ?? 0);
      const standing = at > 0 ? standingBook(row) : null;
      return standing ? [{ ...standing, at, turnedHere: row.turnedAt !== null && row.firstPageNo !== null }] : [];
    })
    .sort((one, other) => other.at - one.at || one.bookNo - other.bookNo);
  const numbers = (books: typeof begun) => books.map(({ bookNo }) => bookNo);
  return {
    reading: numbers(begun.filter(({ place, turnedHere }) => place === 'READING' && turnedHere)),
    toDo: numbers(begun.filter(({ place }) => place !== 'AWAY')),
  };
}

/**
 * What to do next in the first of these books: open missions first, then those that can still be earned.
 */
async function readTodo(context: SignedInContext, underWay: Promise<UnderWay>): Promise<MainPage['todo']> {
  const { toDo } = await underWay;
  const entries: MainPage['todo'] = [];
  for (const board of await readMissionBoards(context, toDo.slice(0, BOOKS))) {
    const { bookNo, bookName } = board;
    const next = board.missions
      .filter(({ state, availablePoint }) => state === 'OPEN' || (state !== 'DONE' && availablePoint > 0))
      .map(({ readingMissionType, availablePoint, state }) => ({
        bookNo,
        bookName,
        readingMissionType,
        availablePoint,
        open: state === 'OPEN',
      }));
    entries.push(...openFirst(next).slice(0, OF_ONE_BOOK));
  }
  return openFirst(entries).slice(0, IN_ALL);
}

function openFirst(entries: MainPage['todo']): MainPage['todo'] {
  return [...entries.filter(({ open }) => open), ...entries.filter(({ open }) => !open)];
}
