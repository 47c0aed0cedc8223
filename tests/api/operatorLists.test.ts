import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { holdResult } from '../support/holdResult.ts';
import { makeAccount } from '../support/makeAccount.ts';
import { operate as operateOn } from '../support/operate.ts';

/** One more than the longest list shows at once. */
const MANY = 201;
const BOOK = 1042;
let app: TestApp;
let academyNo = 0;
const operate = (...args: string[]) => operateOn(app, ...args);
const numbers = Array.from({ length: MANY }, (_, index) => index + 1);

beforeAll(async () => {
  app = await buildTestApp();
  const { db } = app;
  const at = app.clock.now();
  const row = { site: 'school' as const, status: 'ACTIVE' as const, created_at: at };
  const [first] = await db
    .insertInto('institution')
    .values(numbers.map((no) => ({ ...row, name: `기관 ${no}` })))
    .returning('academy_no')
    .execute();
  academyNo = first?.academy_no ?? 0;
  await db
    .insertInto('join_code')
    .values(numbers.map((no) => ({ join_code: `CODE${no}`, academy_no: academyNo, expires_at: null, created_at: at })))
    .execute();
  const { account_no: _, ...like } = await db
    .selectFrom('account')
    .selectAll()
    .where('account_no', '=', (await makeAccount(app, 'school')).accountNo)
    .executeTakeFirstOrThrow();
  const accounts = await db
    .insertInto('account')
    .values(numbers.map((no) => ({ ...like, account_id: `many${no}`, academy_no: academyNo })))
    .returning('account_no')
    .execute();
  const people = accounts.map(({ account_no }) => account_no);
  const [one = 0] = people;
  const actor = { actor_kind: 'OPERATOR' as const, actor: 'kim', academy_no: null, details: '{}' };
  await db
    .insertInto('audit_log')
    .values(numbers.map((no) => ({ ...actor, at: at + no, event: `EVENT_${no}`, account_no: one })))
    .execute();
  await db
    .insertInto('book_review')
    .values(
      people.map((account_no) => ({
        account_no,
        book_no: BOOK,
        stars: 3,
        body: '재미있었어요.',
        status: 'HELD' as const,
        written_at: at,
        updated_at: at,
      })),
    )
    .execute();
  await fillReports(people, at);
  const sealed = app.secrets.seal(JSON.stringify({ name: '김', phone: '', email: '', region: '부산', content: '' }));
  await db
    .insertInto('inquiry')
    .values(
      numbers.map((no) => ({
        form_id: `form-${no}`,
        type: 'OTHER' as const,
        visitor_hash: 'v',
        address_hash: 'a',
        texts_sealed: sealed,
        status: 'OPEN' as const,
        answer_sealed: null,
        note: '',
        received_at: at + no,
        settled_at: null,
      })),
    )
    .execute();
});
afterAll(() => app.close());

/** What students report: items of a mission, neighbours, and results that are held. */
async function fillReports(people: readonly number[], at: number): Promise<void> {
  const { db } = app;
  const token = await app.signIn();
  await app.post('/api/mission/attempts', { bookNo: BOOK, readingMissionType: 'OX' }, token);
  const { attempt_no: attemptNo, account_no: ownerNo } = await db
    .selectFrom('mission_attempt')
    .select(['attempt_no', 'account_no'])
    .executeTakeFirstOrThrow();
  const about = { account_no: ownerNo, attempt_no: attemptNo, book_no: BOOK, kind: 'OX' as const };
  await db
    .insertInto('item_report')
    .values(
      numbers.map((no) => ({
        ...about,
        item_key: 'o1',
        item_hash: `hash-${no}`,
        reason: 'TYPO' as never,
        words: '',
        status: 'OPEN' as const,
        note: '',
        reported_at: at,
        closed_at: null,
      })),
    )
    .execute();
  await db
    .insertInto('neighbour_report')
    .values(
      people.map((account_no) => ({
        account_no,
        reported_no: ownerNo,
        reason: 'NICKNAME' as never,
        nickname: '바다',
        pet_name: null,
        reported_at: at,
        settled_at: null,
      })),
    )
    .execute();
  const reviewNo = await holdResult(app, ownerNo);
  const { review_no: _, ...held } = await db
    .selectFrom('contest_review')
    .selectAll()
    .where('review_no', '=', reviewNo)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('contest_review')
    .values(numbers.slice(1).map((no) => ({ ...held, book_no: 9000 + no })))
    .execute();
}

it.each<[string, () => string[], number]>([
  ['institution list', () => ['--site', 'school', '--status', 'ACTIVE'], 200],
  ['join-code list', () => [String(academyNo)], 200],
  ['account list', () => [String(academyNo)], 200],
  ['account audit', () => ['school/many1'], 200],
  ['inquiries list', () => [], 100],
  ['items reports', () => [], 50],
  ['review held', () => [], 50],
  ['aquarium reports', () => [], 50],
  ['contest holds', () => ['1'], 200],
])('%s says that there is more, and shows it page by page', async (command, more, size) => {
  const page = async (...option: string[]) => {
    const { code, output } = await operate(...command.split(' '), ...more(), ...option);
    expect(code).toBe(0);
    return output.split('\n');
  };
  const first = await page();
  expect(first).toHaveLength(size + 1);
  expect(first.at(-1)).toBe('…그 밖에 더 있어요. 이어서 보려면: --page 2');
  const second = await page('--page', '2');
  expect(second.filter((line) => !first.includes(line) && !line.startsWith('…')).length).toBeGreaterThan(0);
  expect(await page('--page', '9')).toEqual(['9쪽에는 아무것도 없어요. --page를 줄여 주세요.']);
  const { code, output } = await operate(...command.split(' '), ...more(), '--page', '0');
  expect([code, output]).toEqual([1, expect.stringContaining('쪽은 1부터')]);
});
