// @vitest-environment node
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestIdPattern } from '#contract/requestId.ts';
import { CONTRACT_VERSION } from '#contract/site.ts';
import { testEndpoints } from '../../testing/testEndpoints.ts';
import { requestsAhead } from '../ahead/requestsAhead.ts';
import { ApiError } from './ApiError.ts';
import { createApiClient } from './createApiClient.ts';
import { NetworkError } from './NetworkError.ts';
import { referenceOf } from './referenceOf.ts';

type Answer = { status: number; body: unknown; headers?: Record<string, string> } | 'silence' | 'timeout';

function setUp(answers: Answer[], site: 'edu' | 'home' = 'edu') {
  const requests: InternalAxiosRequestConfig[] = [];
  let token: string | null = 'first-token';
  const onTokenRenewed = vi.fn((next: string) => {
    token = next;
  });
  const onLoginLost = vi.fn();
  const onTicketNeeded = vi.fn();
  const onOutdated = vi.fn();
  let keyCount = 0;
  const api = createApiClient({
    site,
    readToken: () => token,
    readFrontPath: () => '/책',
    onTokenRenewed,
    onLoginLost,
    onTicketNeeded,
    onOutdated,
    createKey: () => `key-${++keyCount}`,
    adapter: async (config) => {
      requests.push(config);
      const answer = answers.shift() ?? 'silence';
      if (answer === 'silence') throw new AxiosError('down', AxiosError.ERR_NETWORK, config);
      if (answer === 'timeout') throw new AxiosError('late', AxiosError.ECONNABORTED, config);
      const response = {
        status: answer.status,
        data: answer.body,
        headers: answer.headers ?? {},
        statusText: '',
        config,
      } as AxiosResponse;
      if (answer.status >= 400) throw new AxiosError('refused', '', config, null, response);
      return response;
    },
  });
  return {
    api,
    requests,
    onTokenRenewed,
    onLoginLost,
    onTicketNeeded,
    onOutdated,
    setToken: (next: string | null) => (token = next),
  };
}

const read = testEndpoints.read('/api/x');
const write = testEndpoints.write('/api/x');
const { once } = testEndpoints;

const ok = (data: unknown, headers = {}): Answer => ({
  status: 200,
  body: { status: 200, message: 'ok', data },
  headers,
});
const refused = (status: number, code: string, extra = {}): Answer => ({
  status,
  body: { status, code, message: `message of ${code}`, requestId: 'r1', ...extra },
});

describe('what was sent ahead of this code', () => {
  const answerAhead = (status: number, body: unknown) => {
    vi.stubGlobal('location', { pathname: '/main' });
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
    requestsAhead.send('GET /api/x', 'edu', 'first-token');
  };
  afterEach(() => vi.unstubAllGlobals());

  it('is taken, and asked for again by the next one', async () => {
    const { api, requests } = setUp([ok('news')]);
    answerAhead(200, { status: 200, data: 'ahead' });
    expect(await api.call(read)).toBe('ahead');
    expect(requests).toEqual([]);
    expect(await api.call(read)).toBe('news');
  });

  it('is not taken for another query', async () => {
    const { api } = setUp([ok('of the second page')]);
    answerAhead(200, { status: 200, data: 'ahead' });
    const search = testEndpoints.search('/api/x');
    expect(await api.call(search, { query: { page: 2 } })).toBe('of the second page');
    expect(await api.call(search, { query: { page: undefined } })).toBe('ahead');
  });

  it('fails as what is sent here', async () => {
    const { api, requests, onLoginLost } = setUp([]);
    answerAhead(401, { status: 401, code: 'LOGIN_ENDED', message: 'ended', requestId: 'r1' });
    await expect(api.call(read)).rejects.toMatchObject({ status: 401, requestId: 'r1' });
    expect(onLoginLost).toHaveBeenCalledWith('first-token', 'ended');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    requestsAhead.send('GET /api/x', 'edu', 'first-token');
    await expect(api.call(read)).rejects.toBeInstanceOf(NetworkError);
    expect(requests).toEqual([]);
  });
});

describe('headers and envelope', () => {
  it('sends a file as what it is, and everything else as JSON', async () => {
    const { api, requests } = setUp([ok({}), ok({})]);
    const picture = new Blob(['x'], { type: 'image/jpeg' });
    await api.call(testEndpoints.upload('/api/picture'), { file: picture });
    await api.call(write, { body: { a: 1 } });
    expect(requests.map(({ headers }) => headers.get('content-type'))).toEqual(['image/jpeg', 'application/json']);
    expect(requests[0]?.data).toBe(picture);
  });

  it('unwraps data and sends token, contract version and front path', async () => {
    const { api, requests } = setUp([ok({ a: 1 })]);
    await expect(api.call(read)).resolves.toEqual({ a: 1 });
    const headers = requests[0]?.headers;
    expect(headers?.get('x-ro-token')).toBe('first-token');
    expect(headers?.get('x-contract-version')).toBe(String(CONTRACT_VERSION));
    expect(headers?.get('x-front-path')).toBe('/%EC%B1%85');
    expect(requests[0]?.timeout).toBe(150_000);
    expect(requests[0]?.withCredentials).toBe(true);
  });

  it('uses the home header on the home site and the long time limit for posts', async () => {
    const { api, requests } = setUp([ok(null)], 'home');
    await api.call(write, { body: { b: 2 } });
    expect(requests[0]?.headers.get('x-ho-token')).toBe('first-token');
    expect(requests[0]?.headers.get('x-ro-token')).toBeUndefined();
    expect(requests[0]?.timeout).toBe(600_000);
  });

  it('lets go on without the page what was asked to, and nothing else', async () => {
    const { api, requests } = setUp([ok(1), ok(2), ok(3), ok(4)]);
    await api.call(write, { lasting: true });
    await api.call(once('/api/x'), { lasting: true });
    await api.call(testEndpoints.remove('/api/x'), { lasting: true });
    await api.call(write);
    const keepsAlive = { fetchOptions: { keepalive: true } };
    expect(requests.slice(0, 3)).toMatchObject([keepsAlive, keepsAlive, keepsAlive]);
    expect(requests[3]?.fetchOptions).toBeUndefined();
  });

  it.each([200, 403, 511])('says what to look after where a Wi-Fi or a filter answers with %i', async (status) => {
    const { api } = setUp([{ status, body: '<html>' }]);
    await expect(api.call(read)).rejects.toMatchObject({
      code: 'UNKNOWN',
      message: expect.stringContaining('와이파이 로그인을 확인하고 다시 해 주세요.'),
    });
  });

  it('knows nothing of a fault that nobody explains', async () => {
    const { api } = setUp([{ status: 500, body: '<html>' }]);
    await expect(api.call(read)).rejects.toMatchObject({ message: '알 수 없는 오류가 발생했습니다.' });
  });
});

it('tells once that the server speaks a newer contract, however often it is asked', async () => {
  const newer = ok({}, { 'x-contract-version': String(CONTRACT_VERSION + 1) });
  const { api, onOutdated } = setUp([ok({}, { 'x-contract-version': String(CONTRACT_VERSION) }), newer, newer]);
  await api.call(read);
  expect(onOutdated).not.toHaveBeenCalled();
  await api.call(read);
  await api.call(read);
  expect(onOutdated).toHaveBeenCalledOnce();
});

describe('number of a request', () => {
  const numbers = (requests: InternalAxiosRequestConfig[]) =>
    requests.map((request) => String(request.headers.get('x-request-id')));

  it('is sent with each, a new one every time, and is one that the server takes', async () => {
    const { api, requests } = setUp([ok(1), ok(2)]);
    await api.call(read);
    await api.call(read);
    const [first = '', second] = numbers(requests);
    expect(first).toMatch(requestIdPattern);
    expect(second).not.toBe(first);
  });

  it('is known with a failure, also where nobody of ours answered', async () => {
    const { api, requests } = setUp(['timeout', { status: 502, body: '<html>' }, refused(500, 'UNKNOWN')]);
    const failures = [];
    for (const _ of [1, 2, 3]) failures.push(await api.call(read).catch((error: unknown) => error));
    const [late, proxy] = numbers(requests);
    expect(failures).toMatchObject([{ requestId: late }, { requestId: proxy }, { requestId: 'r1' }]);
    expect(failures.map(referenceOf)).toEqual([late?.slice(0, 8), proxy?.slice(0, 8), 'r1']);
  });

  it('is shown for what broke alone', async () => {
    const { api } = setUp([refused(422, 'INVALID_INPUT'), refused(404, 'NOT_FOUND'), 'silence']);
    for (const _ of [1, 2, 3]) expect(referenceOf(await api.call(read).catch((error) => error))).toBeNull();
  });
});

describe('renewed token', () => {
  it('replaces the stored token', async () => {
    const { api, onTokenRenewed, requests } = setUp([ok(1, { 'auth-token': 'second-token' }), ok(2)]);
    await api.call(read);
    expect(onTokenRenewed).toHaveBeenCalledExactlyOnceWith('second-token');
    await api.call(read);
    expect(requests[1]?.headers.get('x-ro-token')).toBe('second-token');
  });

  it('is not taken from a late answer to an older login', async () => {
    const { api, onTokenRenewed, setToken } = setUp([ok(1, { 'auth-token': 'stale' })]);
    const pending = api.call(read);
    setToken('newer-login');
    await pending;
    expect(onTokenRenewed).not.toHaveBeenCalled();
  });
});

describe('a login that is gone', () => {
  it.each([401, 403])('reports HTTP %i with the token it used', async (status) => {
    const { api, onLoginLost } = setUp([refused(status, 'LOGIN_REQUIRED')]);
    await expect(api.call(read)).rejects.toBeInstanceOf(ApiError);
    expect(onLoginLost).toHaveBeenCalledExactlyOnceWith('first-token');
  });

  it('reports why, where the server ended the login for a reason', async () => {
    const { api, onLoginLost } = setUp([refused(401, 'LOGIN_ENDED')]);
    await expect(api.call(read)).rejects.toBeInstanceOf(ApiError);
    expect(onLoginLost).toHaveBeenCalledExactlyOnceWith('first-token', 'message of LOGIN_ENDED');
  });

  it('reports a body status of 401 inside an HTTP 200', async () => {
    const { api, onLoginLost } = setUp([{ status: 200, body: { status: 401, message: 'gone', data: null } }]);
    await expect(api.call(read)).rejects.toMatchObject({ status: 401 });
    expect(onLoginLost).toHaveBeenCalledOnce();
  });

  it('stays logged in on any other refusal', async () => {
    const { api, onLoginLost } = setUp([refused(422, 'INVALID_INPUT'), refused(429, 'TOO_MANY_REQUESTS')]);
    await expect(api.call(read)).rejects.toBeInstanceOf(ApiError);
    await expect(api.call(read)).rejects.toBeInstanceOf(ApiError);
    expect(onLoginLost).not.toHaveBeenCalled();
  });

  it('tells of a ticket that is needed and keeps the login', async () => {
    const { api, onLoginLost, onTicketNeeded } = setUp([refused(402, 'SUBSCRIPTION_NEEDED')]);
    await expect(api.call(write)).rejects.toMatchObject({ status: 402 });
    expect(onTicketNeeded).toHaveBeenCalledExactlyOnceWith('message of SUBSCRIPTION_NEEDED');
    expect(onLoginLost).not.toHaveBeenCalled();
  });
});

describe('errors', () => {
  it('carries code, fields, request number and the pause to keep', async () => {
    const { api } = setUp([
      refused(429, 'SIGN_IN_SLOW_DOWN', { retryAfterSeconds: 12, fields: { accountId: '아이디를 적어 주세요' } }),
    ]);
    await expect(api.call(write)).rejects.toMatchObject({
      code: 'SIGN_IN_SLOW_DOWN',
      status: 429,
      requestId: 'r1',
      retryAfter: 12,
      fields: { accountId: '아이디를 적어 주세요' },
    });
  });

  it('tells no connection and a late answer apart, and neither from the server', async () => {
    const { api } = setUp(['silence', 'timeout']);
    await expect(api.call(read)).rejects.toMatchObject({ name: 'NetworkError', timedOut: false });
    await expect(api.call(read)).rejects.toMatchObject({ name: 'NetworkError', timedOut: true });
  });

  it('speaks for a proxy that answers without our envelope', async () => {
    const { api } = setUp([{ status: 503, body: '<html>' }]);
    await expect(api.call(read)).rejects.toMatchObject({ status: 503, code: 'UNKNOWN' });
  });

  it.each([200, 401, 402, 403, 404, 422])(
    'decides nothing by what a filter on the way answers with %i',
    async (status) => {
      const { api, requests, onLoginLost, onTicketNeeded } = setUp([{ status, body: '<html>' }, ok(1)]);
      const buy = () => api.call(once('/api/buy'), { body: { itemId: 'kelp' } });
      await expect(buy()).rejects.toMatchObject({ foreign: true, passing: true });
      expect([onLoginLost.mock.calls, onTicketNeeded.mock.calls]).toEqual([[], []]);
      await buy();
      expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
    },
  );
});

describe('idempotency key', () => {
  const keys = (requests: InternalAxiosRequestConfig[]) =>
    requests.map((request) => request.headers.get('idempotency-key'));

  it('is kept until the outcome is known', async () => {
    const { api, requests } = setUp([
      'silence',
      refused(503, 'OVERLOADED'),
      refused(401, 'LOGIN_REQUIRED'),
      ok(1),
      ok(1),
    ]);
    const buy = () => api.call(once('/api/buy'), { body: { itemId: 'kelp' } });
    await expect(buy()).rejects.toBeInstanceOf(NetworkError);
    await expect(buy()).rejects.toBeInstanceOf(ApiError);
    await expect(buy()).rejects.toBeInstanceOf(ApiError);
    await buy();
    await buy();
    expect(keys(requests)).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('is a new one once something that was made there has been deleted', async () => {
    const { api, requests } = setUp(['silence', 'silence', 'silence', ok({}), ok(1), ok(1), ok(1)]);
    const make = (path: `/api/${string}`) => api.call(once(path), { body: { label: '엄마' } });
    await expect(make('/api/links/me')).rejects.toThrow();
    await expect(make('/api/other/me')).rejects.toThrow();
    const end = () => api.call(testEndpoints.remove('/api/links/3'), { undoes: once('/api/links/me') });
    await expect(end()).rejects.toThrow();
    await end();
    await make('/api/links/me');
    await make('/api/other/me');
    expect(keys(requests)).toEqual(['key-1', 'key-2', undefined, undefined, 'key-3', 'key-2']);
  });

  it('differs for another body, another named effect, and after a clear refusal', async () => {
    const { api, requests } = setUp(['silence', 'silence', refused(422, 'NOT_ENOUGH_SHELLS'), ok(1), ok(1), ok(1)]);
    const buy = (itemId: string, intent?: string) =>
      api.call(once('/api/buy'), { body: { itemId }, ...(intent && { intent }) });
    await expect(buy('kelp')).rejects.toThrow();
    await expect(buy('shell')).rejects.toThrow();
    await expect(buy('kelp')).rejects.toThrow();
    await buy('kelp');
    await buy('kelp', 'wish-1');
    await buy('kelp', 'wish-2');
    expect(keys(requests)).toEqual(['key-1', 'key-2', 'key-1', 'key-3', 'key-4', 'key-5']);
  });
});

it('keys what it sends where a classroom opens the site by plain http, which has no crypto.randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const sent: string[] = [];
  const api = createApiClient({
    site: 'edu',
    readToken: () => null,
    readFrontPath: () => '/',
    onTokenRenewed: () => {},
    onLoginLost: () => {},
    adapter: async (config) => {
      sent.push(String(config.headers.get('idempotency-key')));
      return { status: 200, data: { status: 200, message: '', data: {} }, headers: {}, statusText: '', config };
    },
  });
  await api.call(once('/api/a'));
  await api.call(once('/api/b'));
  vi.unstubAllGlobals();
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]).not.toBe(sent[0]);
});
