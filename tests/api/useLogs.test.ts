import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from '#domain/time/duration.ts';
import { sweepOldRows } from '#server/jobs/sweepOldRows.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

const LEVEL_LOG = '/api/readingLevel/createReadingLevelLog';
const BTI_LOG = '/api/bookbti/createBookBTIUseLog';
const OTHER_LOGS = ['/api/mission/log', '/api/reading-notes/log', '/api/books/log'];

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterAll(() => app.close());

const student = async () => {
  const { accountNo } = await makeAccount(app, 'home');
  const token = await loginOf(app, 'home', accountNo);
  const log = (path: string, body: object = { page: 'diagnosis-intro' }) =>
    app.send('POST', path, { site: 'home', token, body });
  const rows = () => app.db.selectFrom('use_log').selectAll().where('account_no', '=', accountNo).execute();
  return { log, rows };
};

it('use is stored with nothing personal, and forgotten after half a year', async () => {
  const { log, rows } = await student();
  expect((await log(LEVEL_LOG)).status).toBe(200);
  expect((await log(BTI_LOG, { page: 'bbti-result', targetNo: 3 })).status).toBe(200);
  expect((await log(BTI_LOG, { page: 'bbti-result', name: '홍길동' })).status).toBe(422);
  for (const path of OTHER_LOGS) expect((await log(path, { page: '/main' })).status).toBe(200);
  expect((await rows()).map(({ kind, page, target_no }) => [kind, page, target_no])).toEqual([
    ['READING_LEVEL', 'diagnosis-intro', null],
    ['BOOK_BTI', 'bbti-result', 3],
    ['MISSION', '/main', null],
    ['READING_NOTES', '/main', null],
    ['BOOKS', '/main', null],
  ]);
  await sweepOldRows(app.db, app.clock.now() + 179 * DAY);
  expect((await rows()).length).toBe(5);
  await sweepOldRows(app.db, app.clock.now() + 181 * DAY);
  expect(await rows()).toEqual([]);
});

it('a flood of one student is stopped, and no other student notices', async () => {
  const [flooding, other] = [await student(), await student()];
  const flood = () => Promise.all(Array.from({ length: 65 }, () => flooding.log(LEVEL_LOG)));
  // Of one account no more than a hundred requests wait at once, however slow the database is.
  const answers = [...(await flood()), ...(await flood())];
  expect(answers.filter(({ status }) => status === 200).length).toBe(120);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await flooding.log(BTI_LOG)).status).toBe(429);
  expect((await other.log(LEVEL_LOG)).status).toBe(200);
});
