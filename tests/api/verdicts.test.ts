import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MissionResult } from '#contract/mission.ts';
import { type markedAtOnceKinds as kinds, markedAtOnceKinds } from '#domain/mission/markedAtOnceKinds.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import { buildTestApp } from '../support/buildTestApp.ts';
import {
  bookAt,
  buildContestApp,
  CONTEST_END,
  CONTEST_START,
  contestStudent,
  moveTo,
  publishContest,
} from '../support/contestStage.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { operate } from '../support/operate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(3) } });
});
afterAll(() => app.close());

type Kind = (typeof kinds)[number];

async function begin(kind: Kind) {
  const { token } = await freshStudent(app);
  const student = missionPlayer(app, token);
  const { data } = await student.start(kind);
  const right = [...(await student.rightAnswers(data.attemptNo))];
  const values = [...new Set(right.map(([, value]) => value))];
  return { token, student, attempt: data, attemptNo: data.attemptNo, right, values };
}

const itemOf = ({ items }: Pick<MissionResult, 'items'>, key: string) => items.find((item) => item.key === key);

describe('an item that is marked as it is answered', () => {
  it.each(markedAtOnceKinds)(
    '%s: says at once whether it is right, and what a result with an open retry shows',
    async (kind) => {
      const { student, attempt, attemptNo, right, values } = await begin(kind);
      expect(attempt).toMatchObject({ markedAtOnce: true, verdicts: [] });
      const [[one, good], [other, best]] = right as [[string, string], [string, string]];
      const wrong = values.find((value) => value !== best) ?? '';
      const first = (await student.verdict(attemptNo, one, good, 5)).data;
      expect(first).toMatchObject({
        answer: { value: good, seq: 5 },
        verdict: { key: one, value: good, correct: true },
      });
      const second = (await student.verdict(attemptNo, other, wrong, 6)).data;
      expect(second.verdict).toMatchObject({
        value: wrong,
        correct: false,
        explanation: null,
        pageNo: expect.any(Number),
      });
      const again = (await student.start(kind)).data;
      expect(again.locked).toEqual([]);
      expect(again.verdicts).toEqual(expect.arrayContaining([first.verdict, second.verdict]));
      expect(again.verdicts).toHaveLength(2);
      const result = (await student.submit(attemptNo)).data;
      expect(result).toMatchObject({ correctCount: 1, retryAvailable: true });
      for (const { verdict } of [first, second]) {
        const { explanation, pageNo, scene, correct } = itemOf(result, verdict?.key ?? '') ?? {};
        expect(verdict).toMatchObject({ explanation, pageNo, scene, correct });
      }
    },
  );

  it('keeps its first answer, whatever comes later, and whoever brings it', async () => {
    const { student, attemptNo, right } = await begin('OX');
    const [[key, good]] = right as [[string, string]];
    const bad = good === 'O' ? 'X' : 'O';
    await student.verdict(attemptNo, key, bad, 10);
    expect((await student.verdict(attemptNo, key, good, 99)).data).toMatchObject({
      answer: { value: bad, seq: 10 },
      verdict: { value: bad, correct: false },
    });
    expect((await student.save(attemptNo, key, good, 100)).data).toMatchObject({ value: bad, seq: 10 });
    expect(itemOf((await student.submit(attemptNo)).data, key)).toMatchObject({ correct: false });
  });

  it('opens a retry of two wrong pairs that changing them over does not solve', async () => {
    const { student, attemptNo, right } = await begin('MATCHING');
    const [[one, first], [other, second], ...rest] = right as [string, string][] as [
      [string, string],
      [string, string],
      ...[string, string][],
    ];
    const [third = ''] = rest.map(([key]) => key);
    for (const [key, value] of rest.slice(1)) await student.verdict(attemptNo, key, value, 5);
    await student.verdict(attemptNo, third, first, 5);
    await student.verdict(attemptNo, one, second, 5);
    await student.verdict(attemptNo, other, first, 5);
    expect((await student.submit(attemptNo)).data.correctCount).toBe(rest.length - 1);
    const retry = (await student.start('MATCHING')).data;
    expect(retry).toMatchObject({ round: 2, markedAtOnce: true, verdicts: [] });
    expect(retry.locked).toHaveLength(rest.length - 1);
    expect((await student.verdict(retry.attemptNo, one, second, 9)).data.verdict?.correct).toBe(false);
    expect((await student.verdict(retry.attemptNo, one, first, 10)).data.verdict?.correct).toBe(false);
    expect((await student.verdict(retry.attemptNo, other, second, 11)).data.verdict?.correct).toBe(true);
    const result = (await student.submit(retry.attemptNo)).data;
    expect(result.correctCount).toBe(rest.length);
    expect(itemOf(result, one)).toMatchObject({ correct: false, answer: expect.any(String) });
  });

  it('refuses what this mission does not have, and missions that are never marked so', async () => {
    const { student, attemptNo } = await begin('QUIZ');
    expect((await student.verdict(attemptNo, 'quiz-99', '1', 1)).status).toBe(422);
    expect((await student.verdict(attemptNo, 'quiz-1', '9', 1)).status).toBe(422);
    expect((await student.verdict(attemptNo, 'quiz-1', '', 1)).status).toBe(422);
    const puzzle = (await student.start('PUZZLE')).data;
    expect(puzzle).toMatchObject({ verdicts: [] });
    const [[key, word]] = [...(await student.rightAnswers(puzzle.attemptNo))] as [[string, string]];
    expect((await student.verdict(puzzle.attemptNo, key, word, 1)).status).toBe(422);
    await student.submit(attemptNo);
    expect(await student.verdict(attemptNo, 'quiz-1', '1', 1)).toMatchObject({ status: 422, code: 'MISSION_CLOSED' });
  });

  it('marks what was saved by a version that knows no verdicts as before', async () => {
    const { student, attemptNo, right } = await begin('QUIZ');
    const [[key, good]] = right as [[string, string]];
    await student.save(attemptNo, key, good === '1' ? '2' : '1', 1);
    await student.save(attemptNo, key, good, 2);
    expect(itemOf((await student.submit(attemptNo)).data, key)).toMatchObject({ correct: true });
  });

  it('counts a withdrawn question as right at once, and leaves a card of a withdrawn pair to its own', async () => {
    const { token, student, attemptNo, right } = await begin('OX');
    const [[key, good], [other]] = right as [[string, string], [string, string]];
    for (const one of [key, other]) {
      await app.put(`/api/mission/attempts/${attemptNo}/item-reports/${one}`, { reason: 'OTHER' }, token);
      const reportNo = (await operate(app, 'items', 'reports')).output.split('\n').at(-1)?.split('\t')[0] ?? '';
      await operate(app, 'items', 'withdraw', reportNo, '빼기');
    }
    const given = (await student.verdict(attemptNo, key, good === 'O' ? 'X' : 'O', 1)).data.verdict;
    expect(given).toMatchObject({ correct: true, explanation: expect.stringContaining('뺐어요') });
    expect(itemOf((await student.submit(attemptNo)).data, key)).toMatchObject({ correct: true });
  });
});

describe('any order of messages from two devices', () => {
  const message = fc.record({
    type: fc.constantFrom('save', 'verdict', 'verdict', 'reload'),
    item: fc.nat({ max: 3 }),
    value: fc.nat({ max: 3 }),
    /** Of the clock of either device; the same one twice is a repeated message. */
    seq: fc.integer({ min: 1, max: 6 }),
  });

  it('gives one verdict for each item: that of the first answer that was marked, which is its mark in the end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...markedAtOnceKinds),
        fc.array(message, { maxLength: 25 }),
        async (kind, messages) => {
          const { student, attemptNo, right, values } = await begin(kind);
          const given = new Map<string, { value: string; correct: boolean }>();
          for (const { type, item, value: at, seq } of messages) {
            const [key = '', good = ''] = right[item] ?? [];
            const value = values[at % values.length] ?? '';
            if (type === 'reload') {
              const { verdicts } = (await student.start(kind)).data;
              expect(new Map(verdicts.map((one) => [one.key, { value: one.value, correct: one.correct }]))).toEqual(
                given,
              );
            } else if (type === 'save') {
              const { data } = await student.save(attemptNo, key, value, seq);
              if (given.has(key)) expect(data.value).toBe(given.get(key)?.value);
            } else {
              const { answer, verdict } = (await student.verdict(attemptNo, key, value, seq)).data;
              const first = given.get(key) ?? { value: answer.value, correct: answer.value === good };
              given.set(key, first);
              expect(verdict).toMatchObject({ key, ...first });
              expect(answer.value).toBe(first.value);
              if (!first.correct) expect(verdict?.explanation).toBeNull();
            }
          }
          const result = (await student.submit(attemptNo)).data;
          for (const [key, { correct }] of given) expect(itemOf(result, key)).toMatchObject({ correct });
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('in a contest', () => {
  let arena: TestApp;
  beforeAll(async () => {
    arena = await buildContestApp();
    await publishContest(arena);
    moveTo(arena, CONTEST_START);
  });
  afterAll(() => arena.close());

  it.each(markedAtOnceKinds)(
    '%s: nothing is marked before it is handed in, neither in the first round nor in the retry',
    async (kind) => {
      const rival = await contestStudent(arena, 'ELEMENTARY_2');
      await rival.join(8);
      const student = missionPlayer(arena, await rival.token());
      // A book of this week, and one of a week that comes while the attempt may still be open.
      for (const [bookNo, early] of [
        [bookAt(0, 1, 0), false],
        [bookAt(0, 3, 0), true],
      ] as const) {
        const { attemptNo, markedAtOnce } = (await student.start(kind, bookNo)).data;
        expect(markedAtOnce).toBe(false);
        const right = [...(await student.rightAnswers(attemptNo))];
        for (const [key, value] of right.slice(1))
          expect((await student.verdict(attemptNo, key, value, 1)).data).toMatchObject({
            answer: { value },
            verdict: null,
          });
        expect((await student.start(kind, bookNo)).data.verdicts).toEqual([]);
        expect((await student.submit(attemptNo)).data).toMatchObject({ correctCount: right.length - 1 });
        const retry = (await student.start(kind, bookNo)).data;
        // Handed in before its week, a book gives way to a reserve and counts for no contest any more.
        expect(retry).toMatchObject({ round: 2, markedAtOnce: early });
      }
      expect((await student.start(kind, bookAt(1, 1, 0))).data.markedAtOnce).toBe(true);
    },
  );

  it('says so when a mission is opened again after the student has joined', async () => {
    const rival = await contestStudent(arena, 'ELEMENTARY_2');
    const before = missionPlayer(arena, await rival.token());
    expect((await before.start('MATCHING', bookAt(0, 4, 0))).data.markedAtOnce).toBe(true);
    await rival.join(8);
    const student = missionPlayer(arena, await rival.token());
    expect((await student.start('MATCHING', bookAt(0, 4, 0))).data.markedAtOnce).toBe(false);
  });

  it('marks nothing any more once the student has joined, and keeps the answers that were marked before', async () => {
    const rival = await contestStudent(arena, 'ELEMENTARY_2');
    const bookNo = bookAt(0, 1, 1);
    const before = missionPlayer(arena, await rival.token());
    const { attemptNo, markedAtOnce } = (await before.start('OX', bookNo)).data;
    expect(markedAtOnce).toBe(true);
    const [[one, good], [other, best]] = [...(await before.rightAnswers(attemptNo))] as [
      [string, string],
      [string, string],
    ];
    const bad = good === 'O' ? 'X' : 'O';
    expect((await before.verdict(attemptNo, one, bad, 1)).data.verdict?.correct).toBe(false);
    await rival.join(8);
    const student = missionPlayer(arena, await rival.token());
    const later = (await student.verdict(attemptNo, other, best, 2)).data;
    expect(later).toMatchObject({ answer: { value: best }, markedAtOnce: false, verdict: null });
    expect((await student.save(attemptNo, other, best === 'O' ? 'X' : 'O', 3)).data.value).not.toBe(best);
    expect((await student.save(attemptNo, one, good, 4)).data.value).toBe(bad);
    // Later on as well: what began to count is not marked early after all.
    moveTo(arena, CONTEST_END, 26 * 60);
    const after = missionPlayer(arena, await rival.token());
    expect((await after.verdict(attemptNo, other, best, 5)).data).toMatchObject({ markedAtOnce: false, verdict: null });
    expect((await after.start('OX', bookNo)).data).toMatchObject({ markedAtOnce: false, verdicts: [{ key: one }] });
    expect(itemOf((await after.submit(attemptNo)).data, one)).toMatchObject({ correct: false });
    expect((await after.start('QUIZ', bookNo)).data.markedAtOnce).toBe(true);
  });
});
