import type { Locator } from '@playwright/test';
import type { MissionAttempt } from '#contract/mission.ts';
import type { ParentShare } from '#contract/parentShare.ts';
import { XSS_CORPUS } from '../support/fuzz/hostileValues.ts';
import { enterAs, signInByCalls } from './support/enterAs.ts';
import { NEW_PASSWORD, NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';
import { watchPolicy } from './support/watchPolicy.ts';

const BOOK = 1040;
const home = (path: string) => `${originOf('home')}${path}`;

test.describe('the watch over every test', () => {
  test.use({ expected: [/Content Security Policy|evil\.example|status of 404|uncaught: oops/] });

  // So any journey through the aquarium, a mission or a payment also proves that its pages keep to their policy.
  test('notices what a policy blocks, what would leave this machine, what is refused and what is thrown', async ({
    page,
    noticed,
  }) => {
    const missing = (faults: string[]) => faults.filter((fault) => !noticed.some((one) => one.includes(fault)));
    // A page with the script of another company: on all others the attempts below end before the policy is asked.
    await page.goto(home('/login/sign-up'));
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ranInline = true';
      document.head.append(script);
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
      const link = document.createElement('div');
      link.innerHTML = '<img src="https://evil.example/x.png" onerror="window.ranInline = true">';
      document.body.append(link);
      return [(window as { ranInline?: boolean }).ranInline, getComputedStyle(document.body).display];
    });
    expect(ran).toEqual([undefined, 'block']);
    await expect.poll(() => missing(['script-src', 'style-src', 'img-src'])).toEqual([]);

    await page.goto(home('/intro'));
    await page.evaluate(async () => {
      setTimeout(() => {
        throw new Error('oops');
      });
      await fetch('/content/nothing.json');
    });
    // No policy stands in the way here.
    await page.goto('about:blank');
    await page.evaluate(() => {
      new Image().src = 'https://evil.example/x.png';
      fetch('http://evil.example/call').catch(() => {});
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/frame' }));
    });
    const faults = [
      'uncaught: oops',
      'status of 404',
      'request to https://evil.example/x.png',
      'request to http://evil.example/call',
      'request to https://evil.example/frame',
    ];
    await expect.poll(() => missing(faults)).toEqual([]);
  });
});

test.describe('a text that would become code', () => {
  test.use({ expected: [/requires 'Trusted|TrustedTypePolicy|Content Security Policy/] });

  test('is refused by the browser, whichever way it comes', async ({ page }) => {
    await page.goto(home('/intro'));
    const outcomes = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        markup: () => {
          document.createElement('div').innerHTML = '<b>x</b>';
        },
        script: () => {
          document.createElement('script').src = '/assets/x.js';
        },
        worker: () => new Worker('/assets/x.js'),
        document: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        policy: () =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes.createPolicy('other', {}),
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name}: done`;
        } catch (error) {
          return `${name}: ${error instanceof Error ? error.name : 'thrown'}`;
        }
      });
    });
    expect(outcomes).toEqual(['markup', 'script', 'worker', 'document', 'policy'].map((name) => `${name}: TypeError`));
  });
});

test('whatever a student writes is shown as it was written, and nothing of it runs', async ({ page, request }) => {
  const watch = await watchPolicy(page);
  const student = await NewStudent.join(request, 'writesmarkup');
  const signedIn = await signInByCalls(page, 'home', { accountId: student.accountId, password: NEW_PASSWORD });
  const { ask } = signedIn;
  const all = XSS_CORPUS.join('\n');

  // Every text that a student may leave anywhere.
  for (const [at, text] of XSS_CORPUS.entries()) {
    const note = (noteId: string, content: object) =>
      ask('put', `/api/reading-notes/books/${BOOK}/notes/${noteId}/me`, { baseVersion: 0, content });
    await note(`n${at}`, { kind: 'NOTE', quote: text, pageNo: null, thought: text, stickers: [] });
    await note(`q${at}`, { kind: 'QUESTION', question: text, answer: text, about: null });
  }
  const cards = XSS_CORPUS.slice(0, 6).map((text, at) => ({ id: `c${at}`, text: text.slice(0, 30) }));
  await ask('put', `/api/reading-notes/books/${BOOK}/notes/map/me`, {
    baseVersion: 0,
    content: { kind: 'MAP', places: cards.map(({ id }, at) => ({ id, x: at * 40, y: 0 })), cards, links: [] },
  });
  await ask('put', `/api/reading-notes/books/${BOOK}/notes/report/me`, {
    baseVersion: 0,
    content: { kind: 'REPORT', text: all },
  });
  const think = await ask<MissionAttempt>('post', '/api/mission/attempts', {
    bookNo: BOOK,
    readingMissionType: 'THINK',
  });
  const key = think.content.kind === 'THINK' ? think.content.prompts[0]?.key : '';
  await ask('put', `/api/mission/attempts/${think.attemptNo}/answers/${key}`, { value: all.slice(0, 190), seq: 1 });
  await student.handInOx(BOOK);
  await ask('put', `/api/books/${BOOK}/reviews/me`, { stars: 1, body: XSS_CORPUS[0] });
  const share = await ask<ParentShare>('post', '/api/account/parent-shares/me', {
    label: '<b>이모</b>',
    scope: 'HOME',
  });
  await ask('post', '/api/auth/validate-password', { password: NEW_PASSWORD });
  await ask('put', '/api/account/info/me', { schoolName: '<img src=x onerror=alert(1)>', address: XSS_CORPUS[0] });

  await enterAs(page, signedIn);
  /** What only a page that has come to the end of its loading shows, of what was written where it shows that. */
  const shown: [path: string, looked: Locator][] = [
    [`/book/note/${BOOK}`, page.getByText(XSS_CORPUS[0])],
    [`/book/note/qa/${BOOK}`, page.getByText(XSS_CORPUS[0])],
    // A text field shows its text to no locator: see below.
    [`/book/note/report/${BOOK}`, page.locator('main textarea')],
    [`/book/note/matchingMap/${BOOK}`, page.getByText(XSS_CORPUS[0])],
    [`/book/note/results/${BOOK}`, page.getByRole('heading', { name: '끝낸 미션', exact: true })],
    [`/book/mission/${BOOK}`, page.getByText(/^미션 1\/\d/)],
    [`/book/view/${BOOK}`, page.getByText(XSS_CORPUS[0])],
    ['/mypage/main', page.getByRole('heading', { name: '최근에 읽은 책' })],
    ['/library/board', page.getByRole('heading', { level: 2, name: /\d권$/ })],
    ['/library/calendar', page.getByText(/^읽은 날 \d+일$/)],
    [`/search?query=${encodeURIComponent(XSS_CORPUS[1])}`, page.getByText(XSS_CORPUS[1])],
    [`/book/mission/resultToParent/${BOOK}/${share.shareKey}`, page.getByText('한*결 학생의 독서 결과')],
    [
      `/login?redirect=${encodeURIComponent('javascript:alert(1)')}`,
      page.getByRole('region', { name: '나의 바다 친구' }),
    ],
    [`/${encodeURIComponent(XSS_CORPUS[0])}`, page.getByRole('heading', { name: '이 바다에는 없는 길이에요' })],
  ];
  for (const [path, looked] of shown) {
    await page.goto(home(path));
    await expect(page.getByRole('main')).toBeVisible();
    await expect(looked.filter({ visible: true }).first()).toBeVisible();
    if (path.includes('/report/')) await expect(looked.first()).toHaveValue(all);
    await page.waitForLoadState('networkidle');
    expect([path, watch.dialogs, watch.violations]).toEqual([path, [], []]);
    const planted = await page
      .locator('main img[src="x"], main iframe, main a[href^="javascript:"], main style')
      .count();
    expect([path, planted]).toEqual([path, 0]);
  }

  // Another reader sees the review as text.
  const other = await NewStudent.join(request, 'readsmarkup');
  await page.evaluate(() => localStorage.clear());
  await other.enter(page);
  await page.goto(home(`/book/view/${BOOK}`));
  await expect(page.getByText(XSS_CORPUS[0]).first()).toBeVisible();
  expect([watch.dialogs, watch.violations]).toEqual([[], []]);
});
