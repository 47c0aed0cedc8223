import { describe, expect, it } from 'vitest';
import { StartError } from '../errors/StartError.ts';
import { readEnv } from './env.ts';

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
      webDir: '/app/dist/web',
    });
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
  });
});
