import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookMissionResult, MissionBoard } from '#contract/mission.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { accountNoOf, accountProblems, ledgerOf } from '../support/ledgerOf.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

let app: TestApp;
let token: string;
let accountNo: number;
let student: ReturnType<typeof missionPlayer>;
let bookNo = FIRST_BOOK - 1;
function nextBook(): number {
  bookNo += 1;
  return bookNo;
}

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(26) } });
  token = await app.signIn();
  accountNo = await accountNoOf(app.db, demoAccounts.edu.accountId);
  student = missionPlayer(app, token);
});

afterAll(async () => {
  expect(await accountProblems(app.db, accountNo)).toEqual([]);
  await app.close();
});

const purse = () =>
  app.db.selectFrom('purse').selectAll().where('account_no', '=', accountNo).executeTakeFirstOrThrow();
const rewardsOf = async (kind: string) =>
  (await ledgerOf(app.db, accountNo)).filter(
    ({ currency, refId }) => currency === 'POINT' && refId === `${bookNo}:${kind}`,
  );

describe('rewards', () => {
  it('are paid once for a hundred submissions at once under one key, all answered alike', async () => {
    nextBook();
    const { attemptNo } = (await student.start('OX', bookNo)).data;
    await student.fill(attemptNo);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => student.submit(attemptNo, true, 'the-same-key')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await rewardsOf('OX')).toHaveLength(1);
  });

  it('are paid once for a hundred submissions at once under different keys', async () => {
    nextBook();
    const { attemptNo } = (await student.start('QUIZ', bookNo)).data;
    await student.fill(attemptNo);
    const before = await purse();
    const answers = await Promise.all(Array.from({ length: 100 }, () => student.submit(attemptNo)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'MISSION_CLOSED')).toHaveLength(99);
    expect(await rewardsOf('QUIZ')).toHaveLength(1);
    expect((await purse()).book_point).toBe(before.book_point + 40);
  });

  it('open one attempt for fifty starts at once', async () => {
    nextBook();
    const answers = await Promise.all(Array.from({ length: 50 }, () => student.start('PUZZLE', bookNo)));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data?.attemptNo}`)).size).toBe(1);
  });

  it('never come again after a history was deleted, not even those that were missed', async () => {
    nextBook();
    const { attemptNo } = await student.play('OX', { bookNo, wrong: 10 });
    const paid = await student.play('QUIZ', { bookNo });
    expect((await app.remove(`/api/mission/histories/${attemptNo}`, token)).status).toBe(200);
    expect((await app.remove(`/api/mission/histories/${paid.attemptNo}`, token)).status).toBe(200);
    expect((await app.remove(`/api/mission/histories/${paid.attemptNo}`, token)).status).toBe(404);
    expect((await app.get<BookMissionResult>(`/api/mission/books/${bookNo}/results/me`, token)).data).toMatchObject({
      results: [],
      totalPoint: 40,
    });
    const { data } = await app.get<MissionBoard>(`/api/mission/books/${bookNo}/me`, token);
    const lines = data.missions.filter(({ readingMissionType }) => ['OX', 'QUIZ'].includes(readingMissionType));
    expect(lines.map(({ state, availablePoint, earnedPoint }) => [state, availablePoint, earnedPoint])).toEqual([
      ['NEW', 0, 0],
      ['NEW', 0, 40],
    ]);

    // What was never handed in is no history: it cannot be thrown away to draw new cards.
    const open = (await student.start('MATCHING', bookNo)).data.attemptNo;
    expect((await app.remove(`/api/mission/histories/${open}`, token)).status).toBe(404);
    expect((await student.start('MATCHING', bookNo)).data.attemptNo).toBe(open);

    const before = await purse();
    for (const kind of ['OX', 'QUIZ'] as const) {
      expect(await student.play(kind, { bookNo, wrong: 2 })).toMatchObject({ points: 0, shells: 0, rate: 80 });
      expect(await student.play(kind, { bookNo })).toMatchObject({ points: 0, shells: 0, rate: 100, round: 2 });
    }
    expect(await purse()).toEqual(before);
  });

  it('keep a verification that was earned', async () => {
    nextBook();
    for (const kind of ['PUZZLE', 'MATCHING', 'OX'] as const) await student.play(kind, { bookNo });
    const verified = async () => (await app.get<MissionBoard>(`/api/mission/books/${bookNo}/me`, token)).data.verified;
    expect(await verified()).toBe(false);
    const { attemptNo } = await student.play('QUIZ', { bookNo });
    expect(await verified()).toBe(true);
    await app.remove(`/api/mission/histories/${attemptNo}`, token);
    expect(await verified()).toBe(true);
  });
});

describe('answers', () => {
  it('end with the last one by number and value, in whatever order they arrive', async () => {
    nextBook();
    const { attemptNo } = (await student.start('QUIZ', bookNo)).data;
    const sends = fc.array(fc.tuple(fc.constantFrom('1', '2', '3', '4', ''), fc.integer({ min: 1, max: 30 })), {
      minLength: 1,
      maxLength: 12,
    });
    let key = 0;
    await fc.assert(
      fc.asyncProperty(sends, async (path) => {
        // Seven choices; the other forms have other values.
        key = (key % 7) + 1;
        await app.db.deleteFrom('mission_answer').where('attempt_no', '=', attemptNo).execute();
        let highest = { value: '', seq: 0 };
        for (const [value, seq] of path) {
          const { data } = await student.save(attemptNo, `quiz-${key}`, value, seq);
          if (seq > highest.seq || (seq === highest.seq && value > highest.value)) highest = { value, seq };
          expect(data).toEqual({ key: `quiz-${key}`, ...highest });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('are refused when they are none, and nothing is kept of them', async () => {
    nextBook();
    const { attemptNo } = (await student.start('OX', bookNo)).data;
    const tries = [
      await student.save(attemptNo, 'ox-1', 'yes', 1),
      await student.save(attemptNo, 'ox-99', 'O', 1),
      await app.put(`/api/mission/attempts/${attemptNo}/answers/ox-1`, { value: 'O', seq: 0 }, token),
      await app.put(`/api/mission/attempts/${attemptNo}/answers/ox-1`, { value: 'O', seq: 1, correct: true }, token),
    ];
    expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect((await student.start('OX', bookNo)).data.answers).toEqual([]);
    await student.submit(attemptNo);
    expect(await student.save(attemptNo, 'ox-1', 'O', 5)).toMatchObject({ status: 422, code: 'MISSION_CLOSED' });
  });

  it('never leave the server before they are marked', async () => {
    nextBook();
    const payloads: string[] = [];
    const secrets = new Map<string, string[]>();
    for (const kind of missionKinds) {
      const started = await student.start(kind, bookNo);
      payloads.push(JSON.stringify(started.data));
      payloads.push(JSON.stringify((await student.save(started.data.attemptNo, 'ox-1', 'O', 1)).data ?? null));
      secrets.set(kind, [...(await student.rightAnswers(started.data.attemptNo)).values()]);
    }
    for (const path of ['me', 'results/me'])
      payloads.push(JSON.stringify((await app.get(`/api/mission/books/${bookNo}/${path}`, token)).data));
    const all = payloads.join('\n');
    for (const word of secrets.get('PUZZLE') ?? []) expect(all).not.toContain(word);
    for (const secret of [
      'explanation',
      '"answer"',
      'correct',
      'pairId',
      'pageNo',
      'pair-1"}',
      '쓰여 있어요',
      'seed',
    ]) {
      expect(all).not.toContain(secret);
    }
  });

  it('stay untold for what is still wrong, also in the list of results', async () => {
    nextBook();
    const { attemptNo } = (await student.start('QUIZ', bookNo)).data;
    await student.fill(attemptNo, 10, (right) =>
      right.length > 1 ? [...right].reverse().join('') : `${(Number(right) % 4) + 1}`,
    );
    await student.submit(attemptNo);
    await student.start('QUIZ', bookNo);
    const { data } = await app.get<BookMissionResult>(`/api/mission/books/${bookNo}/results/me`, token);
    expect(data.results[0]?.items.every(({ answer, explanation, given }) => !answer && !explanation && given)).toBe(
      true,
    );
    expect(JSON.stringify(data)).not.toContain('쓰여 있어요');
  });
});

describe('owners', () => {
  it('see nothing of each other: every call on a foreign attempt is a 404, as for one that is not there', async () => {
    nextBook();
    const { attemptNo } = (await student.start('PUZZLE', bookNo)).data;
    const done = await student.play('OX', { bookNo });
    const other = await app.signIn('school');
    for (const no of [attemptNo, done.attemptNo, 987_654]) {
      const at = (rest: string) => `/api/mission/attempts/${no}/${rest}`;
      const ask = (method: 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown) =>
        app.send(method, url, { site: 'school', token: other, ...(body ? { body } : {}) });
      const answers = [
        await ask('PUT', at('answers/1-across'), { value: '바다', seq: 99 }),
        await ask('POST', at('hints'), { key: '1-across' }),
        await ask('POST', at('checks'), { keys: ['1-across'] }),
        await ask('POST', at('submissions'), { confirmIncomplete: true }),
        await ask('DELETE', `/api/mission/histories/${no}`),
      ];
      expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(5).fill('404 NOT_FOUND'));
    }
    const { data } = await app.send<BookMissionResult>('GET', `/api/mission/books/${bookNo}/results/me`, {
      site: 'school',
      token: other,
    });
    expect(data.results).toEqual([]);
    expect((await student.start('PUZZLE', bookNo)).data.answers).toEqual([]);
    expect((await app.get(`/api/mission/books/${bookNo}/me`)).status).toBe(401);
  });

  it('send a key with everything that pays, and get the same answer for the same key', async () => {
    nextBook();
    const { attemptNo } = (await student.start('PUZZLE', bookNo)).data;
    const [key = ''] = (await student.rightAnswers(attemptNo)).keys();
    const hint = (idempotencyKey: string) =>
      app.post(`/api/mission/attempts/${attemptNo}/hints`, { key }, token, idempotencyKey);
    const [one, same] = [await hint('hint-key-1'), await hint('hint-key-1')];
    expect(same.data).toEqual(one.data);
    expect((await student.start('PUZZLE', bookNo)).data).toMatchObject({
      maxPoint: 19,
      hints: [{ step: 'CONSONANTS' }],
    });
    const other = await app.post(`/api/mission/attempts/${attemptNo}/hints`, { key: '9-down' }, token, 'hint-key-1');
    expect(other.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const none = await app.post(`/api/mission/attempts/${attemptNo}/hints`, { key }, token, ' ');
    expect(none.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });
});

describe('the weekly tier', () => {
  it('pays five books in full, five by half, the rest by a fifth, and starts anew on Monday in Seoul', async () => {
    const week = 7 * 24 * 3_600_000;
    app.clock.advance(week);
    const reader = missionPlayer(app, await app.signIn());
    const shells: number[] = [];
    const points: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const result = await reader.play('OX', { bookNo: nextBook() });
      shells.push(result.shells);
      points.push(result.points);
    }
    expect(points).toEqual(Array(12).fill(20));
    expect(shells).toEqual([20, 20, 20, 20, 20, 10, 10, 10, 10, 10, 4, 4]);
    // A book that paid this week keeps its place.
    expect((await reader.play('MATCHING', { bookNo: bookNo - 11 })).shells).toBe(20);
    expect((await reader.play('MATCHING', { bookNo })).shells).toBe(4);

    // The clock stands at Wednesday 15:00 in Seoul: Sunday 23:59 is the same week, two minutes later is the next.
    app.clock.advance(4 * 24 * 3_600_000 + 8 * 3_600_000 + 59 * 60_000);
    const sunday = missionPlayer(app, await app.signIn());
    expect((await sunday.play('PUZZLE', { bookNo })).shells).toBe(4);
    app.clock.advance(2 * 60_000);
    expect((await sunday.play('QUIZ', { bookNo })).shells).toBe(40);
  });
});
