import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountInfo } from '#contract/account.ts';
import type { DiagnosisList, DiagnosisReport, DiagnosisStart, DiagnosisTest } from '#contract/diagnosis.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { DAY, SECOND } from '#domain/time/duration.ts';
import { readTestContent } from '#server/content/readTestContent.ts';
import { startDiagnosis } from '#server/modules/diagnosis/startDiagnosis.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { APPLIES, diagnosisKeys, diagnosisTaker } from '../support/diagnosisTaker.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

const REPORTS = '/api/diagnosis/reports';

let app: TestApp;
let accountNo: number;
let token: string;
beforeEach(async () => {
  app = await buildTestApp();
  accountNo = (await makeAccount(app, 'edu', { school_grade: 'ELEMENTARY_5', raq: 750 })).accountNo;
  token = await loginOf(app, 'edu', accountNo);
});
afterEach(() => app.close());

const taker = () => diagnosisTaker(app, token);
const begun = async () => (await app.get<DiagnosisStart>('/api/diagnosis/me', token)).data;
const report = (applyNo: number, as = token) => app.get<DiagnosisReport>(`${REPORTS}/${applyNo}`, as);
const raqOf = async () => {
  const found = app.db.selectFrom('account').select('raq').where('account_no', '=', accountNo);
  return (await found.executeTakeFirstOrThrow()).raq;
};
/** A new login for when the clock has moved past the last one. */
const later = async (milliseconds: number) => {
  app.clock.advance(milliseconds);
  token = await loginOf(app, 'edu', accountNo);
};

describe('a diagnosis', () => {
  it('is the form of the grade, with nothing that an answer can be read from', async () => {
    expect(await begun()).toMatchObject({
      gradeName: '초등 5학년',
      itemCount: 20,
      mode: 'FIXED',
      open: null,
      latest: null,
    });
    const { data, status } = await taker().start();
    expect(status).toBe(200);
    expect(data.questions.length).toBe(20);
    expect(data.questions.every(({ key }) => /^b3[ab]?-/.test(key))).toBe(true);
    const passages = new Set(data.passages.map(({ key }) => key));
    for (const { passageKey, options } of data.questions) {
      expect(passageKey === null || passages.has(passageKey)).toBe(true);
      expect(options.map(({ no }) => no)).toEqual([1, 2, 3, 4]);
    }
    expect(JSON.stringify(data)).not.toMatch(/"(answer|raq|explanation|category|correct)"/);
  });

  it('finds a level, sets it on the account and tells it as a band with categories, trend, books and what to try', async () => {
    const outcome = await taker().take(14);
    expect(await raqOf()).toBe(outcome.raq);
    const { data } = await report(outcome.diagnosisApplyNo);
    expect(data).toMatchObject({ raq: outcome.raq, readingLevel: levelOfRaq(outcome.raq), change: 'FIRST' });
    expect(data.raqFrom).toBeLessThan(data.raq);
    expect(data.raqTo).toBeGreaterThan(data.raq);
    expect(data.grades).toMatch(/학년/);
    expect(data.categories.length).toBe(8);
    expect(data.categories.reduce((sum, one) => sum + one.itemCount, 0)).toBe(20);
    expect(data.categories.reduce((sum, one) => sum + one.correctCount, 0)).toBe(14);
    expect(data.trend).toMatchObject([{ raq: outcome.raq }]);
    expect(data.books.length).toBe(5);
    expect(data.nextSteps.length).toBeGreaterThan(0);
    expect(data.meaning.text.length).toBeGreaterThan(20);
    expect(JSON.stringify(data)).not.toMatch(/explanation|"answer"/);
    const me = await app.post<AccountInfo>('/api/account/me', {}, token);
    expect(me.data).toMatchObject({ raq: outcome.raq, readingLevel: outcome.readingLevel });
    expect(me.data.readingDiagnosisDatetime).toBeUndefined();
  });

  it('finds more in more right answers', async () => {
    const few = await taker().take(6);
    await later(91 * DAY);
    const many = await taker().take(19);
    expect(many.raq).toBeGreaterThan(few.raq + 100);
    const { data } = await report(many.diagnosisApplyNo);
    expect(data.trend.map(({ raq }) => raq)).toEqual([few.raq, many.raq]);
    expect(data.change).toBe('HIGHER');
    expect((await report(few.diagnosisApplyNo)).data.trend.length).toBe(1);
    const list = await app.get<DiagnosisList>(`${REPORTS}/me`, token);
    expect(list.data.totalCount).toBe(2);
    expect(list.data.items.map(({ raq }) => raq)).toEqual([many.raq, few.raq]);
  });

  it('needs an answer to every question, and says which are missing', async () => {
    const student = taker();
    const { data } = await student.start();
    const refused = await student.submit(data.diagnosisApplyNo);
    expect([refused.status, refused.code, refused.message]).toEqual([422, 'TEST_NOT_COMPLETE', '답안을 선택하세요']);
    expect(Object.keys(refused.fields ?? {}).length).toBe(20);
    expect((await report(data.diagnosisApplyNo)).status).toBe(404);
  });

  it('may be stopped and gone on with on another device, where the later answer holds', async () => {
    const student = taker();
    const { data } = await student.start();
    const [first, second] = data.questions;
    app.clock.advance(20 * SECOND);
    const at = app.clock.now();
    await student.answer(data.diagnosisApplyNo, first?.key ?? '', '2', at);
    app.clock.advance(20 * SECOND);
    const other = diagnosisTaker(app, await loginOf(app, 'edu', accountNo));
    expect((await begun()).open).toMatchObject({ diagnosisApplyNo: data.diagnosisApplyNo, answeredCount: 1 });
    const resumed = (await other.start()).data;
    expect(resumed).toMatchObject({
      diagnosisApplyNo: data.diagnosisApplyNo,
      answers: [{ key: first?.key, value: '2' }],
    });
    await other.answer(data.diagnosisApplyNo, first?.key ?? '', '3');
    // What the first device sends late was given earlier.
    const late = await student.answer(data.diagnosisApplyNo, first?.key ?? '', '4', at + 5 * SECOND);
    expect(late.data.answer.value).toBe('3');
    await other.answer(data.diagnosisApplyNo, second?.key ?? '', '1');
    expect((await student.read(data.diagnosisApplyNo)).data.answers.length).toBe(2);
  });

  it('is begun once when two devices begin it together, and handed in once', async () => {
    const [one, two] = await Promise.all([taker().start(), diagnosisTaker(app, token).start()]);
    expect(one.data.diagnosisApplyNo).toBe(two.data.diagnosisApplyNo);
    const student = taker();
    await student.fill(one.data, (_key, index) => (index % 4) + 1);
    const both = await Promise.all([
      student.submit(one.data.diagnosisApplyNo),
      student.submit(one.data.diagnosisApplyNo),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.code).toBe('TEST_CLOSED');
    expect((await app.get<DiagnosisList>(`${REPORTS}/me`, token)).data.totalCount).toBe(1);
  });

  it('gives one answer when the same hand-in is sent again', async () => {
    const student = taker();
    const { data } = await student.start();
    await student.fill(data, (_key, index) => (index % 4) + 1);
    const first = await student.submit(data.diagnosisApplyNo, 'hand-in-once');
    const again = await student.submit(data.diagnosisApplyNo, 'hand-in-once');
    expect(again.status).toBe(200);
    expect(again.data).toEqual(first.data);
  });

  it('marks the answers that it took, also when one more arrives at the hand-in', async () => {
    const student = taker();
    const keys = await diagnosisKeys();
    const { data } = await student.start();
    await student.fill(data, (_key, index) => (index % 4) + 1);
    const key = data.questions[0]?.key ?? '';
    const right = `${keys.get(key)}`;
    const [late, handed] = await Promise.all([
      student.answer(data.diagnosisApplyNo, key, right, app.clock.now() + 1),
      student.submit(data.diagnosisApplyNo),
    ]);
    expect(handed.status).toBe(200);
    const row = await app.db
      .selectFrom('diagnosis_answer')
      .select(['value', 'correct'])
      .where('apply_no', '=', data.diagnosisApplyNo)
      .where('item_key', '=', key)
      .executeTakeFirstOrThrow();
    expect(row.correct).toBe(row.value === right ? 1 : 0);
    expect(late.status === 200 ? row.value : late.code).toBe(late.status === 200 ? right : 'TEST_CLOSED');
  });

  it('may be taken again after 90 days, on the demo account at once', async () => {
    await taker().take(10);
    await later(89 * DAY);
    const refused = await taker().start();
    expect([refused.status, refused.code]).toEqual([422, 'TEST_TOO_SOON']);
    expect((await begun()).startsFrom).not.toBeNull();
    await later(2 * DAY);
    expect((await begun()).startsFrom).toBeNull();
    expect((await taker().start()).status).toBe(200);
    const demo = diagnosisTaker(app, await app.signIn('edu'));
    await demo.take(10);
    expect((await demo.start()).status).toBe(200);
  });

  it('follows the last result to the next form, one band at most', async () => {
    await taker().take(20);
    await app.db.updateTable('diagnosis_apply').set({ raq: 1300 }).where('account_no', '=', accountNo).execute();
    await later(91 * DAY);
    const { data } = await taker().start();
    expect(data.questions[0]?.key).toMatch(/^b4[ab]?-/);
  });

  it('keeps the questions it was begun with when the content changes', async () => {
    const { diagnosis } = await readTestContent('content');
    const context = {
      db: app.db,
      now: app.clock.now(),
      random: Math.random,
      secrets: app.secrets,
      accountNo,
      site: 'edu' as const,
    };
    const older = {
      version: 'older',
      value: (diagnosis?.value ?? []).map((form) => ({ ...form, title: '예전 진단' })),
    };
    const begunThen = await startDiagnosis(context, { content: older, mode: 'FIXED' });
    expect((await taker().read(begunThen.diagnosisApplyNo)).data.title).toBe('예전 진단');
  });
});

describe('answers that nobody can have read', () => {
  it('pause the test kindly: no level, and it may be taken again at once', async () => {
    const student = taker();
    const { data } = await student.start();
    const seen: string[] = [];
    for (const [index, { key }] of data.questions.slice(0, 6).entries()) {
      app.clock.advance(300);
      const { data: reported } = await student.answer(data.diagnosisApplyNo, key, `${(index % 4) + 1}`);
      seen.push(reported.status);
      if (index === 5) expect(reported).toMatchObject({ status: 'PAUSED', pauseReason: 'TOO_FAST', complete: false });
    }
    expect(seen).toEqual(['OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'PAUSED']);
    const more = await student.answer(data.diagnosisApplyNo, data.questions[7]?.key ?? '', '1');
    expect([more.status, more.code]).toEqual([422, 'DIAGNOSIS_PAUSED']);
    expect((await student.submit(data.diagnosisApplyNo)).code).toBe('DIAGNOSIS_PAUSED');
    expect((await report(data.diagnosisApplyNo)).status).toBe(404);
    expect(await raqOf()).toBe(750);
    expect(await begun()).toMatchObject({ open: null, startsFrom: null, paused: { reason: 'TOO_FAST' }, latest: null });
    const again = await student.start();
    expect(again.data.diagnosisApplyNo).not.toBe(data.diagnosisApplyNo);
  });

  it('are found in one position for ten questions too', async () => {
    const student = taker();
    const { data } = await student.start();
    await student.fill(data, () => 2);
    expect((await begun()).paused?.reason).toBe('SAME_CHOICE');
  });

  it('are not suspected in answers that waited for the network', async () => {
    const student = taker();
    const { data } = await student.start();
    const from = app.clock.now();
    app.clock.advance(3600 * SECOND);
    for (const [index, { key }] of data.questions.entries()) {
      await student.answer(data.diagnosisApplyNo, key, `${(index % 4) + 1}`, from + (index + 1) * 15 * SECOND);
    }
    expect((await student.submit(data.diagnosisApplyNo)).status).toBe(200);
  });
});

it('refuses what is no answer', async () => {
  const student = taker();
  const { data } = await student.start();
  const put = (key: string, body: object) => app.put(`${APPLIES}/${data.diagnosisApplyNo}/answers/${key}`, body, token);
  const key = data.questions[0]?.key ?? '';
  expect((await put('b9-01', { value: '1', seq: 1 })).status).toBe(422);
  expect((await put(key, { value: '5', seq: 1 })).status).toBe(422);
  expect((await put(key, { value: '', seq: 1 })).status).toBe(422);
  expect((await put(key, { value: '1', seq: 0 })).status).toBe(422);
});

it('shows nobody the test or the report of somebody else', async () => {
  const { diagnosisApplyNo } = await taker().take(10);
  const stranger = await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo);
  const other = diagnosisTaker(app, stranger);
  expect((await report(diagnosisApplyNo, stranger)).status).toBe(404);
  for (const { status } of [
    await other.read(diagnosisApplyNo),
    await other.submit(diagnosisApplyNo),
    await other.answer(diagnosisApplyNo, 'b3-01', '1'),
  ]) {
    expect(status).toBe(404);
  }
  expect((await app.get<DiagnosisList>(`${REPORTS}/me`, stranger)).data.items).toEqual([]);
});

describe('the adaptive test', () => {
  let adaptive: TestApp;
  let reader: Awaited<ReturnType<typeof makeAccount>>;
  let student: ReturnType<typeof diagnosisTaker>;
  beforeEach(async () => {
    adaptive = await buildTestApp({ env: { diagnosisMode: 'ADAPTIVE' } });
    reader = await makeAccount(adaptive, 'school', { school_grade: 'ELEMENTARY_5' });
    student = diagnosisTaker(adaptive, await loginOf(adaptive, 'school', reader.accountNo), 'school');
  });
  afterEach(() => adaptive.close());

  /** Answers until nothing more is asked. */
  async function answerAll(test: DiagnosisTest, right: (index: number) => boolean) {
    const keys = await diagnosisKeys();
    const asked: string[] = [];
    let key = test.questions[0]?.key;
    while (key !== undefined) {
      asked.push(key);
      adaptive.clock.advance(20 * SECOND);
      const answer = keys.get(key) ?? 1;
      const value = right(asked.length) ? answer : (answer % 4) + 1;
      const { data } = await student.answer(test.diagnosisApplyNo, key, `${value}`);
      key = data.next?.question.key;
      expect(data.complete).toBe(key === undefined);
    }
    return asked;
  }

  it('asks one after the other, twenty at most, none twice, and each answer stays', async () => {
    const { data } = await student.start();
    expect([data.mode, data.questions.length, data.itemCount]).toEqual(['ADAPTIVE', 1, 20]);
    expect((await student.submit(data.diagnosisApplyNo)).code).toBe('TEST_NOT_COMPLETE');
    const asked = await answerAll(data, (index) => index % 3 !== 0);
    expect(asked.length).toBeLessThanOrEqual(20);
    expect(new Set(asked).size).toBe(asked.length);
    const before = (await student.read(data.diagnosisApplyNo)).data.answers.find(({ key }) => key === asked[0]);
    const changed = await student.answer(data.diagnosisApplyNo, asked[0] ?? '', before?.value === '1' ? '2' : '1');
    expect(changed.data.answer.value).toBe(before?.value);
    expect((await student.submit(data.diagnosisApplyNo)).status).toBe(200);
  });

  it('tells the next question again to a device that did not hear it, and asks no further one for that', async () => {
    const { data } = await student.start();
    const key = data.questions[0]?.key ?? '';
    adaptive.clock.advance(20 * SECOND);
    const first = (await student.answer(data.diagnosisApplyNo, key, '1')).data;
    const again = (await student.answer(data.diagnosisApplyNo, key, '1')).data;
    expect(first.next).not.toBeNull();
    expect(again).toEqual(first);
    expect((await student.read(data.diagnosisApplyNo)).data.questions.length).toBe(2);
  });

  it('asks none twice when it is gone on with after months', async () => {
    const { data } = await student.start();
    const keys = await diagnosisKeys();
    const asked: string[] = [];
    let key = data.questions[0]?.key;
    while (key !== undefined) {
      asked.push(key);
      if (asked.length === 8) {
        adaptive.clock.advance(100 * DAY);
        student = diagnosisTaker(adaptive, await loginOf(adaptive, 'school', reader.accountNo), 'school');
      }
      adaptive.clock.advance(20 * SECOND);
      // One right, one wrong: what tells most of this reader stays much the same to the end.
      const right = keys.get(key) ?? 1;
      const value = asked.length % 2 === 0 ? right : (right % 4) + 1;
      const answered = await student.answer(data.diagnosisApplyNo, key, `${value}`);
      expect(answered.status).toBe(200);
      key = answered.data.next?.question.key;
    }
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('goes up with right answers, and resumes at the question that waits', async () => {
    const { data } = await student.start();
    const asked = await answerAll(data, () => true);
    const resumed = (await student.read(data.diagnosisApplyNo)).data;
    expect(resumed.questions.map(({ key }) => key)).toEqual(asked);
    const bands = asked.map((key) => Number(key[1]));
    expect(Math.max(...bands)).toBeGreaterThan(bands[0] ?? 6);
  });
});
