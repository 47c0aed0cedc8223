import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { type CollectedRoute, collectRoutes } from '../support/collectRoutes.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { accountProblems, ledgerOf } from '../support/ledgerOf.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

let app: TestApp;
let routes: CollectedRoute[];
let shop: string;

beforeAll(async () => {
  const routesOf = collectRoutes();
  const contentDir = makeFixtureContent(3);
  app = await buildTestApp({ env: { contentDir } });
  routes = routesOf();
  shop = readFileSync(join(contentDir, 'aquarium', 'shop.json'), 'utf8');
});

afterAll(() => app.close());

/** What may stand for a parameter, so that a route answers with something. */
const values: Record<string, string> = {
  bookNo: `${FIRST_BOOK}`,
  noteId: 'report',
  day: '2026-05-06',
  place: 'READING',
  month: '2026-05',
};
/** Questions that routes need before they tell anything. */
const SEARCH = '/api/books?query=%EA%B3%A0%EB%9E%98';
const queries = ['', '?page=1', '?query=%EA%B3%A0%EB%9E%98', '?kind=QUESTION'];

/** Everything that can be read with this login, by address; refusals tell nothing and are left out. */
async function crawl(token: string): Promise<Map<string, string>> {
  const reported = new Map<string, string>();
  for (const { method, url } of routes) {
    if (method !== 'GET' || !url.startsWith('/api/')) continue;
    const path = url.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '1');
    for (const query of queries) {
      const answer = await app.get(path + query, token);
      if (answer.status === 200) reported.set(path + query, JSON.stringify(answer.data));
      // Only a question that was not put rightly is put in another way.
      if (answer.status !== 422) break;
    }
  }
  reported.set(SEARCH, JSON.stringify((await app.get(SEARCH, token)).data));
  return reported;
}

describe('before a mission is marked', () => {
  it('no answer is to be found in anything that the server tells', async () => {
    const { token } = await freshStudent(app);
    const student = missionPlayer(app, token);
    const reported = new Map<string, string>();
    const words: string[] = [];
    // A book that is being read, with notes, reviews and a place on the shelf: what other pages draw on.
    await app.put(`/api/books/${FIRST_BOOK}/reading/me`, { lastPageNo: 10 }, token);
    await app.put(`/api/library/books/${FIRST_BOOK}/me`, { place: 'READING' }, token);
    for (const kind of missionKinds) {
      const { data } = await student.start(kind, FIRST_BOOK);
      reported.set(`start ${kind}`, JSON.stringify(data));
      const [[key, right]] = [...(await student.rightAnswers(data.attemptNo))] as [[string, string]];
      if (kind === 'PUZZLE') words.push(...(await student.rightAnswers(data.attemptNo)).values());
      // Wrong on purpose: what the server holds is told back.
      const wrong = { PUZZLE: '가'.repeat([...right].length), MATCHING: '', OX: right === 'O' ? 'X' : 'O', QUIZ: '' };
      const value = wrong[kind as keyof typeof wrong] ?? '아직 쓰는 중이에요.';
      reported.set(`save ${kind}`, JSON.stringify((await student.save(data.attemptNo, key, value, 1)).data));
      // One item wrong: what its verdict gives away must not be its key.
      if (kind === 'OX' || kind === 'QUIZ' || kind === 'MATCHING') {
        const spoilt = [...(await student.rightAnswers(data.attemptNo)).values()].find((one) => one !== right) ?? '';
        const { verdict } = (await student.verdict(data.attemptNo, key, spoilt, 2)).data;
        expect(verdict).toMatchObject({ correct: false, explanation: null });
        reported.set(`save verdict ${kind}`, JSON.stringify(verdict));
        reported.set(`start again ${kind}`, JSON.stringify((await student.start(kind, FIRST_BOOK)).data));
      }
      if (kind === 'PUZZLE') reported.set('check', JSON.stringify((await student.check(data.attemptNo, [key])).data));
    }
    const pages = await crawl(token);
    for (const path of [
      `/api/books/${FIRST_BOOK}`,
      `/api/books/${FIRST_BOOK}/pages`,
      `/api/mission/books/${FIRST_BOOK}/me`,
      `/api/mission/books/${FIRST_BOOK}/results/me`,
      `/api/mission/books/${FIRST_BOOK}/histories/me`,
      `/api/reading-notes/books/${FIRST_BOOK}/me`,
      `/api/reading-notes/books/${FIRST_BOOK}/report/me`,
      SEARCH,
      '/api/main/me',
      '/api/aquarium/me',
    ])
      expect([...pages.keys()]).toContain(path);
    expect(pages.size).toBeGreaterThan(25);
    for (const [path, text] of pages) reported.set(path, text);

    expect(words).toHaveLength(10);
    // The name of the product, and what the shop sells, are no secrets.
    const secrets = [...words.filter((word) => word !== '바다' && !shop.includes(word)), '쓰여 있어요'];
    expect(secrets.length).toBeGreaterThan(6);
    const marks = ['"explanation":"', '"pairId":', '"seed":', '"answer":"', '"word":"'];
    const leaks: string[] = [];
    for (const [path, text] of reported) {
      for (const secret of secrets) if (text.includes(secret)) leaks.push(`${path} tells ${secret}`);
      for (const mark of marks)
        if (/start|save|mission/.test(path) && text.includes(mark)) leaks.push(`${path} has ${mark}`);
    }
    expect(leaks).toEqual([]);
    expect(reported.get('check')).toContain('"correct":false');
  });
});

describe('a score that the client makes up', () => {
  it('is refused, wherever it is put, and changes nothing', async () => {
    const { accountNo, token } = await freshStudent(app);
    const student = missionPlayer(app, token);
    const { attemptNo } = (await student.start('OX', FIRST_BOOK)).data;
    await student.fill(attemptNo, 9);
    const path = (rest: string) => `/api/mission/attempts/${attemptNo}/${rest}`;
    const forged = [
      { confirmIncomplete: true, rate: 100 },
      { confirmIncomplete: true, points: 9_999, shells: 9_999 },
      { confirmIncomplete: true, correctCount: 10, itemCount: 10 },
      { confirmIncomplete: true, items: [{ key: 'ox-1', correct: true }] },
      { confirmIncomplete: true, round: 1, submittedAt: '2026-01-01T00:00:00.000Z' },
    ];
    const tries = [
      ...(await Promise.all(forged.map((body) => app.post(path('submissions'), body, token)))),
      await app.post('/api/mission/attempts', { bookNo: FIRST_BOOK, readingMissionType: 'OX', maxPoint: 999 }, token),
      await app.put(path('answers/ox-1'), { value: 'O', seq: 2, correct: true }, token),
      await app.put(path('answers/score'), { value: '100', seq: 2 }, token),
      await app.post(path('checks'), { keys: ['ox-1'] }, token),
      await app.post(path('hints'), { key: 'ox-1' }, token),
    ];
    expect(tries.map(({ status }) => status)).toEqual(Array(tries.length).fill(422));
    expect(await ledgerOf(app.db, accountNo)).toEqual([]);
    // The honest hand-in is marked by what was really answered: one right of ten pays nothing.
    expect((await student.submit(attemptNo)).data).toMatchObject({ correctCount: 1, points: 0, shells: 0 });
    expect(await accountProblems(app.db, accountNo)).toEqual([]);
  });
});
