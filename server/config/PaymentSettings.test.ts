import { describe, expect, it } from 'vitest';
import { StartError } from '../errors/StartError.ts';
import { readEnv } from './env.ts';
import { sandboxPayment } from './sandboxPayment.ts';

const failure = (env: Record<string, string>) => {
  try {
    readEnv(env, '/app');
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message;
  }
};

const live = { NODE_ENV: 'production', DEMO: 'off' };
const liveKeys = { TOSS_CLIENT_KEY: 'live_ck_shop', TOSS_SECRET_KEY: 'live_sk_shop' };
const testKeys = { TOSS_CLIENT_KEY: 'test_ck_shop', TOSS_SECRET_KEY: 'test_sk_shop' };

describe('the payment company', () => {
  it('is its stand-in where there is a demo, and nobody where there is none', () => {
    expect(readEnv({}).payment).toMatchObject({ ...sandboxPayment, apiUrl: 'http://127.0.0.1:3013' });
    expect(readEnv(live).payment).toBeNull();
    expect(readEnv({ SANDBOX: 'off' }).payment).toBeNull();
  });

  it('is the real one as soon as both keys are set', () => {
    expect(readEnv({ ...live, ...liveKeys }).payment).toEqual({
      ...{ apiUrl: 'https://api.tosspayments.com', sdkUrl: 'https://js.tosspayments.com/v2/standard' },
      ...{ windowOrigins: [], clientKey: 'live_ck_shop', secretKey: 'live_sk_shop' },
    });
    expect(readEnv(testKeys).payment).toMatchObject({
      apiUrl: 'https://api.tosspayments.com',
      secretKey: 'test_sk_shop',
    });
  });

  it('is found by a browser at the host of the sites', () => {
    const origins = 'edu=http://10.0.0.7:3000,school=http://10.0.0.7:3001,home=http://10.0.0.7:3002';
    const { payment } = readEnv({ SITE_ORIGINS: origins, HOST: '0.0.0.0' });
    expect(payment?.sdkUrl).toBe('http://10.0.0.7:3013/v2/standard');
    expect(payment?.apiUrl).toBe('http://127.0.0.1:3013');
  });

  it('may load from further origins', () => {
    const env = readEnv({ ...testKeys, TOSS_WINDOW_ORIGINS: 'https://a.kr/x, https://b.kr' });
    expect(env.payment?.windowOrigins).toEqual(['https://a.kr', 'https://b.kr']);
    expect(failure({ TOSS_WINDOW_ORIGINS: 'javascript:1' })).toContain('TOSS_WINDOW_ORIGINS');
  });

  it.each([
    ['one key of two', { TOSS_SECRET_KEY: 'live_sk_shop' }, 'TOSS_CLIENT_KEY'],
    ['keys of the widget', { TOSS_CLIENT_KEY: 'live_gck_x', TOSS_SECRET_KEY: 'live_gsk_x' }, '_ck_'],
    ['keys the wrong way round', { TOSS_CLIENT_KEY: 'live_sk_x', TOSS_SECRET_KEY: 'live_ck_x' }, '_ck_'],
    ['a test key with a live one', { ...liveKeys, TOSS_CLIENT_KEY: 'test_ck_x' }, '시험용'],
  ])('is never %s', (_, env, named) => {
    for (const base of [{}, live]) {
      const message = failure({ ...base, ...env });
      expect(message).toContain(named);
      expect(message.split('\n')).toHaveLength(1);
    }
  });

  it.each([
    ['test keys', testKeys, 'test_'],
    ['the keys of the stand-in', { TOSS_CLIENT_KEY: 'test_ck_sandbox', TOSS_SECRET_KEY: 'test_sk_sandbox' }, 'test_'],
    ['the stand-in', { ...liveKeys, TOSS_API_URL: 'http://127.0.0.1:3013' }, 'TOSS_API_URL'],
    ['the stand-in by https', { ...liveKeys, TOSS_API_URL: 'https://localhost:3013' }, 'TOSS_API_URL'],
    ['a company without https', { ...liveKeys, TOSS_API_URL: 'http://api.tosspayments.com' }, 'TOSS_API_URL'],
    ['somebody else', { ...liveKeys, TOSS_API_URL: 'https://api.tosspayments.com.evil.kr' }, 'TOSS_API_URL'],
    ['somebody with such an ending', { ...liveKeys, TOSS_API_URL: 'https://eviltosspayments.com' }, 'TOSS_API_URL'],
    ['an address with a login', { ...liveKeys, TOSS_API_URL: 'https://x@api.tosspayments.com' }, 'TOSS_API_URL'],
    ['a script of somebody else', { ...liveKeys, TOSS_SDK_URL: 'https://cdn.kr/v2/standard' }, 'TOSS_SDK_URL'],
  ])('keeps real people away from %s', (_, env, named) => {
    expect(failure({ ...live, ...env })).toContain(named);
    // Whoever tries the product out may.
    expect(failure(env)).toBe('');
  });

  it('names every wrong thing, and never a key', () => {
    const message = failure({ ...live, ...testKeys, TOSS_API_URL: 'http://a.kr', TOSS_SDK_URL: 'http://b.kr' });
    expect(message.split('\n')).toHaveLength(3);
    expect(message).not.toContain('shop');
  });
});
