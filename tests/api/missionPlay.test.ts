import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookMissionResult, MissionBoard } from '#contract/mission.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { accountNoOf, accountProblems } from '../support/ledgerOf.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { GOOD_REPORT, missionPlayer } from '../support/missionPlayer.ts';

let app: TestApp;
let token: string;
let student: ReturnType<typeof missionPlayer>;
let bookNo = FIRST_BOOK - 1;

const BOOKS = 18;
/** Every test reads a book of its own. */
function nextBook(): number {
  bookNo += 1;
  return bookNo;
}
const board = async () => (await app.get<MissionBoard>(`/api/mission/books/${bookNo}/me`, token)).data;
const results = async () => (await app.get<BookMissionResult>(`/api/mission/books/${bookNo}/results/me`, token)).data;
const entryOf = async (kind: string) => (await board()).missions.find((entry) => entry.readingMissionType === kind);

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(BOOKS) } });
  token = await app.signIn();
  student = missionPlayer(app, token);
});

afterAll(async () => {
  expect(await accountProblems(app.db, await accountNoOf(app.db, 'badaedu'))).toEqual([]);
  await app.close();
});

describe('playing missions', () => {
  it('offers six missions and 140 points for an untouched book', async () => {
    nextBook();
    const { missions, availablePoint, verified } = await board();
    expect(missions.map(({ readingMissionType, state, weight }) => [readingMissionType, state, weight])).toEqual(
      missionKinds.map((kind, index) => [kind, 'NEW', [20, 20, 20, 40, 10, 30][index]]),
    );
    expect([availablePoint, verified]).toEqual([140, false]);
    expect(await results()).toMatchObject({ results: [], categories: [], averageRate: null, totalPoint: 0 });
    expect((await app.get('/api/mission/books/4242/me', token)).status).toBe(404);
    expect((await student.start('OX', 4242)).status).toBe(404);
  });

  it('tells which kinds of missions are known, from any book', async () => {
    const login = await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo);
    const other = missionPlayer(app, login);
    const known = async () => {
      const { data } = await app.get<MissionBoard>(`/api/mission/books/${bookNo}/me`, login);
      return data.missions.filter(({ knownKind }) => knownKind).map(({ readingMissionType }) => readingMissionType);
    };
    nextBook();
    expect(await known()).toEqual([]);
    await other.start('QUIZ', bookNo);
    nextBook();
    expect(await known()).toEqual(['QUIZ']);
  });

  it('offers of a book that was taken out what was begun, and no more', async () => {
    nextBook();
    const [begun, fresh] = [bookNo, nextBook()];
    await student.start('OX', begun);
    await app.db.updateTable('book').set({ active: 0 }).where('book_no', 'in', [begun, fresh]).execute();
    const { data } = await app.get<MissionBoard>(`/api/mission/books/${begun}/me`, token);
    expect(data.missions).toMatchObject([{ readingMissionType: 'OX', state: 'OPEN', availablePoint: 20 }]);
    expect(data.availablePoint).toBe(20);
    expect((await student.start('OX', begun)).status).toBe(200);
    expect((await student.start('QUIZ', begun)).status).toBe(404);
    expect((await app.get(`/api/mission/books/${fresh}/me`, token)).status).toBe(404);
  });

  it('pays a faultless book once, verifies it, and tells every answer', async () => {
    nextBook();
    for (const kind of missionKinds) {
      const result = await student.play(kind, { bookNo });
      expect(result).toMatchObject({ rate: 100, retryAvailable: false, round: 1 });
    }
    const { missions, availablePoint, verified } = await board();
    expect(missions.map(({ earnedPoint }) => earnedPoint)).toEqual([20, 20, 20, 40, 10, 30]);
    expect(missions.every(({ state, rate }) => state === 'DONE' && rate === 100)).toBe(true);
    expect([availablePoint, verified]).toEqual([0, true]);
    const { totalPoint, averageRate, categories, results: all } = await results();
    expect([totalPoint, averageRate, all.length]).toEqual([140, 100, 6]);
    expect(categories.map(({ category, itemCount, rate }) => [category, itemCount, rate])).toEqual([
      ['WORD', 10, 100],
      ['FACTUAL', 15, 100],
      ['CRITICAL', 5, 100],
    ]);
    const quiz = all.find(({ readingMissionType }) => readingMissionType === 'QUIZ');
    expect(quiz?.items[0]).toMatchObject({ given: '1번 노래했어요', answer: '1번 노래했어요', pageNo: 1 });
    expect(await student.start('OX', bookNo)).toMatchObject({ status: 422, code: 'MISSION_CLOSED' });
  });

  it('reopens only what was wrong, keeps the answers to itself until then, and pays 80 % of the rest', async () => {
    nextBook();
    const first = await student.play('QUIZ', { bookNo, wrong: 4 });
    expect(first).toMatchObject({ correctCount: 6, itemCount: 10, rate: 60, points: 24, retryAvailable: true });
    expect(first.items.map(({ answer, explanation }) => answer !== null && explanation !== null)).toEqual(
      first.items.map(({ correct }) => correct),
    );
    expect(await entryOf('QUIZ')).toMatchObject({ state: 'RETRY', availablePoint: 13, earnedPoint: 24 });

    const again = (await student.start('QUIZ', bookNo)).data;
    expect(again).toMatchObject({ round: 2, maxPoint: 13 });
    expect(again.locked).toHaveLength(6);
    expect((await results()).results[0]).toMatchObject({ round: 1, retryAvailable: true });
    // A locked answer cannot be spoilt, and trying is no error.
    const [lockedKey = ''] = again.locked.map(({ key }) => key);
    expect((await student.save(again.attemptNo, lockedKey, '', 99)).data.value).not.toBe('');
    await student.fill(again.attemptNo, 1);
    const last = (await student.submit(again.attemptNo)).data;
    expect(last).toMatchObject({ correctCount: 9, rate: 90, points: 10, retryAvailable: false, round: 2 });
    expect(last.items.every(({ answer, explanation }) => answer !== null && explanation !== null)).toBe(true);
    expect(await entryOf('QUIZ')).toMatchObject({ state: 'DONE', availablePoint: 0, earnedPoint: 34, rate: 90 });
    expect((await student.start('QUIZ', bookNo)).code).toBe('MISSION_CLOSED');
  });

  it('lets matching pairs that were right keep their cards', async () => {
    nextBook();
    const { data } = await student.start('MATCHING', bookNo);
    await student.fill(data.attemptNo, 3);
    await student.submit(data.attemptNo);
    const again = (await student.start('MATCHING', bookNo)).data;
    expect(again.content).toEqual(data.content);
    const right = await student.rightAnswers(again.attemptNo);
    expect(again.locked.map(({ key, value }) => right.get(key) === value)).toEqual([true, true, true, true, true]);
  });

  it('goes on where it was left', async () => {
    nextBook();
    const { data } = await student.start('OX', bookNo);
    await student.save(data.attemptNo, 'ox-1', 'O', 1);
    await student.save(data.attemptNo, 'ox-2', 'X', 1);
    const resumed = (await student.start('OX', bookNo)).data;
    expect(resumed.attemptNo).toBe(data.attemptNo);
    expect(resumed.answers).toEqual([
      { key: 'ox-1', value: 'O', seq: 1 },
      { key: 'ox-2', value: 'X', seq: 1 },
    ]);
    expect(await entryOf('OX')).toMatchObject({ state: 'OPEN', answeredCount: 2, availablePoint: 20 });
  });

  it('sells hints for points, one step at a time, and tells no more than three words', async () => {
    nextBook();
    const { attemptNo } = (await student.start('PUZZLE', bookNo)).data;
    const words = [...(await student.rightAnswers(attemptNo))];
    const [first, second, third, fourth] = words.map(([key]) => key) as [string, string, string, string];
    const climb = async (key: string) => {
      const steps = [
        await student.hint(attemptNo, key),
        await student.hint(attemptNo, key),
        await student.hint(attemptNo, key),
      ];
      return steps.map(({ data }) => data?.hint.step ?? null);
    };
    expect(await climb(first)).toEqual(['CONSONANTS', 'FIRST_SYLLABLE', 'WORD']);
    expect((await student.hint(attemptNo, first)).code).toBe('HINT_USED_UP');
    await climb(second);
    await climb(third);
    expect(await climb(fourth)).toEqual(['CONSONANTS', 'FIRST_SYLLABLE', null]);
    const resumed = (await student.start('PUZZLE', bookNo)).data;
    expect([resumed.hints.length, resumed.maxPoint, resumed.hintPrice]).toEqual([11, 9, 1]);
    const reported = resumed.hints.find(({ key, step }) => key === first && step === 'WORD');
    expect(reported?.text).toBe(words[0]?.[1]);
    await student.fill(attemptNo);
    expect((await student.submit(attemptNo)).data).toMatchObject({ rate: 100, points: 9 });
  });

  it('marks words on request for nothing and locks the right ones', async () => {
    nextBook();
    const { attemptNo } = (await student.start('PUZZLE', bookNo)).data;
    const [[right, word], [wrong, other]] = [...(await student.rightAnswers(attemptNo))] as [
      [string, string],
      [string, string],
    ];
    await student.save(attemptNo, right, word, 1);
    await student.save(attemptNo, wrong, '가'.repeat([...other].length), 1);
    expect((await student.check(attemptNo, [right, wrong])).data.results).toEqual([
      { key: right, correct: true },
      { key: wrong, correct: false },
    ]);
    expect((await student.save(attemptNo, right, '', 9)).data).toEqual({ key: right, value: word, seq: 1 });
    expect((await student.save(attemptNo, wrong, other, 9)).data.value).toBe(other);
    expect((await student.start('PUZZLE', bookNo)).data).toMatchObject({
      locked: [{ key: right, value: word }],
      maxPoint: 20,
    });
    expect((await student.hint(attemptNo, right)).status).toBe(422);
  });

  it('asks before it takes a half-done mission', async () => {
    nextBook();
    const { attemptNo } = (await student.start('OX', bookNo)).data;
    await student.fill(attemptNo, 2);
    const refused = await student.submit(attemptNo, false);
    expect(refused).toMatchObject({ status: 422, code: 'MISSION_NOT_COMPLETE' });
    expect(Object.keys(refused.fields ?? {})).toEqual(['ox-9', 'ox-10']);
    expect(await entryOf('OX')).toMatchObject({ state: 'OPEN', earnedPoint: 0 });
    expect((await student.submit(attemptNo, true)).data).toMatchObject({ correctCount: 8, points: 16 });
  });

  it('takes no mission that looks different on the screen where it is handed in', async () => {
    const { attemptNo } = (await student.start('OX', nextBook())).data;
    await student.save(attemptNo, 'ox-1', 'O', 5);
    await student.save(attemptNo, 'ox-2', 'X', 7);
    const refused = await student.submit(attemptNo, true, undefined, { 'ox-1': 5, 'ox-2': 6 });
    expect([refused.status, refused.code, Object.keys(refused.fields ?? {})]).toEqual([
      422,
      'ANSWERS_CHANGED',
      ['ox-2'],
    ]);
    expect((await student.submit(attemptNo, true, undefined, { 'ox-1': 5 })).code).toBe('ANSWERS_CHANGED');
    expect((await student.submit(attemptNo, true, undefined, { 'ox-1': 5, 'ox-2': 7 })).status).toBe(200);
  });

  it('says in words what a text still needs, and keeps it', async () => {
    nextBook();
    const think = (await student.start('THINK', bookNo)).data;
    await student.save(think.attemptNo, 'think-1', '짧은 생각', 1);
    const refused = await student.submit(think.attemptNo, true);
    expect(refused).toMatchObject({ status: 422, code: 'MISSION_GATE' });
    expect(refused.fields).toEqual({ 'think-1': '지금 4자예요. 16자만 더 쓰면 낼 수 있어요.' });

    const report = (await student.start('REPORT', bookNo)).data;
    expect(report.content).toMatchObject({ kind: 'REPORT', minLength: 300 });
    await student.save(report.attemptNo, 'report', '고래 이야기가 좋았다.', 1);
    expect((await student.submit(report.attemptNo)).fields?.report).toContain('290자만 더 쓰면');
    expect((await student.start('REPORT', bookNo)).data.answers[0]?.value).toBe('고래 이야기가 좋았다.');
    await student.save(report.attemptNo, 'report', GOOD_REPORT, 2);
    expect((await student.submit(report.attemptNo)).data).toMatchObject({
      points: 30,
      items: [{ given: GOOD_REPORT }],
    });
  });

  it('flags what nobody can have read, and pays it all the same', async () => {
    nextBook();
    const fast = await student.play('OX', { bookNo });
    const slow = (await student.start('QUIZ', bookNo)).data;
    await student.fill(slow.attemptNo);
    app.clock.advance(60_000);
    await student.submit(slow.attemptNo);
    const flags = await app.db
      .selectFrom('mission_attempt')
      .select(['kind', 'flagged', 'points'])
      .where('book_no', '=', bookNo)
      .orderBy('kind')
      .execute();
    expect(flags.map(({ kind, flagged, points }) => [kind, flagged, points])).toEqual([
      ['OX', 1, fast.points],
      ['QUIZ', 0, 40],
    ]);
  });

  it('marks an attempt by the pack it was started with', async () => {
    nextBook();
    const { attemptNo, content } = (await student.start('OX', bookNo)).data;
    const changed = {
      kind: 'OX',
      items: [{ id: 'new', statement: '바뀐 문제예요.', answer: 'X', explanation: '', pageNo: 1 }],
    };
    await app.db
      .updateTable('book_mission')
      .set({ content: JSON.stringify(changed), version: `changed-${bookNo}` })
      .where('book_no', '=', bookNo)
      .where('kind', '=', 'OX')
      .execute();
    expect((await student.start('OX', bookNo)).data.content).toEqual(content);
    await student.fill(attemptNo);
    expect((await student.submit(attemptNo)).data).toMatchObject({ itemCount: 10, rate: 100 });
  });

  it('gives a class different puzzles of one book, each marked and retried by its own grid', async () => {
    nextBook();
    const grids = new Set<string>();
    for (let seat = 0; seat < 12; seat += 1) {
      const classmate = missionPlayer(app, (await freshStudent(app)).token);
      const { attemptNo, content } = (await classmate.start('PUZZLE', bookNo)).data;
      grids.add(JSON.stringify(content));
      expect((await classmate.start('PUZZLE', bookNo)).data.content).toEqual(content);
      await classmate.fill(attemptNo, 2);
      expect((await classmate.submit(attemptNo)).data).toMatchObject({ itemCount: 10, correctCount: 8 });
      const again = (await classmate.start('PUZZLE', bookNo)).data;
      expect(again.content).toEqual(content);
      await classmate.fill(again.attemptNo);
      expect((await classmate.submit(again.attemptNo)).data).toMatchObject({ rate: 100 });
    }
    expect(grids.size).toBeGreaterThan(2);
  });
});
