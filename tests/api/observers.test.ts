import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/config/env.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

const settings = {
  ANALYTICS_SCRIPT_URL: 'https://count.example/a.js?v=1',
  ANALYTICS_SITE_ID: 'sea',
  OBSERVER_ORIGINS: 'https://collect.example/in, https://count.example',
};
const PRIVATE = ['/login', '/login/sign-up', '/subscription', '/book/note/1001', '/book/mission/resultToParent/1/k'];

describe('what watches how the product is used', () => {
  it('is nothing unless an operator sets it', () => {
    expect(readEnv({}).observers).toBeNull();
    expect(readEnv({ ANALYTICS_SITE_ID: 'sea', OBSERVER_ORIGINS: 'https://collect.example' }).observers).toBeNull();
    expect(readEnv(settings).observers).toEqual({
      analytics: { src: 'https://count.example/a.js?v=1', siteId: 'sea' },
      replay: null,
      origins: ['https://count.example', 'https://collect.example'],
    });
    expect(() => readEnv({ REPLAY_SCRIPT_URL: 'javascript:alert(1)' })).toThrow('REPLAY_SCRIPT_URL');
  });

  describe('on a server', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await buildTestApp({ content: 'none', env: { observers: readEnv(settings).observers } });
    });
    afterAll(() => app.close());
    const policyOf = async (path: string) => (await app.get(path)).headers['content-security-policy'] ?? '';

    it('is let in by the policy of ordinary pages, and of no page of login, payment, parents and notes', async () => {
      for (const path of ['/main', '/search?query=a', '/book/view/1001']) {
        const policy = await policyOf(path);
        expect(policy).toContain("script-src 'self' https://count.example https://collect.example;");
        expect(policy).toContain("connect-src 'self' https://count.example https://collect.example;");
      }
      for (const path of PRIVATE) expect(await policyOf(path)).not.toMatch(/count\.example|collect\.example/);
    });
  });

  it('is let in nowhere without settings', async () => {
    const app = await buildTestApp({ content: 'none' });
    for (const path of ['/main', ...PRIVATE]) {
      const policy = (await app.get(path)).headers['content-security-policy'] ?? '';
      expect(policy).not.toMatch(/count\.example|collect\.example/);
    }
    await app.close();
  });
});
