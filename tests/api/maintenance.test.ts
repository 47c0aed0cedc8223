import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate } from '../support/operate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ content: 'none' });
});
afterAll(() => app.close());

/** What was read of the note counts for two seconds. */
const soon = () => app.clock.advance(3_000);
const page = (site: 'edu' | 'home') =>
  app.app.inject({ url: '/main', headers: { host: new URL(app.env.origins[site]).host } });

it('closes sites with a page and an error, both saying when to come again, and opens them', async () => {
  const until = new Date(app.clock.now() + 3_600_000).toISOString();
  const words = '<b>바다</b>를 청소해요.';
  expect((await operate(app, 'site', 'close', '--sites', 'edu,school', '--words', words, '--until', until)).code).toBe(
    0,
  );
  soon();
  const call = await app.get('/api/notices');
  expect(call).toMatchObject({ status: 503, code: 'MAINTENANCE' });
  expect(Number(call.headers['retry-after'])).toBe(3597);
  const html = await page('edu');
  expect(html.statusCode).toBe(503);
  expect(Number(html.headers['retry-after'])).toBe(3597);
  expect(html.headers['cache-control']).toBe('no-store');
  expect(html.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(html.body).toContain('책바다를 손보고 있어요');
  expect(html.body).toContain('&lt;b&gt;바다&lt;/b&gt;');
  expect(html.body).toContain('5월 6일 오후 4시쯤');
  expect((await app.get('/livez')).status).toBe(200);
  expect((await app.get('/readyz')).status).toBe(200);
  expect((await page('home')).statusCode).not.toBe(503);
  expect((await app.get('/api/notices', undefined, 'home')).status).toBe(200);
  const status = (await operate(app, 'site', 'status')).output;
  expect(status).toContain('edu, school');
  expect(status).toContain('2026.\u00a05.\u00a06. 오후 4:00에 다시 연다고 알려요');
  expect(status).toContain('site open');

  expect((await operate(app, 'site', 'open')).code).toBe(0);
  soon();
  expect((await app.get('/api/notices')).status).toBe(200);
  expect((await operate(app, 'site', 'status')).output).toBe('모두 열려 있어요.');
});

it('says to come again in ten minutes when nobody knows, and refuses what makes no sense', async () => {
  await operate(app, 'site', 'close');
  soon();
  expect((await app.get('/api/notices')).headers['retry-after']).toBe('600');
  await operate(app, 'site', 'open');
  soon();
  for (const wrong of [
    ['--until', '2020-01-01T00:00Z'],
    ['--until', 'tomorrow'],
    ['--sites', 'moon'],
    ['--words', 'x'.repeat(201)],
  ]) {
    expect((await operate(app, 'site', 'close', ...wrong)).code).toBe(1);
  }
  expect((await app.get('/api/notices')).status).toBe(200);
});

it('closes more sites and opens none that somebody else had closed', async () => {
  const words = '데이터를 되돌리고 있어요.';
  const until = new Date(app.clock.now() + 3_600_000).toISOString();
  await operate(app, 'site', 'close', '--sites', 'edu', '--words', words, '--until', until);
  const { output } = await operate(app, 'site', 'close', '--sites', 'home');
  expect(output).toContain('점검을 시작했어요: home');
  expect(output).toContain('지금 닫힌 사이트: edu, home');
  expect(output).toContain('site open');
  soon();
  for (const site of ['edu', 'home'] as const) expect((await page(site)).body).toContain(words);
  expect((await app.get('/api/notices', undefined, 'school')).status).toBe(200);
  app.clock.advance(2 * 3_600_000);
  expect((await app.get('/api/notices')).status).toBe(503);
  expect((await operate(app, 'site', 'status')).output).toContain('그때가 지났어요');
  await operate(app, 'site', 'close', '--words', '조금 더 걸려요.');
  soon();
  expect((await page('edu')).body).toContain('조금 더 걸려요.');
  await operate(app, 'site', 'open');
  soon();
  expect((await app.get('/api/notices')).status).toBe(200);
});
