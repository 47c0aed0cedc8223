import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookMissionResult, MissionAttempt } from '#contract/mission.ts';
import { missionAttempt } from '#contract/mission.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { operate } from '../support/operate.ts';

/** Items of the made-up book: a sentence as evidence, and two orders. */
const [EVIDENCE, ORDER, OTHER_ORDER] = ['quiz-8', 'quiz-9', 'quiz-10'] as const;
const IN_ORDER = ['헤엄쳤어요', '노래했어요', '숨었어요', '물었어요'].map((action) => `9쪽에서 고래가 ${action}`);
const numbered = (texts: readonly string[]) => texts.map((text, index) => `${index + 1}. ${text}`).join('\n');

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
});
afterAll(() => app.close());

async function begin() {
  const { token } = await freshStudent(app);
  const student = missionPlayer(app, token);
  const { data: attempt } = await student.start('QUIZ');
  const rights = await student.rightAnswers(attempt.attemptNo);
  return { token, student, attempt, attemptNo: attempt.attemptNo, right: (key: string) => rights.get(key) ?? '' };
}

function questionOf({ content }: MissionAttempt, key: string) {
  const item = content.kind === 'QUIZ' ? content.items.find((one) => one.key === key) : undefined;
  if (!item) throw new Error(`no ${key}`);
  return item;
}

function eventsOf(attempt: MissionAttempt, key: string) {
  const item = questionOf(attempt, key);
  return item.form === 'ORDER' ? item.events : [];
}

const reversed = (value: string) => [...value].reverse().join('');

describe('a quiz of several forms', () => {
  it('is told without its keys: sentences by number, events in another order than theirs', async () => {
    const { attempt, right } = await begin();
    expect(missionAttempt.safeParse(attempt).error).toBeUndefined();
    expect(questionOf(attempt, 'quiz-1')).toMatchObject({ form: 'CHOICE', options: [{ no: 1 }, {}, {}, {}] });
    expect(questionOf(attempt, EVIDENCE)).toMatchObject({ form: 'EVIDENCE', sentences: [{ no: 1 }, {}, {}, {}] });
    const events = eventsOf(attempt, ORDER);
    expect(events.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
    expect(events.map(({ text }) => text)).not.toEqual(IN_ORDER);
    expect([...right(ORDER)].map((id) => events.find((event) => event.id === id)?.text)).toEqual(IN_ORDER);
  });

  it('takes an order of all events and nothing else', async () => {
    const { student, attemptNo } = await begin();
    for (const value of ['ABC', 'AABC', 'ABCE', 'abcd', '1', 'A,B,C,D', '["A","B","C","D"]']) {
      expect((await student.save(attemptNo, ORDER, value, 1)).status).toBe(422);
      expect((await student.verdict(attemptNo, ORDER, value, 1)).status).toBe(422);
    }
    for (const value of ['5', 'A', 'ABCD'])
      expect((await student.save(attemptNo, EVIDENCE, value, 1)).status).toBe(422);
    expect((await student.save(attemptNo, ORDER, 'DCBA', 1)).data).toMatchObject({ value: 'DCBA' });
    expect((await student.save(attemptNo, ORDER, '', 2)).data).toMatchObject({ value: '' });
  });

  it('says at once whether it is right, and keeps the order and its explanation to itself when it is not', async () => {
    const { student, attemptNo, right } = await begin();
    const first = (await student.verdict(attemptNo, ORDER, right(ORDER), 1)).data;
    expect(first.verdict).toMatchObject({ correct: true, explanation: expect.stringContaining('쓰여'), pageNo: 9 });
    const spoilt = reversed(right(OTHER_ORDER));
    const wrong = (await student.verdict(attemptNo, OTHER_ORDER, spoilt, 2)).data;
    expect(wrong.verdict).toEqual({
      key: OTHER_ORDER,
      value: spoilt,
      correct: false,
      explanation: null,
      pageNo: 10,
      scene: null,
    });
    // The first order counts, whatever another device sends later.
    const later = (await student.verdict(attemptNo, OTHER_ORDER, right(OTHER_ORDER), 9)).data;
    expect(later).toMatchObject({ answer: { value: spoilt }, verdict: { value: spoilt, correct: false } });
    const evidence = (await student.verdict(attemptNo, EVIDENCE, right(EVIDENCE), 3)).data;
    expect(evidence.verdict).toMatchObject({ correct: true, pageNo: 8 });
  });

  it('opens what was wrong once more as it was shown, and tells the order when that is over', async () => {
    const { token, student, attempt, attemptNo, right } = await begin();
    await student.fill(attemptNo, 2, reversed);
    const result = (await student.submit(attemptNo)).data;
    expect(result).toMatchObject({ correctCount: 8, rate: 80, retryAvailable: true });
    const given = [...reversed(right(ORDER))].map(
      (id) => eventsOf(attempt, ORDER).find((event) => event.id === id)?.text,
    );
    expect(result.items.find(({ key }) => key === ORDER)).toMatchObject({
      given: numbered(given.map((text) => text ?? '')),
      correct: false,
      answer: null,
      explanation: null,
    });
    const retry = (await student.start('QUIZ')).data;
    expect(eventsOf(retry, ORDER)).toEqual(eventsOf(attempt, ORDER));
    expect(retry.locked.find(({ key }) => key === EVIDENCE)?.value).toBe(right(EVIDENCE));
    expect(retry.locked.map(({ key }) => key)).not.toContain(ORDER);
    await student.verdict(retry.attemptNo, ORDER, right(ORDER), 1);
    await student.verdict(retry.attemptNo, OTHER_ORDER, reversed(right(OTHER_ORDER)), 1);
    const again = (await student.submit(retry.attemptNo)).data;
    expect(again).toMatchObject({ correctCount: 9, retryAvailable: false });
    expect(again.items.find(({ key }) => key === ORDER)).toMatchObject({
      given: numbered(IN_ORDER),
      correct: true,
      answer: numbered(IN_ORDER),
    });
    const { data } = await app.get<BookMissionResult>(`/api/mission/books/${FIRST_BOOK}/results/me`, token);
    expect(data.categories).toContainEqual(
      expect.objectContaining({ category: 'CRITICAL', itemCount: 5, correctCount: 4 }),
    );
  });

  it('is reported and withdrawn like any other question', async () => {
    const { token, student, attemptNo } = await begin();
    await student.fill(attemptNo, 2, reversed);
    await student.submit(attemptNo);
    const report = `/api/mission/attempts/${attemptNo}/item-reports/${OTHER_ORDER}`;
    expect((await app.put(report, { reason: 'ANSWER', words: '' }, token)).status).toBe(200);
    const { output } = await operate(app, 'items', 'reports');
    expect(output).toContain('(정답: 1. 10쪽에서 고래가 헤엄쳤어요 / 2. 10쪽에서 고래가 노래했어요');
    const no = output.split('\n')[0]?.split('\t')[0] ?? '';
    expect((await operate(app, 'items', 'withdraw', no, '차례가 둘')).code).toBe(0);
    const { data } = await app.get<BookMissionResult>(`/api/mission/books/${FIRST_BOOK}/results/me`, token);
    expect(data.results[0]).toMatchObject({ correctCount: 9 });
    const { student: next, attempt } = await begin();
    expect(attempt.content.kind === 'QUIZ' && attempt.content.items.map(({ key }) => key)).not.toContain(OTHER_ORDER);
    expect((await next.verdict(attempt.attemptNo, ORDER, 'DCBA', 1)).status).toBe(200);
  });
});
