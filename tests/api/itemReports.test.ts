import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemReports } from '#contract/itemReport.ts';
import type { BookMissionResult, MissionBoard } from '#contract/mission.ts';
import { checkLedger } from '#domain/point/checkLedger.ts';
import { itemReports } from '#server/db/migrations/007_item_reports.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { ledgerOf } from '../support/ledgerOf.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { operate } from '../support/operate.ts';

const BOOK = FIRST_BOOK;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
});
afterAll(() => app.close());

async function student() {
  const { accountNo } = await makeAccount(app, 'edu');
  const token = await loginOf(app, 'edu', accountNo);
  const path = (attemptNo: number, key: string) => `/api/mission/attempts/${attemptNo}/item-reports/${key}`;
  return {
    ...missionPlayer(app, token),
    accountNo,
    report: (attemptNo: number, key: string, body: unknown) => app.put(path(attemptNo, key), body, token),
    takeBack: (attemptNo: number, key: string) => app.remove(path(attemptNo, key), token),
    reports: async () => (await app.get<ItemReports>(`/api/mission/books/${BOOK}/item-reports/me`, token)).data.items,
    board: async () => (await app.get<MissionBoard>(`/api/mission/books/${BOOK}/me`, token)).data,
    results: async () => (await app.get<BookMissionResult>(`/api/mission/books/${BOOK}/results/me`, token)).data,
    earned: async (kind: string) =>
      (await app.get<MissionBoard>(`/api/mission/books/${BOOK}/me`, token)).data.missions.find(
        ({ readingMissionType }) => readingMissionType === kind,
      )?.earnedPoint,
  };
}
type Student = Awaited<ReturnType<typeof student>>;

/** The number of the newest open report. */
async function newestReport(): Promise<string> {
  const { output } = await operate(app, 'items', 'reports');
  return output.split('\n').at(-1)?.split('\t')[0] ?? '';
}

/** Starts a mission and answers everything right but these. */
async function fillBut(one: Student, kind: 'OX' | 'QUIZ', wrong: readonly string[]): Promise<number> {
  const { attemptNo } = (await one.start(kind)).data;
  const seq = Date.now() % 1000;
  for (const [key, right] of await one.rightAnswers(attemptNo)) {
    const value = !wrong.includes(key)
      ? right
      : kind === 'OX'
        ? right === 'O'
          ? 'X'
          : 'O'
        : `${(Number(right) % 4) + 1}`;
    await one.save(attemptNo, key, value, seq + 1);
  }
  return attemptNo;
}

async function keysOf(one: Student, kind: 'OX' | 'QUIZ'): Promise<string[]> {
  const { content } = (await one.start(kind)).data;
  return content.kind === 'OX' || content.kind === 'QUIZ' ? content.items.map(({ key }) => key) : [];
}

describe('a report about an item', () => {
  it('is one a student and item, changed in place, taken back without a trace, and changes no point', async () => {
    const one = await student();
    const { attemptNo } = (await one.start('OX')).data;
    const [key = ''] = await keysOf(one, 'OX');
    expect((await one.report(attemptNo, key, { reason: 'TYPO' })).status).toBe(200);
    expect((await one.report(attemptNo, key, { reason: 'ANSWER', words: ' O가 맞아요. ' })).status).toBe(200);
    expect(await one.reports()).toEqual([{ readingMissionType: 'OX', key, reason: 'ANSWER', words: 'O가 맞아요.' }]);
    expect((await operate(app, 'items', 'reports')).output).toContain('O가 맞아요.');
    expect((await one.takeBack(attemptNo, key)).status).toBe(200);
    expect((await one.takeBack(attemptNo, key)).status).toBe(200);
    expect(await one.reports()).toEqual([]);
    expect((await operate(app, 'items', 'reports')).output).not.toContain('O가 맞아요.');
    expect((await one.submit(attemptNo)).data.points).toBe(0);
  });

  it('can still be made when the mission is handed in, and is closed by an operator with a note', async () => {
    const one = await student();
    const { attemptNo, items } = await one.play('QUIZ', { wrong: 1 });
    const key = items.at(-1)?.key ?? '';
    const before = await one.results();
    await one.report(attemptNo, key, { reason: 'UNCLEAR', words: '두 개가 맞는 것 같아요' });
    expect(await one.results()).toEqual(before);
    const no = await newestReport();
    expect((await operate(app, 'items', 'close', no, '다시 읽어 보니 맞아요')).code).toBe(0);
    expect(await one.reports()).toEqual([]);
    expect((await operate(app, 'items', 'close', no, '또')).code).toBe(1);
    expect((await operate(app, 'items', 'close', '셋', '또')).code).toBe(1);
    expect(await one.results()).toEqual(before);
  });

  it.each([
    ['an unknown reason', { reason: 'BORING' }],
    ['201 letters', { reason: 'OTHER', words: '가'.repeat(201) }],
    ['something else', { reason: 'OTHER', words: '', points: 100 }],
  ])('is refused with %s', async (_what, body) => {
    const one = await student();
    const { attemptNo } = (await one.start('OX')).data;
    const [key = ''] = await keysOf(one, 'OX');
    expect((await one.report(attemptNo, key, body)).status).toBe(422);
    expect(await one.reports()).toEqual([]);
  });

  it('is not found about what is somebody else’s, unknown, or writing', async () => {
    const [one, other] = [await student(), await student()];
    const { attemptNo } = (await one.start('OX')).data;
    const [key = ''] = await keysOf(one, 'OX');
    expect((await other.report(attemptNo, key, { reason: 'TYPO' })).status).toBe(404);
    expect((await other.takeBack(attemptNo, key)).status).toBe(404);
    expect((await one.report(attemptNo, 'ghost', { reason: 'TYPO' })).status).toBe(404);
    const think = (await one.start('THINK')).data;
    expect((await one.report(think.attemptNo, 'think-1', { reason: 'TYPO' })).status).toBe(404);
  });
});

describe('withdrawing an item', () => {
  it('pays who had it wrong, takes nothing from anybody, and is left out from now on', async () => {
    const [right, wrong, playing, waiting] = [await student(), await student(), await student(), await student()];
    const keys = await keysOf(right, 'OX');
    const [bad = '', other = ''] = keys;
    await right.submit(await fillBut(right, 'OX', []));
    const attemptNo = await fillBut(wrong, 'OX', [bad, other]);
    await wrong.submit(attemptNo);
    const open = await fillBut(playing, 'OX', []);
    await playing.save(open, bad, '', 5000);
    expect(await Promise.all([right.earned('OX'), wrong.earned('OX')])).toEqual([20, 16]);

    await wrong.report(attemptNo, bad, { reason: 'ANSWER', words: '답이 반대예요' });
    const no = await newestReport();
    const done = await operate(app, 'items', 'withdraw', no, '답이 틀렸음');
    expect([done.code, done.output.slice(done.output.indexOf('더'))]).toEqual([0, '더 준 점수 2점, 닫은 알림 1개']);
    expect((await operate(app, 'items', 'withdraw', no, '다시')).output).toContain('더 준 점수 0점');

    expect(await Promise.all([right.earned('OX'), wrong.earned('OX')])).toEqual([20, 18]);
    const seen = (await wrong.results()).results[0];
    expect(seen).toMatchObject({ correctCount: 9, itemCount: 10, rate: 90, points: 18 });
    expect(seen?.items.find(({ key }) => key === bad)).toMatchObject({ correct: true, answer: null });
    expect(seen?.items.find(({ key }) => key === bad)?.explanation).toContain('뺐어요');
    expect(await wrong.reports()).toEqual([]);
    // The retry opens what is still wrong, and pays its share of what is still missing.
    const retry = (await wrong.start('OX')).data;
    expect(retry.locked.length).toBe(9);
    await wrong.fill(retry.attemptNo);
    await wrong.submit(retry.attemptNo);
    expect(await wrong.earned('OX')).toBe(20);

    // Who is in the middle of it need not answer it any more.
    expect((await playing.start('OX')).data.locked.map(({ key }) => key)).toEqual([bad]);
    expect((await playing.submit(open, false)).data).toMatchObject({ correctCount: 10, points: 20 });

    expect(
      (await waiting.board()).missions.find(({ readingMissionType }) => readingMissionType === 'OX'),
    ).toMatchObject({
      itemCount: 9,
      availablePoint: 20,
    });
    expect(await keysOf(waiting, 'OX')).toEqual(keys.filter((key) => key !== bad));
    expect(await waiting.play('OX')).toMatchObject({ itemCount: 9, points: 20 });

    for (const { accountNo } of [right, wrong, playing, waiting]) {
      const purse = await app.db.selectFrom('purse').selectAll().where('account_no', '=', accountNo).executeTakeFirst();
      const owned = { POINT: purse?.book_point ?? 0, SHELL: purse?.shells ?? 0, EXP: purse?.exp ?? 0 };
      expect(checkLedger(await ledgerOf(app.db, accountNo), owned, [])).toEqual([]);
    }
  });

  it('mends both rounds of who has played twice, and verifies a book that it completes', async () => {
    const one = await student();
    const keys = await keysOf(one, 'QUIZ');
    const wrong = keys.slice(0, 5);
    const first = await fillBut(one, 'QUIZ', wrong);
    await one.submit(first);
    const retry = (await one.start('QUIZ')).data;
    await one.submit(retry.attemptNo);
    for (const kind of ['PUZZLE', 'MATCHING', 'OX'] as const) await one.play(kind, { wrong: 4 });
    expect([await one.earned('QUIZ'), (await one.results()).verified]).toEqual([0, false]);
    for (const key of wrong) await one.report(first, key, { reason: 'ANSWER' });
    const reports = (await operate(app, 'items', 'reports')).output.split('\n');
    for (const line of reports) {
      const { code } = await operate(app, 'items', 'withdraw', line.split('\t')[0] ?? '', '틀린 문제');
      expect(code).toBe(0);
    }
    const quiz = (await one.results()).results.find(({ readingMissionType }) => readingMissionType === 'QUIZ');
    expect(quiz).toMatchObject({ correctCount: 10, rate: 100 });
    expect(await one.earned('QUIZ')).toBe(40);
    expect((await one.results()).verified).toBe(true);
  });

  it('locks no wrong answer of it into the retry, where it would stand in the way of others', async () => {
    const one = await student();
    const { attemptNo } = (await one.start('MATCHING')).data;
    const rights = [...(await one.rightAnswers(attemptNo))];
    const [[bad, badCard], [other, otherCard]] = rights as [[string, string], [string, string]];
    // The cards of two pairs are mixed up, because one of them is wrong.
    const mixed = rights.map(([key, card]) => [key, { [bad]: otherCard, [other]: badCard }[key] ?? card] as const);
    for (const [key, card] of mixed) await one.save(attemptNo, key, card, 1);
    await one.submit(attemptNo);
    await one.report(attemptNo, bad, { reason: 'ANSWER' });
    expect((await operate(app, 'items', 'withdraw', await newestReport(), '짝이 틀렸음')).code).toBe(0);

    const retry = (await one.start('MATCHING')).data;
    const open = [bad, other];
    expect(retry.locked.map(({ key }) => key).filter((key) => open.includes(key))).toEqual([]);
    expect(retry.answers.filter(({ key }) => open.includes(key))).toEqual([]);
    expect(retry.locked).toHaveLength(rights.length - 2);
    expect((await one.save(retry.attemptNo, bad, badCard, 1)).data.value).toBe(badCard);
    // Whoever leaves it out is forgiven again.
    await one.save(retry.attemptNo, bad, '', 2);
    await one.save(retry.attemptNo, other, otherCard, 2);
    expect((await one.submit(retry.attemptNo, false)).data).toMatchObject({ rate: 100 });
  });

  it('leaves at least half of a mission to play', async () => {
    const one = await student();
    const { attemptNo } = (await one.start('QUIZ', BOOK + 1)).data;
    const answers = [...(await one.rightAnswers(attemptNo)).keys()];
    const codes = [];
    for (const key of answers.slice(0, 6)) {
      await one.report(attemptNo, key, { reason: 'OTHER' });
      codes.push((await operate(app, 'items', 'withdraw', await newestReport(), '빼기')).code);
    }
    expect(codes).toEqual([0, 0, 0, 0, 0, 1]);
  });
});

it('the tables can be taken down and made again', async () => {
  const engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite';
  const own = await buildTestApp({ content: 'none' });
  const migration = itemReports(engine);
  await migration.down?.(own.db as never);
  await expect(sql`select 1 from item_report`.execute(own.db)).rejects.toThrow();
  await migration.up(own.db as never);
  expect((await sql`select 1 from item_withdrawal`.execute(own.db)).rows).toEqual([]);
  await own.close();
});
