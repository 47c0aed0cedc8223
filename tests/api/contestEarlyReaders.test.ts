import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contest, ContestHistory, ContestInfo } from '#contract/contest.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import { contestProblems } from '../support/contestProblems.ts';
import {
  bookAt,
  buildContestApp,
  CONTEST_START,
  type ContestStudent,
  contestStudent,
  moveTo,
  publishContest,
  reserveAt,
} from '../support/contestStage.ts';

let app: TestApp;
const KINDS = ['OX', 'MATCHING', 'QUIZ'] as const;
const newReader = () => contestStudent(app, 'ELEMENTARY_2');
const infoOf = async (student: ContestStudent) => (await student.get<ContestInfo>('/info/my')).data;
const booksOf = async (student: ContestStudent) =>
  (await student.get<Contest>('')).data.rounds.map(({ roundLevel }) => roundLevel.books.map(({ bookNo }) => bookNo));

beforeAll(async () => {
  app = await buildContestApp();
  await publishContest(app, '--cap', '4');
});
afterAll(() => app.close());

describe('who read before the contest', () => {
  it('has reserves in the place of the books that were begun, with the same points in reach', async () => {
    const [early, fresh] = [await newReader(), await newReader()];
    for (const kind of KINDS) await early.play(kind, bookAt(0, 1, 0));
    await early.play('OX', bookAt(0, 1, 3), { wrong: 5 });
    await early.play('OX', reserveAt(0, 1, 1));
    moveTo(app, CONTEST_START);
    expect(await early.join()).toMatchObject({
      levelGivenYn: 'Y',
      message: expect.stringContaining('전에 읽은 책 2권은 새로운 책으로 바꿔 두었어요.'),
    });
    await fresh.join();
    const [mine, theirs] = [await booksOf(early), await booksOf(fresh)];
    expect(mine[0]).toEqual([reserveAt(0, 1, 0), bookAt(0, 1, 1), bookAt(0, 1, 2), reserveAt(0, 2, 0)]);
    expect(mine.slice(1)).toEqual(theirs.slice(1));
    expect((await infoOf(early)).completionPoint).toBe((await infoOf(fresh)).completionPoint);
    expect((await early.get<number[]>('/verification-book-no-list')).data).toEqual([]);
    await early.play('QUIZ', reserveAt(0, 1, 0));
    expect((await infoOf(early)).point).toBe(40);
  });
});

describe('who reads a book before its week', () => {
  it('has a reserve in its place, whether joined by then or not', async () => {
    moveTo(app, CONTEST_START);
    const readers = [await newReader(), await newReader()];
    await readers[0]?.join();
    for (const reader of readers) await reader.play('OX', bookAt(0, 3, 1));
    const [joined, late] = readers as [ContestStudent, ContestStudent];
    await late.join();
    const week = (await booksOf(joined))[2];
    expect(week).toEqual([bookAt(0, 3, 0), reserveAt(0, 3, 1), bookAt(0, 3, 2), bookAt(0, 3, 3)]);
    expect((await booksOf(late))[2]).toEqual(week);
    expect((await infoOf(joined)).point).toBe(0);
    // A reserve that is read before its week is replaced in its turn.
    for (const reader of readers) await reader.play('OX', reserveAt(0, 3, 1));
    expect((await booksOf(joined))[2]?.[1]).toBe(reserveAt(0, 3, 0));
    expect((await booksOf(late))[2]?.[1]).toBe(reserveAt(0, 3, 0));
    const versions = await Promise.all(readers.map(async (one) => (await one.get<Contest>('')).data.bookVersion));
    expect(versions[0]).toBe(versions[1]);
  });
});

describe('who reads before joining', () => {
  it('has what was done since the start counted once, also what was deleted since', async () => {
    moveTo(app, CONTEST_START);
    const late = await newReader();
    const { attemptNo } = await late.play('QUIZ', bookAt(0, 1, 0), { wrong: 2 });
    await late.play('QUIZ', bookAt(0, 1, 0));
    await late.play('OX', bookAt(0, 1, 1));
    expect((await app.remove(`/api/mission/histories/${attemptNo}`, await late.token())).status).toBe(200);
    await late.play('QUIZ', bookAt(0, 1, 0), { wrong: 1 });
    const { message } = await late.join();
    const { point, todayCount } = await infoOf(late);
    expect(point).toBe(32 + 6 + 20);
    expect(message).toContain(`해 둔 미션에서 ${point}점을 모았어요.`);
    expect(todayCount).toBe(2);
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it('stands where whoever joined first and played the same stands, whatever was played', async () => {
    let week = 0;
    let points = 0;
    const step = fc.record({
      place: fc.integer({ min: 0, max: 3 }),
      ahead: fc.constantFrom(0, 0, 0, 1),
      kind: fc.constantFrom(...KINDS),
      wrong: fc.integer({ min: 0, max: 5 }),
      days: fc.constantFrom(0, 0, 0, 1),
      minutes: fc.constantFrom(4, 4, 4, 0.01),
      remove: fc.constantFrom(false, false, false, true),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), fc.nat(8), async (steps, joinAt) => {
        week = (week % 4) + 1;
        const start = shiftDayKey(CONTEST_START, (week - 1) * 7);
        moveTo(app, start, 60);
        const readers = [await newReader(), await newReader()];
        await readers[0]?.join();
        let day = 0;
        for (const [at, { place, ahead, kind, wrong, days, minutes, remove }] of steps.entries()) {
          if (at === joinAt) await readers[1]?.join();
          day = Math.min(5, day + days);
          moveTo(app, shiftDayKey(start, day), 120 + at * 30);
          for (const reader of readers)
            await playOrSkip(reader, kind, bookAt(0, Math.min(4, week + ahead), place), { wrong, minutes, remove });
        }
        if (joinAt >= steps.length) await readers[1]?.join();
        const [first, last] = await Promise.all(readers.map((reader) => standingOf(reader)));
        expect(last).toEqual(first);
        points += first?.info.point ?? 0;
      }),
      { numRuns: 12 },
    );
    expect(points).toBeGreaterThan(0);
    expect(await contestProblems(app.db)).toEqual([]);
  });
});

/** Plays a round if the mission has one left, and deletes its history if wanted. */
async function playOrSkip(
  reader: ContestStudent,
  kind: (typeof KINDS)[number],
  bookNo: number,
  { wrong, minutes, remove }: { wrong: number; minutes: number; remove: boolean },
): Promise<void> {
  const before = app.clock.now();
  const played = await reader.play(kind, bookNo, { wrong, minutes }).catch(() => null);
  if (remove && played) await app.remove(`/api/mission/histories/${played.attemptNo}`, await reader.token());
  // Both play at the same time of the day.
  app.clock.advance(before - app.clock.now());
}

async function standingOf(reader: ContestStudent) {
  const {
    currentDate: _at,
    rankNo: _rank,
    topPercent: _share,
    participantCount: _count,
    ...info
  } = await infoOf(reader);
  const history = (await reader.get<ContestHistory>('/history/my')).data.items;
  return { info, totals: history.map(({ totalPoint }) => totalPoint), books: await booksOf(reader) };
}
