import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundHints } from '#contract/writing.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { FIRST_BOOK } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { projectRoot } from '../support/listSources.ts';

const path = (bookNo = 1001) => `/api/writing/books/${bookNo}/hints/me`;
const TEXT = '오누이는 동아줄을 타고 하늘로 올라갓어요. 오누이가 꾀를 내서 정말 재미있엇어요.';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: `${projectRoot}/content` } });
  ({ token } = await freshStudent(app));
});
afterAll(() => app.close());

const ask = (body: object, bookNo?: number) => app.post<FoundHints>(path(bookNo), body, token);

describe('hints on a text', () => {
  it('name the place and what to look at', async () => {
    const { data, status } = await ask({ mission: 'REPORT', text: TEXT });
    expect(status).toBe(200);
    expect(data.hints.map(({ kind, excerpt, at }) => [kind, excerpt, at])).toEqual([
      ['SPELLING', '올라갓어요', TEXT.indexOf('올라갓어요')],
      ['SPELLING', '재미있엇어요', TEXT.indexOf('재미있엇어요')],
    ]);
    expect(data.hints[0]?.message).toBe('‘올라갓어요’는 ‘올라갔어요’로 써요. 한번 볼까요?');
  });

  it('are none for an empty text, and for one without a fault', async () => {
    expect((await ask({ mission: 'THINK', text: '' })).data.hints).toEqual([]);
    expect((await ask({ mission: 'THINK', text: '나는 먼저 이름을 물어볼 거예요.' })).data.hints).toEqual([]);
  });

  it('come for many texts at once, each to who asked', async () => {
    const words = ['햇어요', '먹엇어요', '갓어요', '왓어요', '잣어요', '보앗어요'];
    const answers = await Promise.all(words.map((word) => ask({ mission: 'THINK', text: `나는 어제 ${word}.` })));
    expect(answers.map(({ data }) => data.hints[0]?.excerpt)).toEqual(words);
  });

  it('are refused for a book that is not there and a text that is too long', async () => {
    expect((await ask({ mission: 'REPORT', text: TEXT }, 999_999)).status).toBe(404);
    expect((await ask({ mission: 'REPORT', text: '가'.repeat(8_001) })).status).toBe(422);
    expect((await app.post(path(FIRST_BOOK), { mission: 'REPORT', text: TEXT }, 'nobody')).status).toBe(401);
  });

  it('leave nothing of the text behind', async () => {
    await ask({ mission: 'REPORT', text: '비밀스러운낱말을 아무도 모르게 썻다.' });
    expect(JSON.stringify(await dumpTables(app.db))).not.toContain('비밀스러운낱말');
  });
});
