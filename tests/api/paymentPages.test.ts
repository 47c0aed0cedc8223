import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

const identity = {
  ...{ apiUrl: 'https://api.verifier.kr', sdkUrl: 'https://cdn.verifier.kr/sdk.js', windowOrigins: [] },
  ...{ apiSecret: 's', storeId: 's', channelKey: 'c', requireLive: true },
};
const payment = {
  ...{ apiUrl: 'https://api.payer.kr', sdkUrl: 'https://js.payer.kr/v2/standard', clientKey: 'live_ck_x' },
  ...{ windowOrigins: ['https://window.payer.kr'], secretKey: 'live_sk_secret' },
};

describe('the pages that pay', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ content: 'none', env: { identity, payment } });
  });
  afterAll(() => app.close());
  const headersOf = async (path: string) => (await app.get(path, undefined, 'home')).headers;
  const rulesOf = async (path: string) => {
    const rules = (await headersOf(path))['content-security-policy'] ?? '';
    return new Map(rules.split(';').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]));
  };

  it.each(['/subscription', '/subscription?a=1', '/subscription/', '/subscription/payment', '/subscription/success/7'])(
    'let the scripts and windows of the two companies in: %s',
    async (path) => {
      const rules = await rulesOf(path);
      const companies = 'https://js.payer.kr https://window.payer.kr https://cdn.verifier.kr';
      expect(rules.get('script-src')).toBe(`'self' ${companies}`);
      expect(rules.get('frame-src')).toBe(companies);
      expect(rules.get('connect-src')).toBe(`'self' ${companies}`);
      expect(rules.get('default-src')).toBe("'none'");
      expect(rules.get('frame-ancestors')).toBe("'none'");
      expect((await headersOf(path))['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    },
  );

  it.each(['/', '/main', '/mypage/ticket', '/mypage/paymentchange', '/subscriptions', '/login'])(
    'are no others: %s',
    async (path) => {
      const rules = await rulesOf(path);
      expect(rules.get('script-src')).toBe("'self'");
      expect(rules.has('frame-src')).toBe(false);
      expect((await headersOf(path))['cross-origin-opener-policy']).toBe('same-origin');
    },
  );

  it('are no answers of the API, which run nothing', async () => {
    const rules = await rulesOf('/api/subscription/me');
    expect([rules.get('default-src'), rules.has('script-src'), rules.has('frame-src')]).toEqual([
      "'none'",
      false,
      false,
    ]);
  });

  it('let a sign-up reach the verifier, but not the payment company', async () => {
    expect((await rulesOf('/login/sign-up')).get('script-src')).toBe("'self' https://cdn.verifier.kr");
  });
});

describe('without companies', () => {
  it('no page runs a script of somebody else', async () => {
    const app = await buildTestApp({ content: 'none', env: { identity: null, payment: null } });
    const { headers } = await app.get('/subscription', undefined, 'home');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    await app.close();
  });
});
