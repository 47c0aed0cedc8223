import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedInContext } from '#server/core/Context.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { joinReads } from '#server/db/joinReads.ts';
import { readAquarium } from '#server/modules/aquarium/readAquarium.ts';
import { readBookDetail } from '#server/modules/book/readBookDetail.ts';
import { searchBooks } from '#server/modules/book/searchBooks.ts';
import { readPupil } from '#server/modules/classroom/readPupil.ts';
import { readToday } from '#server/modules/classroom/readToday.ts';
import { readLegends } from '#server/modules/legend/readLegends.ts';
import { readBoard } from '#server/modules/library/readBoard.ts';
import { readMainPage } from '#server/modules/main/readMainPage.ts';
import { readMissionBoard } from '#server/modules/mission/readMissionBoard.ts';
import { listReports } from '#server/modules/moderation/listReports.ts';
import { listNeighbours } from '#server/modules/neighbour/readNeighbours.ts';
import { readNoteOverview } from '#server/modules/note/readNoteOverview.ts';
import { readReportPage } from '#server/modules/note/readReportPage.ts';
import { listNotices } from '#server/modules/notice/listNotices.ts';
import { readPointEntries } from '#server/modules/point/readPointEntries.ts';
import { readMyRecommendations } from '#server/modules/recommendation/recommendations.ts';
import { readRecord } from '#server/modules/record/readRecord.ts';
import { readReviews } from '#server/modules/review/readReviews.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { type BusyStudent, leaveDeeds } from '../support/leaveDeeds.ts';
import { staffLoginOf } from '../support/staffMember.ts';

const BOOKS = 10;
/** The institution of the students. */
const ACADEMY = 1;
let app: TestApp;
let students: BusyStudent[];

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(BOOKS), webDir: '/nowhere' } });
  students = await leaveDeeds(app, { students: 200, most: 6, books: BOOKS, seed: 44 });
}, 240_000);
afterAll(() => app.close());

type Reads = Record<string, (context: SignedInContext, bookNo: number) => Promise<unknown>>;

const reads: Reads = {
  main: readMainPage,
  book: readBookDetail,
  missions: readMissionBoard,
  aquarium: (context) => readAquarium(context, app.app.contentFiles.shop),
  notices: (context) => listNotices(context, 'edu', { page: 1, query: '' }),
  search: (context) =>
    searchBooks(context, { query: '', badges: [], sort: 'FIT', first: 'READY', page: 1 } as Parameters<
      typeof searchBooks
    >[1]),
  shelf: readBoard,
  legends: (context) => readLegends(context, { of: 'SITE', page: 1 } as Parameters<typeof readLegends>[1]),
  points: (context) =>
    readPointEntries(context, app.app.contentFiles.shop, { purse: 'SHELL', tab: 'ALL', page: 1 } as Parameters<
      typeof readPointEntries
    >[2]),
  notes: readNoteOverview,
  report: readReportPage,
  record: readRecord,
  neighbours: (context) => listNeighbours(context, app.app.contentFiles.shop, { of: 'CLASS', page: 1 }),
  reviews: (context, bookNo) => readReviews(context, bookNo, 1),
  recommendations: (context) => readMyRecommendations(context, 1),
};

it('answers the same, byte for byte, whether reads go out together or one by one', async () => {
  const different: string[] = [];
  const lengths = new Set<number>();
  for (const [at, { accountNo }] of students.entries()) {
    const { db, secrets, clock } = app;
    const context = { db, secrets, now: clock.now(), random: () => 0, site: 'edu' as const, accountNo };
    const bookNo = FIRST_BOOK + (at % BOOKS);
    for (const [name, read] of Object.entries(reads)) {
      const apart = JSON.stringify(await read(context, bookNo));
      const together = JSON.stringify(await read({ ...context, db: joinReads(db) }, bookNo));
      if (apart !== together) different.push(`${name} of ${accountNo}: ${apart} | ${together}`);
      lengths.add(apart.length);
    }
  }
  // So do those of the staff, about each of them.
  const { staffNo } = await staffLoginOf(app, ACADEMY, 'DIRECTOR');
  const { db, secrets, clock } = app;
  const post = { academyNo: ACADEMY, role: 'DIRECTOR' as const, classNos: [] };
  const staff = { db, secrets, now: clock.now(), random: () => 0, site: 'edu' as const, staffNo, demo: false, post };
  const asked: (readonly [string, (context: PostContext) => Promise<unknown>])[] = [
    ['today', readToday],
    ['reports', listReports],
    ...students.map(
      ({ accountNo }) => [`pupil ${accountNo}`, (context: PostContext) => readPupil(context, accountNo)] as const,
    ),
  ];
  for (const [name, read] of asked) {
    const apart = JSON.stringify(await read(staff));
    const together = JSON.stringify(await read({ ...staff, db: joinReads(db) }));
    if (apart !== together) different.push(`${name}: ${apart} | ${together}`);
    lengths.add(apart.length);
  }
  expect(different).toEqual([]);
  // The students are not all alike.
  expect(lengths.size).toBeGreaterThan(100);
}, 240_000);
