import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAdminServer } from '#server/admin/buildAdminServer.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

const LONGEST = 2048;
/** An address of exactly so many characters. */
const sized = (start: string, length: number) => start + 'a'.repeat(length - start.length);

describe('addresses that are too long', () => {
  let app: TestApp;
  const webDir = mkdtempSync(join(tmpdir(), 'chaekbada-pages-'));
  beforeAll(async () => {
    writeFileSync(join(webDir, 'index.html'), '<html><head><!--site-config--></head><body></body></html>');
    writeFileSync(join(webDir, 'app.js'), '');
    app = await buildTestApp({ content: 'demo', env: { webDir } });
  });
  afterAll(async () => {
    await app.close();
    rmSync(webDir, { recursive: true });
  });

  const STARTS = [
    '/',
    '/intro?q=',
    '/api/notices?query=',
    '/api/nothing/',
    '/app.js?v=',
    '/content/books/1/',
    '/livez?',
  ];

  it.each(STARTS)('are refused with 414 from one character more on: %s', async (start) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const) {
      const answer = await app.app.inject({ method, url: sized(start, LONGEST + 1) });
      expect([method, answer.statusCode]).toEqual([method, 414]);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['x-request-id']).toBeTruthy();
    }
    expect((await app.app.inject(sized(start, LONGEST))).statusCode).not.toBe(414);
  });

  it('are refused in words, whatever they are made of', async () => {
    for (const url of [`/a${'/'.repeat(15_900)}a`, `/%zz${'a'.repeat(3000)}`, `/api/notices/%00${'a'.repeat(3000)}`]) {
      const body = (await app.app.inject(url)).json();
      expect([body.status, body.code]).toEqual([414, 'ADDRESS_TOO_LONG']);
      expect(body.message).toContain('주소가 너무 길어서');
    }
  });

  it('never become the name of a figure', async () => {
    await app.app.inject(sized('/', LONGEST + 1));
    expect(await app.app.metrics.registry.metrics()).not.toContain('address-too-long');
  });

  it('are refused by the server of the figures as well', async () => {
    const admin = buildAdminServer(app.app);
    expect((await admin.inject(sized('/livez?', LONGEST + 1))).statusCode).toBe(414);
    expect((await admin.inject(sized('/livez?', LONGEST))).statusCode).toBe(200);
    expect((await admin.inject(sized('/metrics?', LONGEST + 1))).json().code).toBe('ADDRESS_TOO_LONG');
    await admin.close();
  });
});
