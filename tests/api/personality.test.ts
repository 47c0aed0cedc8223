import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountInfo } from '#contract/account.ts';
import type { ReadingRecord } from '#contract/myPage.ts';
import type {
  PersonalityAnswerData,
  PersonalityAttempt,
  PersonalityList,
  PersonalityOutcome,
  PersonalityResult,
  PersonalityStart,
} from '#contract/personality.ts';
import { fitOf } from '#domain/book/expectedComprehension.ts';
import { DAY } from '#domain/time/duration.ts';
import { readTestContent } from '#server/content/readTestContent.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { diagnosisTaker } from '../support/diagnosisTaker.ts';
import { grantTicket } from '../support/grantTicket.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

const ATTEMPTS = '/api/bookbti/attempts';
const site = 'home' as const;

let app: TestApp;
let accountNo: number;
let token: string;
beforeEach(async () => {
  app = await buildTestApp();
  const student = await makeAccount(app, site, { raq: 500 });
  accountNo = student.accountNo;
  await grantTicket(app, student.accountId);
  token = await loginOf(app, site, accountNo);
});
afterEach(() => app.close());

const get = <T>(url: string, as = token) => app.send<T>('GET', url, { site, token: as });
const start = () => app.send<PersonalityAttempt>('POST', ATTEMPTS, { site, token });
const answer = (no: number, key: string, value: string, seq = app.clock.now()) =>
  app.send<PersonalityAnswerData>('PUT', `${ATTEMPTS}/${no}/answers/${key}`, { site, token, body: { value, seq } });
const submit = (no: number) => app.send<PersonalityOutcome>('POST', `${ATTEMPTS}/${no}/submissions`, { site, token });
const result = (no: number, as = token) => get<PersonalityResult>(`/api/bookbti/results/${no}`, as);

async function testOfContent() {
  const { personality } = await readTestContent('content');
  if (!personality) throw new Error('no test');
  return personality.value;
}

/** Chooses the letters of a type in the first `sure` questions of each dimension, the others elsewhere. */
async function fill(attempt: PersonalityAttempt, code: string, sure = 7): Promise<void> {
  const test = await testOfContent();
  for (const [index, { code: dimension }] of test.dimensions.entries()) {
    for (const [place, item] of test.items.filter((one) => one.dimension === dimension).entries()) {
      const wanted = item.options[0]?.pole === code[index];
      app.clock.advance(5000);
      await answer(attempt.accountBookBTIResultNo, item.id, wanted === place < sure ? '1' : '2');
    }
  }
}
async function take(code: string, sure = 7): Promise<PersonalityOutcome> {
  const { data } = await start();
  await fill(data, code, sure);
  return (await submit(data.accountBookBTIResultNo)).data;
}

describe('the book personality', () => {
  it('asks 28 questions in an order of its own, which the attempt keeps, and tells no side', async () => {
    const test = await testOfContent();
    const { data } = await start();
    expect(data.questions.length).toBe(28);
    expect(data.questions.map(({ key }) => key)).not.toEqual(test.items.map(({ id }) => id));
    expect(JSON.stringify(data.questions)).not.toMatch(/pole|dimension|letter/);
    expect((await get<PersonalityAttempt>(`${ATTEMPTS}/${data.accountBookBTIResultNo}`)).data).toEqual(data);
    expect((await start()).data).toEqual(data);
  });

  it('finds sliders and a type with strengths, five fitting books, and one from the other side', async () => {
    const outcome = await take('WSPT', 6);
    expect(outcome.personalityType).toBe('WSPT');
    const { data } = await result(outcome.accountBookBTIResultNo);
    expect(data.sliders.map(({ letter, leaning, position }) => [letter, leaning, position])).toEqual([
      ['W', 'STRONG', 14],
      ['S', 'STRONG', 14],
      ['P', 'STRONG', 14],
      ['T', 'STRONG', 14],
    ]);
    expect(data.strengths.length).toBe(2);
    expect(data.books.length).toBe(5);
    expect(data.opposite.book).not.toBeNull();
    expect(data.books.map(({ bookNo }) => bookNo)).not.toContain(data.opposite.book?.bookNo);
    expect(data.books.filter(({ raq }) => fitOf(500, raq) === 'FIT').length).toBeGreaterThan(0);
    expect(data.disclaimer).toMatch(/재미로/);
    expect(JSON.stringify(data)).not.toMatch(/MBTI/i);
  });

  it('stands on the account, and changes neither level nor points', async () => {
    const before = (await app.send<AccountInfo>('POST', '/api/account/me', { site, token, body: {} })).data;
    expect(before).toMatchObject({ readingDiagnosisDatetime: null, bookBTIDiagnosisDateTime: null });
    expect(before.personalityType).toBeUndefined();
    const outcome = await take('DKFA');
    const after = (await app.send<AccountInfo>('POST', '/api/account/me', { site, token, body: {} })).data;
    expect(after).toMatchObject({
      personalityType: 'DKFA',
      readingType: outcome.readingType,
      raq: before.raq,
      bookPoint: before.bookPoint,
    });
    expect(after.bookBTIDiagnosisDateTime).toBe(new Date(app.clock.now()).toISOString());
    await diagnosisTaker(app, token, site).take(12);
    const diagnosed = (await app.send<AccountInfo>('POST', '/api/account/me', { site, token, body: {} })).data;
    expect(diagnosed.readingDiagnosisDatetime).toBe(new Date(app.clock.now()).toISOString());
    const record = (await get<ReadingRecord>('/api/account/record/me')).data;
    expect(record.diagnoses).toMatchObject([{ raq: diagnosed.raq, readingLevel: diagnosed.readingLevel }]);
    expect(record.personalities).toMatchObject([{ personalityType: 'DKFA', readingType: outcome.readingType }]);
  });

  it('may be stopped and gone on with on another device, where the later answer holds', async () => {
    const { data } = await start();
    const no = data.accountBookBTIResultNo;
    const key = data.questions[0]?.key ?? '';
    const at = app.clock.now();
    await answer(no, key, '1', at + 10);
    expect((await answer(no, key, '2', at + 5)).data.answer.value).toBe('1');
    expect((await answer(no, key, '2', at + 11)).data.answer.value).toBe('2');
    expect((await get<PersonalityStart>('/api/bookbti/me')).data.open).toMatchObject({ answeredCount: 1 });
    expect((await get<PersonalityAttempt>(`${ATTEMPTS}/${no}`)).data.answers).toEqual([
      { key, value: '2', seq: at + 11 },
    ]);
  });

  it('needs every answer but one a dimension, and breaks the tie that is left then', async () => {
    const test = await testOfContent();
    const { data } = await start();
    const no = data.accountBookBTIResultNo;
    expect((await submit(no)).code).toBe('TEST_NOT_COMPLETE');
    await fill(data, 'WSPT', 3);
    const choice = test.items.filter(({ dimension }) => dimension === 'CHOICE');
    const [last, other] = [choice.at(-1)?.id ?? '', choice.at(-2)?.id ?? ''];
    app.clock.advance(1000);
    const skipped = (await answer(no, last, 'S')).data;
    expect(skipped.tieBreaks.length).toBe(1);
    expect(skipped.missing).toEqual([skipped.tieBreaks[0]?.key]);
    const before = (await get<PersonalityAttempt>(`${ATTEMPTS}/${no}`)).data.answers.find(({ key }) => key === other);
    app.clock.advance(1000);
    expect((await answer(no, other, 'S')).data.missing).toEqual([other]);
    expect(Object.keys((await submit(no)).fields ?? {})).toEqual([other]);
    app.clock.advance(1000);
    await answer(no, other, before?.value ?? '');
    const refused = await submit(no);
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, skipped.missing]);
    const tie = test.tieBreaks.find(({ dimension }) => dimension === 'CHOICE');
    await answer(no, tie?.id ?? '', tie?.options[0]?.pole === 'W' ? '1' : '2');
    // What breaks a tie is no question of the test.
    expect((await get<PersonalityStart>('/api/bookbti/me')).data).toMatchObject({
      questionCount: 28,
      open: { answeredCount: 28 },
    });
    const outcome = (await submit(no)).data;
    expect(outcome.personalityType).toBe('WKFA');
    expect((await result(no)).data.sliders[0]).toMatchObject({ position: 50, letter: 'W' });
  });

  it('keeps a question passed over whose place is made free by an answer that comes after it', async () => {
    const [first, second] = (await testOfContent()).items.filter(({ dimension }) => dimension === 'CHOICE');
    const no = (await start()).data.accountBookBTIResultNo;
    const at = app.clock.now();
    await answer(no, first?.id ?? '', 'S', at);
    expect((await answer(no, second?.id ?? '', 'S', at + 2)).data.missing).toContain(second?.id);
    const { data } = await answer(no, first?.id ?? '', '2', at + 1);
    expect(data.missing).not.toContain(second?.id);
  });

  it('may be taken again after 30 days, and keeps its results', async () => {
    await take('WSPT');
    expect((await start()).code).toBe('TEST_TOO_SOON');
    app.clock.advance(30 * DAY);
    token = await loginOf(app, site, accountNo);
    await take('DSPT');
    const list = (await get<PersonalityList>('/api/bookbti/results/me')).data;
    expect(list.items.map(({ personalityType }) => personalityType)).toEqual(['DSPT', 'WSPT']);
    expect((await get<PersonalityStart>('/api/bookbti/me')).data.latest?.personalityType).toBe('DSPT');
  });

  it('is begun once and handed in once, whoever is first', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.data.accountBookBTIResultNo).toBe(two.data.accountBookBTIResultNo);
    await fill(one.data, 'WSPT');
    const no = one.data.accountBookBTIResultNo;
    const both = await Promise.all([submit(no), submit(no)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await answer(no, one.data.questions[0]?.key ?? '', '1')).code).toBe('TEST_CLOSED');
  });
});

it('shows nobody the test or the result of somebody else', async () => {
  const { accountBookBTIResultNo: no } = await take('WSPT');
  const stranger = await loginOf(app, site, (await makeAccount(app, site)).accountNo);
  expect((await result(no, stranger)).status).toBe(404);
  const path = `${ATTEMPTS}/${no}`;
  const body = { value: '1', seq: 1 };
  expect((await get(path, stranger)).status).toBe(404);
  expect((await app.send('PUT', `${path}/answers/bti-way-1`, { site, token: stranger, body })).status).toBe(404);
  expect((await app.send('POST', `${path}/submissions`, { site, token: stranger })).status).toBe(404);
});

it('is nowhere but on the home site', async () => {
  const there = await loginOf(app, 'school', (await makeAccount(app, 'school')).accountNo);
  for (const path of ['/api/bookbti/me', '/api/bookbti/results/me', '/api/bookbti/results/1', `${ATTEMPTS}/1`]) {
    expect([path, (await app.send('GET', path, { site: 'school', token: there })).status]).toEqual([path, 404]);
  }
  expect((await app.send('POST', ATTEMPTS, { site: 'school', token: there })).status).toBe(404);
});
