import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DiagnosisReport } from '#contract/diagnosis.ts';
import { countableQuestion } from '#domain/item-statistics/countedChoices.ts';
import { HOUR, MINUTE } from '#domain/time/duration.ts';
import { readTestContent } from '#server/content/readTestContent.ts';
import { itemFingerprint } from '#server/modules/item-statistics/itemFingerprint.ts';
import { itemMeasures, refreshItemStatistics } from '#server/modules/item-statistics/public.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { diagnosisTaker } from '../support/diagnosisTaker.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { operate } from '../support/operate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
});
afterAll(() => app.close());

const newStudent = async () => {
  const { accountNo } = await makeAccount(app, 'edu', { school_grade: 'ELEMENTARY_5', raq: 750 });
  return loginOf(app, 'edu', accountNo);
};
const refresh = async () => {
  app.clock.advance(HOUR);
  await refreshItemStatistics(app.db, app.clock.now(), () => false);
};
const counts = () => app.db.selectFrom('item_answer_count').selectAll().execute();
const answersOf = async (source: 'QUIZ' | 'OX' | 'DIAGNOSIS') =>
  (await counts()).filter((row) => row.source === source).reduce((sum, { answers }) => sum + answers, 0);
const measureOf = (itemKey: string) =>
  app.db.selectFrom('item_measure').selectAll().where('item_key', '=', itemKey).executeTakeFirst();

/** A quiz in which the last `wrong` items are left empty, read slowly enough to count. */
async function play(wrong: number) {
  const student = missionPlayer(app, await newStudent());
  const { data } = await student.start('QUIZ');
  await student.fill(data.attemptNo, wrong);
  app.clock.advance(10 * MINUTE);
  expect((await student.submit(data.attemptNo)).status).toBe(200);
  return student;
}

describe('answers to a quiz', () => {
  it('are counted once, by item and choice, without a name', async () => {
    await play(0);
    await play(2);
    await refresh();
    await refresh();
    expect(await answersOf('QUIZ')).toBe(20);
    const last = (await counts()).filter(({ item_key: key }) => key === 'quiz-10');
    expect(last.map(({ choice }) => choice).sort()).toEqual(['-', 'R']);
    expect(Object.keys(last[0] ?? {})).not.toContain('account_no');
    expect(await measureOf('quiz-10')).toMatchObject({ answers: 2, misfit: null });
    expect((await measureOf('quiz-10'))?.raq).toBeGreaterThan((await measureOf('quiz-1'))?.raq ?? 9999);
  });

  it('leave out the second round, and rounds that nobody can have read', async () => {
    const before = await answersOf('QUIZ');
    const student = await play(3);
    const { data } = await student.start('QUIZ');
    await student.fill(data.attemptNo);
    await student.submit(data.attemptNo);
    const hurried = missionPlayer(app, await newStudent());
    const { data: fast } = await hurried.start('QUIZ');
    await hurried.fill(fast.attemptNo);
    await hurried.submit(fast.attemptNo);
    await refresh();
    expect(await answersOf('QUIZ')).toBe(before + 10);
  });

  it('that were handed in a moment ago wait for the next run', async () => {
    const before = await answersOf('QUIZ');
    await play(0);
    await refreshItemStatistics(app.db, app.clock.now(), () => false);
    expect(await answersOf('QUIZ')).toBe(before);
    await refresh();
    expect(await answersOf('QUIZ')).toBe(before + 10);
  });
});

describe('a reading test', () => {
  it('is counted by the form that was taken, and marked by the measured difficulty', async () => {
    const outcome = await diagnosisTaker(app, await newStudent()).take(12);
    await refresh();
    expect(await answersOf('DIAGNOSIS')).toBe(20);
    const marked = await app.db
      .selectFrom('diagnosis_answer')
      .select('raq')
      .where('apply_no', '=', outcome.diagnosisApplyNo)
      .execute();
    expect(marked.every(({ raq }) => raq !== null)).toBe(true);
    await measureAllAs(1499);
    const token = await newStudent();
    const harder = await diagnosisTaker(app, token).take(12);
    expect(harder.raq).toBeGreaterThan(outcome.raq + 200);
    const notice = async () =>
      (await app.get<DiagnosisReport>(`/api/diagnosis/reports/${harder.diagnosisApplyNo}`, token)).data.notice;
    expect(await notice()).not.toContain('예비 수준');
    await app.db.updateTable('item_measure').set({ answers: 199 }).where('source', '=', 'DIAGNOSIS').execute();
    expect(await notice()).toContain('예비 수준');
  });
});

/** As if the answers had shown every question of the reading test to be this hard. */
async function measureAllAs(raq: number) {
  const { diagnosis } = await readTestContent('content');
  for (const form of diagnosis?.value ?? []) {
    for (const item of form.items) {
      const fingerprint = itemFingerprint(countableQuestion(item, form.passages).identity);
      const name = { source: 'DIAGNOSIS' as const, ownerNo: form.formNo, itemKey: item.id, fingerprint };
      await itemMeasures.save(app.db, { ...name, answers: 500, raq, error: 20, misfit: null }, app.clock.now());
    }
  }
}

describe('operator items statistics', () => {
  it('shows each item of a book, and calls a value an estimate while there are few answers', async () => {
    const { code, output } = await operate(app, 'items', 'statistics', '--book', `${FIRST_BOOK}`);
    expect(code).toBe(0);
    expect(output).toMatch(/quiz-10\t.*답 \d+개\t정답률 \d+%\t난이도 \d+±\d+ \(추정\)\t지은이 \d+\t변별도/u);
    expect(output.split('\n').filter((line) => /^quiz-\d+\t/u.test(line))).toHaveLength(10);
  });

  it('lists the items that something speaks against, with the reason in words', async () => {
    expect((await operate(app, 'items', 'statistics')).output).toContain('살펴볼 문제가 없어요.');
    await app.db
      .updateTable('item_measure')
      .set({ misfit: 'KEY', answers: 300 })
      .where('item_key', '=', 'quiz-3')
      .execute();
    const { output } = await operate(app, 'items', 'statistics');
    expect(output).toMatch(/퀴즈\tquiz-3\t답 300개\t난이도 \d+±\d+\t정답을 확인해 주세요/u);
  });

  it('refuses a book or a form that there is not', async () => {
    expect((await operate(app, 'items', 'statistics', '--book', '9999')).code).not.toBe(0);
    expect((await operate(app, 'items', 'statistics', '--form', 'x')).code).not.toBe(0);
  });
});
