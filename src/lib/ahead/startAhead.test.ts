import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONTRACT_VERSION } from '#contract/site.ts';
import { SESSION_KEY } from '../session/StoredSession.ts';
import { requestsAhead } from './requestsAhead.ts';
import { startAhead } from './startAhead.ts';
import { unfinishedCalls } from './unfinishedCalls.ts';

const account = { accountNo: 7, accountId: 'bada', name: '바다', accountStatus: 'ACTIVE', academyStatus: 'ACTIVE' };
const ahead = {
  site: 'edu',
  student: { files: ['/assets/book.js', '/assets/book.css'], calls: ['GET /api/books/1042', 'POST /api/account/me'] },
  visitor: { files: ['/assets/login.js'] },
};

const answers = vi.fn(async (_address: string, _init: RequestInit) => new Response('{"status":200,"data":{}}'));
beforeEach(() => {
  vi.stubGlobal('fetch', answers);
  // The document of this page has just been opened, however long its process runs.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  document.body.innerHTML = `<script type="application/json" id="page-ahead">${JSON.stringify(ahead)}</script>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answers.mockClear();
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function signIn(given: object = {}): void {
  const session = { version: 1, site: 'edu', token: 'token', expiresAt: Date.now() + 1_000, account, ...given };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}
const linked = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);

it('asks for the page and its calls where somebody is signed in', async () => {
  signIn();
  startAhead(document);
  expect(linked()).toEqual(['modulepreload /assets/book.js', 'preload /assets/book.css']);
  expect(answers.mock.calls.map(([address, { method }]) => `${method} ${address}`)).toEqual(ahead.student.calls);
  const headers = answers.mock.calls[0]?.[1].headers as Record<string, string>;
  expect(headers).toMatchObject({ 'x-ro-token': 'token', 'x-contract-version': String(CONTRACT_VERSION) });
  const taken = requestsAhead.claim('GET /api/books/1042', 'token');
  expect(await taken?.answer).toMatchObject({ status: 200, data: { data: {} } });
  expect(headers['x-request-id']).toBe(taken?.requestId);
});

it('hands an answer on once, and only to the login that asked', () => {
  signIn();
  startAhead(document);
  expect(requestsAhead.claim('GET /api/books/1042', 'token')).not.toBeNull();
  expect(requestsAhead.claim('GET /api/books/1042', 'token')).toBeNull();
  expect(requestsAhead.claim('POST /api/account/me', 'another')).toBeNull();
});

it('hands on no answer that is older than the page that was opened', () => {
  signIn();
  startAhead(document);
  vi.spyOn(performance, 'now').mockReturnValue(15_001);
  expect(requestsAhead.claim('GET /api/books/1042', 'token')).toBeNull();
});

it.each([
  ['nobody is signed in', () => undefined],
  ['the login has ended', () => signIn({ expiresAt: Date.now() - 1 })],
  ['the login is of another site', () => signIn({ site: 'home' })],
  ['the login has not got its account yet', () => signIn({ account: null })],
  ['only the records may be seen', () => signIn({ account: { ...account, accountStatus: 'NO_AFFILIATION' } })],
])('asks for the login page and calls nothing where %s', (_name, arrange) => {
  arrange();
  startAhead(document);
  expect(linked()).toEqual(['modulepreload /assets/login.js']);
  expect(answers).not.toHaveBeenCalled();
});

it('calls nothing ahead of a change that the last page of the tab has sent and that may not have arrived', async () => {
  signIn();
  let arrive: () => void = () => undefined;
  const change = unfinishedCalls.follow(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  startAhead(document);
  expect(linked()).toContain('modulepreload /assets/book.js');
  expect(answers).not.toHaveBeenCalled();
  arrive();
  await change;
  await expect(unfinishedCalls.follow(Promise.reject(new Error('the page is left')))).rejects.toThrow();
  startAhead(document);
  expect(answers).not.toHaveBeenCalled();
  await unfinishedCalls.follow(Promise.resolve());
  startAhead(document);
  expect(answers).toHaveBeenCalledTimes(ahead.student.calls.length);
});

it('does nothing on other pages', () => {
  signIn();
  document.body.replaceChildren();
  startAhead(document);
  expect(linked()).toEqual([]);
  expect(answers).not.toHaveBeenCalled();
});
