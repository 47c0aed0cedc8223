import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

describe('the API over HTTP', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await buildTestApp();
    token = await app.signIn();
  });
  afterAll(() => app.close());

  it('describes every answer in the contract', () => {
    const undescribed = Object.entries(app.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods ?? {}).flatMap(([method, route]) =>
        (route as { responses?: Record<string, { content?: unknown }> }).responses?.[200]?.content
          ? []
          : [`${method} ${path}`],
      ),
    );
    expect(undescribed).toEqual([]);
  });

  it.each([
    ['broken JSON', '{"bookNoList":', 'application/json', 400, 'BAD_REQUEST'],
    ['an empty body', '', 'application/json', 400, 'BAD_REQUEST'],
    ['a form', 'use=true', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{"use":true}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['too much', JSON.stringify({ page: 'x'.repeat(300_000) }), 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
    ['deep nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json', 422, 'INVALID_INPUT'],
    ['a prototype', '{"__proto__":{"use":true}}', 'application/json', 400, 'BAD_REQUEST'],
    ['null', 'null', 'application/json', 422, 'INVALID_INPUT'],
  ])('refuses %s', async (_name, payload, contentType, status, code) => {
    const headers = { 'content-type': contentType, 'x-ro-token': token, host: 'localhost:3000' };
    const response = await app.app.inject({ method: 'POST', url: '/api/book/carts', payload, headers });
    const body = response.json();
    expect([response.statusCode, body.status, body.code]).toEqual([status, status, code]);
    expect(body.requestId).toBe(response.headers['x-request-id']);
  });

  /** PostgreSQL stores no text with it, and the embedded database only what stands before it. */
  it('refuses U+0000 wherever it stands, to whomever, before anything is asked or stored', async () => {
    const post = (url: string, payload: string) =>
      app.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json', 'x-ro-token': token, host: 'localhost:3000' },
      });
    const get = (url: string) =>
      app.app.inject({ method: 'GET', url, headers: { 'x-ro-token': token, host: 'localhost:3000' } });
    for (const answer of [
      await post('/api/auth/sign-in', String.raw`{"accountId":"a\u0000b","password":"Bada!2026"}`),
      await post('/api/auth/sign-in', String.raw`{"accountId":"badaedu","password":"\\\u0000"}`),
      await post('/api/books/log', String.raw`{"page":"고래\u0000"}`),
      await post('/api/books/log', String.raw`{"pa\u0000ge":"고래"}`),
      await get('/api/books?query=%00'),
      await get('/api/notices?query=%EA%B3%A0%00'),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT']);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect(await app.db.selectFrom('use_log').selectAll().execute()).toEqual([]);
    // In a path it leads nowhere, as what cannot be read does.
    for (const url of ['/api/notices/%00', '/api/diagnosis/reports/parent/a%00b']) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers['x-frame-options']]).toEqual([url, 404, 'DENY']);
    }
    // Six characters that somebody typed, and a per cent sign before two noughts, are no such character.
    expect((await post('/api/books/log', String.raw`{"page":"\\u0000"}`)).statusCode).toBe(200);
    expect((await app.get('/api/books?query=%2500', token)).status).toBe(200);
  });

  it('names wrong fields in Korean and refuses unknown ones', async () => {
    const answer = await app.post('/api/book/carts', { bookNoList: ['a', 1.5], use: 'yes' }, token);
    expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect(Object.keys(answer.fields ?? {}).sort()).toEqual(['bookNoList.0', 'bookNoList.1', 'use']);
    for (const reason of Object.values(answer.fields ?? {})) expect(reason).toMatch(/[가-힣]/);
    const extra = await app.post('/api/book/carts', { bookNoList: [1], use: true, accountNo: 2 }, token);
    expect(extra.code).toBe('INVALID_INPUT');
    const query = await app.get('/api/books?page=0&size=500', token);
    expect(query.code).toBe('INVALID_INPUT');
    expect(Object.keys(query.fields ?? {})).toContain('page');
  });

  it('says nothing about a fault of its own but its number', async () => {
    await app.db.schema.alterTable('use_log').renameTo('use_log_away').execute();
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/books/log',
      payload: { page: 'secret' },
      headers: { 'x-ro-token': token, host: 'localhost:3000' },
    });
    await app.db.schema.alterTable('use_log_away').renameTo('use_log').execute();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      status: 500,
      code: 'UNKNOWN',
      message: '알 수 없는 오류가 발생했습니다.',
      requestId: answer.headers['x-request-id'],
    });
  });

  it('answers unknown addresses of the API with 404 in the envelope', async () => {
    for (const url of ['/api/nothing', '/api', '/api/books/1/nothing']) {
      expect(await app.get(url)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  it('sends its security headers with every answer, failures included', async () => {
    for (const url of ['/api/notices', '/api/nothing', '/api/main/me', '/livez', '/']) {
      const { headers } = await app.get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
      });
      const policy = headers['content-security-policy']?.split(';').map((part) => part.trim());
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]),
      );
      // An answer of the API runs and loads nothing at all.
      const scripts = policy?.filter((part) => /^(?!default|frame|base|form)/.test(part));
      if (url.startsWith('/api/')) expect(scripts).toEqual([]);
      else expect(scripts).toContain("script-src 'self'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  it('lets the page of login cards and those of the staff alone use the camera', async () => {
    const policyOf = async (url: string) => (await app.get(url)).headers['permissions-policy'];
    for (const url of ['/login/card', '/teacher', '/teacher/paper/enter'])
      expect([url, await policyOf(url)]).toEqual([url, expect.stringMatching(/camera=\(self\), microphone=\(\)/)]);
    for (const url of ['/login', '/login/cards', '/main', '/teachers'])
      expect(await policyOf(url)).toContain('camera=()');
  });

  it('lets no page for parents tell its address, which opens it, to anybody', async () => {
    for (const url of [
      '/book/mission/resultToParent/1001/key',
      '/home/book/mission/resultToParent/1001/key',
      '/edu/book/mission/resultToParent/1001/key',
      '/diagnosis/parent/key',
      '/monthly-report/parent/key',
    ]) {
      expect([url, (await app.get(url)).headers['referrer-policy']]).toEqual([url, 'no-referrer']);
    }
    expect((await app.get('/diagnosis/intro')).headers['referrer-policy']).toBe('same-origin');
  });

  it('insists on https where the sites are served by it', async () => {
    const origins = { edu: 'https://edu.sea.kr', school: 'https://school.sea.kr', home: 'https://home.sea.kr' };
    const secure = await buildTestApp({ content: 'none', env: { origins } });
    const strict = (await secure.get('/livez', undefined, 'home')).headers['strict-transport-security'];
    await secure.close();
    expect(strict).toBe('max-age=31536000; includeSubDomains');
    expect((await app.get('/livez')).headers['strict-transport-security']).toBeUndefined();
  });

  it('lets its own origins read the renewed token, and no other origin anything', async () => {
    const preflight = (origin: string) =>
      app.app.inject({
        method: 'OPTIONS',
        url: '/api/main/me',
        headers: { origin, host: 'localhost:3002', 'access-control-request-method': 'GET' },
      });
    const own = await preflight('http://localhost:3000');
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3000',
      'access-control-allow-credentials': 'true',
      'access-control-max-age': '7200',
    });
    expect(String(own.headers['access-control-allow-headers']).toLowerCase()).toContain('x-ho-token');
    const answer = await app.send('GET', '/api/notices', { headers: { origin: 'http://localhost:3000' } });
    expect(answer.headers['access-control-expose-headers']).toContain('auth-token');
    const foreign = await preflight('https://evil.example');
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is alive and ready', async () => {
    for (const url of ['/livez', '/readyz']) {
      const response = await app.app.inject(url);
      expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  it('documents itself outside production', async () => {
    expect((await app.app.inject('/docs/json')).json().info.title).toBe('책바다 API');
  });

  it('gives the code lists of forms and filters', async () => {
    const codes = await app.send<{ readingLevels: unknown[]; bookCategories: { code: string }[] }>(
      'POST',
      '/api/code/cmtSystemCode',
    );
    expect(codes.data.readingLevels).toHaveLength(22);
    expect(codes.data.bookCategories.map(({ code }) => code)).toContain('LITERATURE');
  });
});
