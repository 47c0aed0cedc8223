import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CsMessage, Faq, FaqList, SitePopup } from '#contract/customerService.ts';
import type { Notice, NoticeSummary } from '#contract/home.ts';
import type { PolicyHistory, PolicyText, TermsPersonal } from '#contract/policy.ts';
import { DAY } from '#domain/time/duration.ts';
import { loadNotices } from '#server/content/loadNotices.ts';
import { sweepOldRows } from '#server/jobs/sweepOldRows.ts';
import { csMessages } from '#server/modules/customer-service/repositories/csMessages.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { operate } from '../support/operate.ts';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
  await loadNotices(app.db, 'content');
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-told-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const notice = (more: string, content = '안녕하세요.') =>
  `---\ntitle: 새 소식이에요\npublishedAt: 2026-05-01T09:00:00+09:00\n${more}---\n${content}\n`;

describe('notices', () => {
  const list = async (query: string, site?: 'home') =>
    (await app.get<{ items: NoticeSummary[]; totalCount: number }>(`/api/notices${query}`, undefined, site)).data;

  it('are found by a word of title or text, whatever its case, and by category', async () => {
    const all = await list('');
    expect(all.totalCount).toBeGreaterThan(4);
    const found = await list(`?query=${encodeURIComponent('조개')}`);
    expect(found.totalCount).toBeGreaterThan(0);
    expect(found.totalCount).toBeLessThan(all.totalCount);
    expect((await list(`?query=${encodeURIComponent('ox')}`)).totalCount).toBe(
      (await list(`?query=${encodeURIComponent('OX')}`)).totalCount,
    );
    const event = await operate(app, 'notice', 'put', file('event.md', notice('category: 행사\nsites: [home]\n')));
    expect(event).toMatchObject({ code: 0, output: '10000번으로 올렸어요.' });
    expect((await list(`?category=${encodeURIComponent('행사')}`, 'home')).items.map((one) => one.articleNo)).toEqual([
      10_000,
    ]);
    expect((await list(`?category=${encodeURIComponent('행사')}`)).totalCount).toBe(0);
    expect((await app.get('/api/notices?category=x')).status).toBe(422);
    const share = await operate(app, 'notice', 'put', file('share.md', notice('', '100%를 다 읽었어요.')));
    expect(share.output).toBe('10001번으로 올렸어요.');
    expect((await list('?query=%25')).items.map(({ articleNo }) => articleNo)).toEqual([10_001]);
    expect((await list('?query=100%25_')).totalCount).toBe(0);
  });

  it('count a view once for each visitor and day', async () => {
    const address = '/api/notices/3';
    const views = async (token?: string, agent = 'a') =>
      (
        await app.send<Notice>('GET', address, {
          ...(token ? { token } : {}),
          headers: {
            'user-agent': agent === 'a' ? 'Mozilla/5.0 (Windows NT 10.0) Chrome/140' : 'Mozilla/5.0 (iPad) Safari/605',
          },
        })
      ).data.viewCount;
    const start = await views();
    expect(await views()).toBe(start);
    expect(await views(undefined, 'b')).toBe(start + 1);
    const one = await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo);
    const two = await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo);
    expect(await views(one)).toBe(start + 2);
    expect(await views(one, 'b')).toBe(start + 2);
    expect(await views(two)).toBe(start + 3);
    app.clock.advance(DAY);
    expect(await views()).toBe(start + 4);
    await sweepOldRows(app.db, app.clock.now());
    const kept = await app.db.selectFrom('article_view').selectAll().execute();
    expect(kept.map(({ article_no }) => article_no)).toEqual([3]);
    expect(JSON.stringify(kept)).not.toMatch(/127\.0\.0\.1|account \d/);
  });

  it('of operators stay when the content folder is loaded again, and are hidden and shown', async () => {
    const put = await operate(app, 'notice', 'put', file('own.md', notice('articleNo: 2\n', '운영이 고쳤어요.')));
    expect(put.output).toBe('2번으로 올렸어요.');
    await loadNotices(app.db, 'content');
    expect((await app.get<Notice>('/api/notices/2')).data.content).toBe('운영이 고쳤어요.');
    await operate(app, 'notice', 'hide', '4');
    await loadNotices(app.db, 'content');
    expect((await app.get('/api/notices/4')).status).toBe(404);
    await operate(app, 'notice', 'show', '4');
    expect((await app.get('/api/notices/4')).status).toBe(200);
    expect(await operate(app, 'notice', 'hide', '777')).toMatchObject({ code: 1 });
    expect((await operate(app, 'notice', 'list')).output).toContain('2\t운영\t보임\t새 소식이에요');
  });

  it.each(['<script>alert(1)</script>', '[눌러요](javascript:alert(1))', '![그림](https://evil.example/a.png)'])(
    'are refused with %j in them',
    async (content) => {
      const before = await list('');
      expect(await operate(app, 'notice', 'put', file('bad.md', notice('', content)))).toMatchObject({ code: 1 });
      expect(await operate(app, 'notice', 'check', file('bad.md', notice('', content)))).toMatchObject({ code: 1 });
      expect((await list('')).totalCount).toBe(before.totalCount);
    },
  );
});

describe('answers', () => {
  it('are listed by site, category and word, with neighbours and views', async () => {
    const list = async (query: string, site: 'edu' | 'home' = 'edu') =>
      (await app.get<FaqList>(`/api/faqs${query}`, undefined, site)).data;
    const [edu, home] = [await list(''), await list('', 'home')];
    expect(edu.totalCount).toBeGreaterThan(15);
    expect(home.items.map(({ faqNo }) => faqNo)).not.toEqual(edu.items.map(({ faqNo }) => faqNo));
    const pets = await list(`?category=${encodeURIComponent('수족관')}`);
    expect(pets.totalCount).toBeGreaterThan(0);
    expect(pets.items.every(({ category }) => category === '수족관')).toBe(true);
    const pinned = edu.items.map(({ pinnedYn }) => pinnedYn);
    expect(pinned.lastIndexOf('Y')).toBeLessThan(pinned.indexOf('N'));
    const { data } = await app.get<Faq>('/api/faqs/2');
    expect([data.previous?.faqNo, data.next?.faqNo]).toEqual([1, 3]);
    expect(data.viewCount).toBe(1);
    expect((await app.get<Faq>('/api/faqs/2')).data.viewCount).toBe(1);
    expect((await app.get('/api/faqs/9999')).status).toBe(404);
  });
});

describe('popups', () => {
  it('show between two instants, on the sites they name', async () => {
    const popups = async (site?: 'home') =>
      (await app.get<{ items: SitePopup[] }>('/api/site/popups', undefined, site)).data.items;
    expect(await popups()).toEqual([]);
    const now = app.clock.now();
    const times = (from: number, until: number) =>
      `from: ${new Date(now + from).toISOString()}\nuntil: ${new Date(now + until).toISOString()}\n`;
    const text = `---\ntitle: 여름 대회\nsites: [edu]\nlink: /event/contest 대회 보러 가기\n${times(-DAY, DAY)}---\n**함께해요.**\n`;
    expect((await operate(app, 'popup', 'put', file('popup.md', text))).output).toBe('10000번으로 올렸어요.');
    expect(await popups()).toEqual([
      {
        popupNo: 10_000,
        title: '여름 대회',
        content: '**함께해요.**',
        link: { href: '/event/contest', label: '대회 보러 가기' },
      },
    ]);
    expect(await popups('home')).toEqual([]);
    await operate(app, 'popup', 'hide', '10000');
    expect(await popups()).toEqual([]);
    await operate(app, 'popup', 'show', '10000');
    app.clock.advance(DAY);
    expect(await popups()).toEqual([]);
    const away = text.replace('/event/contest', '//evil.example');
    expect(await operate(app, 'popup', 'check', file('away.md', away))).toMatchObject({ code: 1 });
  });
});

describe('documents', () => {
  it('are kept in all versions; a new one is published while the server runs, and never changed', async () => {
    const { data: first } = await app.get<PolicyText>('/api/site/policies/PERSONAL/1');
    expect(first.content).toContain('개인정보');
    const head = `---\ncode: PERSONAL\nversion: 3\ntitle: 개인정보 처리방침\nsummary: 개인정보를 어떻게 다루는지 알려 드립니다. 짧게 적은 글입니다.\nrequired: true\neffectiveFrom: 2026-05-01\n---\n`;
    const second = file('PERSONAL.md', `${head}# 새 방침\n\n새로 적었습니다.\n`);
    expect((await operate(app, 'policy', 'check', second)).code).toBe(0);
    expect((await operate(app, 'policy', 'publish', second)).output).toContain('PERSONAL 3판');
    app.clock.advance(31_000);
    expect((await app.get<TermsPersonal>('/api/site/terms-personal')).data.version).toBe(3);
    expect((await app.get<TermsPersonal>('/api/site/terms-personal-home')).data.content).toContain('새로 적었습니다');
    const { data } = await app.get<PolicyHistory>('/api/site/policies/PERSONAL');
    expect(data.versions.map(({ version, state }) => [version, state])).toEqual([
      [3, 'CURRENT'],
      // Comes with the product, and is told long before it counts.
      [2, 'COMING'],
      [1, 'PAST'],
    ]);
    expect((await app.get<PolicyText>('/api/site/policies/PERSONAL/1')).data.content).toBe(first.content);
    const again = await operate(app, 'policy', 'publish', second);
    expect(again).toMatchObject({ code: 1 });
    expect((await app.get('/api/site/policies/PERSONAL/9')).status).toBe(404);
    expect((await app.get('/api/site/policies/NOTHING')).status).toBe(422);
    const unsafe = file('unsafe.md', `${head.replace('version: 3', 'version: 4')}[눌러요](javascript:1)\n`);
    expect(await operate(app, 'policy', 'publish', unsafe)).toMatchObject({ code: 1 });
  });
});

describe('words of the customer service', () => {
  it('lead the next login there until they are read, and belong to one student', async () => {
    const accountId = (await makeAccount(app, 'edu')).accountId;
    const { password } = (await import('#server/config/demoAccounts.ts')).demoAccounts.edu;
    const login = async () =>
      (await app.post<{ token: string; customerServiceFlag: boolean }>('/api/auth/sign-in', { accountId, password }))
        .data;
    expect((await login()).customerServiceFlag).toBe(false);
    const words = file('words.md', '물어본 것에 **답**해 드려요.');
    expect((await operate(app, 'cs', 'tell', `edu/${accountId}`, '점수에 대해', words)).code).toBe(0);
    const { token, customerServiceFlag } = await login();
    expect(customerServiceFlag).toBe(true);
    const messages = async () => (await app.get<{ items: CsMessage[] }>('/api/cs/messages/me', token)).data.items;
    const [message] = await messages();
    expect(message).toMatchObject({ title: '점수에 대해', content: '물어본 것에 **답**해 드려요.', seenYn: 'N' });
    const seen = `/api/cs/messages/${message?.messageNo}/seen/me`;
    const stranger = await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo);
    expect((await app.put(seen, undefined, stranger)).status).toBe(404);
    expect((await login()).customerServiceFlag).toBe(true);
    expect((await app.put(seen, undefined, token)).status).toBe(200);
    expect((await messages())[0]?.seenYn).toBe('Y');
    expect((await login()).customerServiceFlag).toBe(false);
    expect(await operate(app, 'cs', 'tell', 'edu/nobody99', '제목', words)).toMatchObject({ code: 1 });
  });

  it('are all there to be read, also those that wait behind many others', async () => {
    const { accountId, accountNo } = await makeAccount(app, 'edu');
    const { password } = (await import('#server/config/demoAccounts.ts')).demoAccounts.edu;
    for (let day = 0; day < 25; day += 1) {
      await csMessages.add(app.db, { accountNo, title: `글 ${day}`, content: '글', now: app.clock.now() + day });
    }
    const token = await loginOf(app, 'edu', accountNo);
    const messages = async () => (await app.get<{ items: CsMessage[] }>('/api/cs/messages/me', token)).data.items;
    const read = new Set<string>();
    for (let round = 0; round < 2; round += 1) {
      for (const { messageNo, title, seenYn } of await messages()) {
        if (seenYn === 'N') read.add(title);
        await app.put(`/api/cs/messages/${messageNo}/seen/me`, undefined, token);
      }
    }
    expect(read.size).toBe(25);
    const login = await app.post<{ customerServiceFlag: boolean }>('/api/auth/sign-in', { accountId, password });
    expect(login.data.customerServiceFlag).toBe(false);
    expect((await messages())[0]?.title).toBe('글 24');
  });
});
