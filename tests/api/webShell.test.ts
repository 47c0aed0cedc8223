import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_VERSION, siteConfig, siteNames } from '#contract/site.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { makePack, writePack } from '../support/samplePacks.ts';

describe('the web shell', () => {
  let app: TestApp;
  let folder: string;
  let content: string;
  const style = 'body{margin:0}';
  const script = `console.log(${JSON.stringify('x'.repeat(3000))})`;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chaekbada-web-'));
    const web = join(folder, 'web');
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(
      join(web, 'index.html'),
      `<!doctype html><head><style>${style}</style><link rel="apple-touch-icon" href="/icons/edu-180.png" /><!--site-config--></head><div id="root"></div>`,
    );
    mkdirSync(join(web, 'manifests'));
    for (const site of siteNames) {
      writeFileSync(join(web, 'manifests', `${site}.webmanifest`), JSON.stringify({ name: `name of ${site}` }));
    }
    writeFileSync(join(web, 'assets', 'index-Ab12Cd3.js'), script);
    writeFileSync(join(web, 'assets', 'index-Ab12Cd3.js.br'), brotliCompressSync(script));
    writeFileSync(join(web, 'licences.txt'), 'MIT');
    writeFileSync(join(web, 'assets', 'sea-Ab12Cd34.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(web, 'service-worker.js'), script);
    content = makeFixtureContent(0);
    writePack(join(content, 'books'), makePack({ bookNo: 20_001 }));
    app = await buildTestApp({
      env: { webDir: web, contentDir: content, contact: { mail: 'help@sea.kr', phone: '1588-1234' } },
    });
  });
  afterAll(async () => {
    await app.close();
    for (const made of [folder, content]) rmSync(made, { recursive: true });
  });

  const open = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });

  it('has a manifest and an icon for each site', async () => {
    for (const site of siteNames) {
      const { host } = new URL(app.env.origins[site]);
      const manifest = await open('/manifest.webmanifest', { host });
      expect(manifest.headers['content-type']).toContain('application/manifest+json');
      expect(manifest.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
      expect(manifest.json()).toEqual({ name: `name of ${site}` });
      expect((await open('/login', { host })).body).toContain(`href="/icons/${site}-180.png"`);
    }
  });

  it('opens every page address with index.html, told which site it is, never cached', async () => {
    for (const site of siteNames) {
      const host = new URL(app.env.origins[site]).host;
      for (const url of ['/', '/main', '/book/view/1042', '/nowhere/at/all', '/search?query=a.b']) {
        const page = await open(url, { host });
        expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
        const json = /<script type="application\/json" id="site-config">(.*?)<\/script>/.exec(page.body)?.[1];
        expect(siteConfig.parse(JSON.parse(json ?? ''))).toEqual({
          site,
          homeOrigin: 'http://localhost:3002',
          demo: true,
          contractVersion: CONTRACT_VERSION,
          observers: null,
          contact: { mail: 'help@sea.kr', phone: '1588-1234' },
        });
      }
    }
  });

  it('knows the site by the port when the machine is opened by its address', async () => {
    const page = await open('/', { host: '192.168.0.7:3002' });
    expect(page.body).toContain('"site":"home"');
  });

  it('sends files compressed at build time, for ever when their name carries a hash', async () => {
    const file = await open('/assets/index-Ab12Cd3.js', { 'accept-encoding': 'gzip, br' });
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(file.headers['content-type']).toMatch(/javascript/);
    expect(file.headers.vary).toMatch(/accept-encoding/i);
    expect((await open('/assets/index-Ab12Cd3.js')).body).toBe(script);
    expect((await open('/licences.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('lets the one style of index.html count, and no other', async () => {
    const policy = String((await open('/main')).headers['content-security-policy']);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy.split(';')).toContain(`style-src 'self' 'sha256-${hash}'`);
  });

  it('compresses a page for who takes it', async () => {
    const packed = await open('/main', { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Origin, Accept-Encoding' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await open('/main')).body);
    for (const refused of ['br', 'gzip;q=0', 'identity;q=1, gzip;q=0.0']) {
      expect((await open('/main', { 'accept-encoding': refused })).headers['content-encoding']).toBeUndefined();
    }
    expect((await open('/main', { 'accept-encoding': 'gzip;q=0.5' })).headers['content-encoding']).toBe('gzip');
  });

  it('sends a file with the few headers that mean something for it, a drawing and the worker with all', async () => {
    const { headers } = await open('/assets/index-Ab12Cd3.js', { origin: 'http://localhost:3000' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
    });
    const telling = ['content-security-policy', 'permissions-policy', 'access-control-allow-origin'];
    expect(telling.filter((name) => name in headers)).toEqual([]);
    for (const url of ['/assets/sea-Ab12Cd34.svg', '/service-worker.js', '/licences.txt']) {
      expect((await open(url)).headers['content-security-policy'], url).toContain("default-src 'none'");
    }
  });

  it('answers missing files and the API with 404, not with a page', async () => {
    for (const url of ['/assets/gone-Ab12Cd34.js', '/api/gone', '/content/books/20001/gone.svg', '/favicon.ico']) {
      const answer = await open(url);
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'NOT_FOUND']);
    }
    const post = await app.app.inject({ method: 'POST', url: '/main', payload: {} });
    expect(post.statusCode).toBe(404);
  });

  it('shows covers as closed pictures, and nothing else of a pack', async () => {
    const cover = await open('/content/books/20001/cover.svg');
    expect(cover.statusCode).toBe(200);
    expect(cover.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' });
    expect(cover.headers['content-security-policy']).toContain('sandbox');
    const secrets = [
      'quiz.json',
      'ox.json',
      '../20001/quiz.json',
      '%2e%2e/20001/quiz.json',
      '..%2f..%2faquarium%2fshop.json',
      '',
    ];
    for (const path of secrets) {
      const answer = await open(`/content/books/20001/${path}`);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain('explanation');
    }
  });
});
