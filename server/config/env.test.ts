import { describe, expect, it } from 'vitest';
import { StartError } from '../errors/StartError.ts';
import { readEnv } from './env.ts';
import { sandboxIdentity } from './sandboxIdentity.ts';
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

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readEnv({}, '/app')).toEqual({
      nodeEnv: 'production',
      dataDir: '/app/.data',
      databaseUrl: undefined,
      origins: { edu: 'http://localhost:3000', school: 'http://localhost:3001', home: 'http://localhost:3002' },
      ports: { edu: 3000, school: 3001, home: 3002 },
      host: '0.0.0.0',
      demo: true,
      logLevel: 'warn',
      trustProxy: false,
      contentDir: '/app/content',
      diagnosisMode: 'FIXED',
      importedDir: '/app/.data/books',
      webDir: '/app/dist/web',
      mail: { smtpUrl: 'smtp://127.0.0.1:3012', from: '책바다 <no-reply@chaekbada.localhost>' },
      identity: {
        apiUrl: 'http://127.0.0.1:3010',
        sdkUrl: 'http://localhost:3010/v2/browser-sdk.js',
        windowOrigins: [],
        ...sandboxIdentity,
        requireLive: false,
      },
      records: null,
      payment: {
        apiUrl: 'http://127.0.0.1:3013',
        sdkUrl: 'http://localhost:3013/v2/standard',
        windowOrigins: [],
        ...sandboxPayment,
      },
      text: {
        apiUrl: 'http://127.0.0.1:3011',
        apiKey: 'sandbox-text-key',
        apiSecret: 'sandbox-text-secret',
        from: '0212345678',
      },
      sandbox: {
        host: '127.0.0.1',
        ports: { identity: 3010, inbox: 3011, smtp: 3012, payment: 3013, control: 3014 },
      },
      inquiryMail: 'operator@chaekbada.localhost',
      contact: null,
      company: { name: null, privacyOfficer: null },
      observers: null,
      staffProviders: [],
      operations: {
        accountRate: { perSecond: 20, burst: 80, refusalMs: 1000 },
        admin: { host: '127.0.0.1', port: 3009, required: false },
        stopDelayMs: 0,
        backup: { dir: null, key: null },
      },
    });
  });

  it('show figures on this machine only, unless told', () => {
    const admin = (env: Record<string, string>) => readEnv(env).operations.admin;
    expect(admin({ ADMIN_PORT: '9100', ADMIN_HOST: '0.0.0.0' })).toEqual({
      host: '0.0.0.0',
      port: 9100,
      required: true,
    });
    expect(admin({ ADMIN_PORT: 'off' })).toBeNull();
    expect(() => readEnv({ ADMIN_PORT: '0' })).toThrow(/ADMIN_PORT/);
  });

  it('wait for a proxy before they stop where there is one, unless told', () => {
    const delay = (env: Record<string, string>) => readEnv(env).operations.stopDelayMs;
    expect([delay({}), delay({ TRUST_PROXY: 'on' })]).toEqual([0, 5000]);
    expect(delay({ TRUST_PROXY: 'on', STOP_DELAY_SECONDS: '0' })).toBe(0);
    expect(() => readEnv({ STOP_DELAY_SECONDS: '61' })).toThrow(/STOP_DELAY_SECONDS/);
  });

  it('make no backup without a key', () => {
    const BACKUP_KEY = 'k'.repeat(32);
    expect(() => readEnv({ BACKUP_DIR: '/mnt/backups' })).toThrow(/BACKUP_KEY/);
    expect(() => readEnv({ BACKUP_DIR: '/mnt/backups', BACKUP_KEY: 'short' })).toThrow(/BACKUP_KEY/);
    expect(readEnv({ BACKUP_DIR: 'kept', BACKUP_KEY }, '/app').operations.backup).toEqual({
      dir: '/app/kept',
      key: BACKUP_KEY,
    });
  });

  it('let the diagnosis choose its questions only when told', () => {
    expect(readEnv({}).diagnosisMode).toBe('FIXED');
    expect(readEnv({ DIAGNOSIS: 'adaptive' }).diagnosisMode).toBe('ADAPTIVE');
    expect(() => readEnv({ DIAGNOSIS: 'sometimes' })).toThrow(/DIAGNOSIS/);
  });

  it('say how the customer service is reached, by one way or both', () => {
    expect(readEnv({ CONTACT_MAIL: 'help@sea.kr' }).contact).toEqual({ mail: 'help@sea.kr', phone: null });
    for (const CONTACT_PHONE of ['1588-1234', '02-123-4567', '+82-2-123-4567']) {
      expect(readEnv({ CONTACT_PHONE }).contact).toEqual({ mail: null, phone: CONTACT_PHONE });
    }
    const message = failure({ CONTACT_MAIL: 'help', CONTACT_PHONE: '전화' });
    for (const name of ['CONTACT_MAIL', 'CONTACT_PHONE']) expect(message).toContain(name);
  });

  it('say whose service it is, in words that stand in a document as they are', () => {
    expect(readEnv({}).company).toEqual({ name: null, privacyOfficer: null });
    const env = readEnv({ COMPANY_NAME: ' (주)푸른바다 ', PRIVACY_OFFICER: '김바다 (이사)' });
    expect(env.company).toEqual({ name: '(주)푸른바다', privacyOfficer: '김바다 (이사)' });
    for (const words of ['[바다](https://evil.example)', '<b>바다</b>', '바다\n## 제목', '가'.repeat(61), ' ']) {
      expect(() => readEnv({ COMPANY_NAME: words })).toThrow(/COMPANY_NAME/);
      expect(() => readEnv({ PRIVACY_OFFICER: words })).toThrow(/PRIVACY_OFFICER/);
    }
  });

  it('make demo accounts with the embedded database only, unless told', () => {
    const DATABASE_URL = 'postgres://user@127.0.0.1/chaekbada';
    expect(readEnv({ DATABASE_URL }).demo).toBe(false);
    expect(readEnv({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
    expect(readEnv({ DEMO: 'off' }).demo).toBe(false);
  });

  it('take an empty value as left out, and origins without a slash', () => {
    expect(readEnv({ DATABASE_URL: '', DEMO: '' }).demo).toBe(true);
    const SITE_ORIGINS = 'edu=https://edu.sea.kr/, school=https://school.sea.kr ,home=https://home.sea.kr';
    expect(readEnv({ SITE_ORIGINS }).origins.edu).toBe('https://edu.sea.kr');
    expect(readEnv({ SITE_ORIGINS }).origins.school).toBe('https://school.sea.kr');
  });

  it('name every wrong value at once', () => {
    const message = failure({
      PORTS: 'edu=3000,school=3000,home=x',
      SITE_ORIGINS: 'edu=localhost',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      DEMO: 'maybe',
    });
    for (const name of ['PORTS', 'SITE_ORIGINS', 'DATABASE_URL', 'LOG_LEVEL', 'DEMO']) expect(message).toContain(name);
    expect(failure({ PORTS: 'edu=3000,school=3000,home=3001' })).toContain('사이트마다 포트가 달라야 해요');
    expect(failure({ SANDBOX_PORTS: 'identity=1,inbox=1,smtp=2,payment=3,control=4' })).toContain('SANDBOX_PORTS');
    expect(failure({ SMTP_URL: 'http://mail.kr' })).toContain('SMTP_URL');
  });
});

describe('partners', () => {
  const portOne = { PORTONE_API_SECRET: 'secret', PORTONE_STORE_ID: 'store', PORTONE_CHANNEL_KEY: 'channel' };
  const mail = { SMTP_URL: 'smtps://user:word@mail.kr', MAIL_FROM: '책바다 <hello@sea.kr>' };
  const live = { NODE_ENV: 'production', DEMO: 'off' };

  it('are the stand-ins where there is a demo, and nobody where there is none', () => {
    expect(readEnv({ DEMO: 'off' })).toMatchObject({ mail: null, identity: null, payment: null, sandbox: null });
    expect(readEnv({ SANDBOX: 'off' })).toMatchObject({ mail: null, identity: null, payment: null, sandbox: null });
    expect(readEnv({ ...live, NODE_ENV: 'test', SANDBOX: 'on' }).sandbox).not.toBeNull();
  });

  it('are the real ones as soon as they are set, stand-ins or not', () => {
    for (const base of [live, {}]) {
      const env = readEnv({ ...base, ...portOne, ...mail });
      expect(env.mail).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM });
      expect(env.identity).toMatchObject({ apiUrl: 'https://api.portone.io', apiSecret: 'secret', storeId: 'store' });
      expect(env.identity?.requireLive).toBe(base === live);
    }
  });

  it('are found by a browser at the host of the sites', () => {
    const origins = 'edu=http://10.0.0.7:3000,school=http://10.0.0.7:3001,home=http://10.0.0.7:3002';
    const env = readEnv({ SITE_ORIGINS: origins, HOST: '0.0.0.0' });
    expect(env.identity?.sdkUrl).toBe('http://10.0.0.7:3010/v2/browser-sdk.js');
    expect(env.identity?.apiUrl).toBe('http://127.0.0.1:3010');
    expect(env.sandbox?.host).toBe('0.0.0.0');
  });

  it('may load from further origins', () => {
    const env = readEnv({ ...portOne, PORTONE_WINDOW_ORIGINS: 'https://a.kr/x, https://b.kr' });
    expect(env.identity?.windowOrigins).toEqual(['https://a.kr', 'https://b.kr']);
    expect(failure({ PORTONE_WINDOW_ORIGINS: 'javascript:1' })).toContain('PORTONE_WINDOW_ORIGINS');
  });

  it.each([
    ['the sandbox switched on', { SANDBOX: 'on' }, 'SANDBOX'],
    ['the inbox of the sandbox', { ...mail, SMTP_URL: 'smtp://localhost:3012' }, 'SMTP_URL'],
    ['the identity stand-in', { ...portOne, PORTONE_API_URL: 'http://127.0.0.1:3010' }, 'PORTONE_API_URL'],
    ['a script without https', { ...portOne, PORTONE_SDK_URL: 'http://cdn.kr/sdk.js' }, 'PORTONE_SDK_URL'],
    ['half of the keys', { PORTONE_API_SECRET: 'secret' }, 'PORTONE_STORE_ID, PORTONE_CHANNEL_KEY'],
    ['mail from nobody', { SMTP_URL: 'smtp://mail.kr' }, 'MAIL_FROM'],
  ])('keep real people away from %s', (_, env, named) => {
    const message = failure({ ...live, ...env });
    expect(message).toContain(named);
    expect(message.split('\n')).toHaveLength(1);
  });

  it('may be a mail server of this very machine', () => {
    expect(readEnv({ ...live, ...mail, SMTP_URL: 'smtp://127.0.0.1:25' }).mail?.smtpUrl).toBe('smtp://127.0.0.1:25');
  });
});
