import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const given = {
  XAPI_ENDPOINT: 'https://lrs.school.kr/xapi/',
  XAPI_KEY: 'key',
  XAPI_SECRET: 'secret',
  XAPI_INSTITUTIONS: '3, 17',
  XAPI_RECIPIENT: '바다교육청 학습기록실',
};
const live = { NODE_ENV: 'production', DEMO: 'off', SANDBOX: 'off' };

describe('settings of sending learning records', () => {
  it('are nothing where they are left out, and whole where they are given', () => {
    expect(readEnv({}, '/app').records).toBeNull();
    expect(readEnv(given, '/app').records).toEqual({
      endpoint: 'https://lrs.school.kr/xapi',
      key: 'key',
      secret: 'secret',
      institutions: [3, 17],
      recipient: '바다교육청 학습기록실',
      version: '1.0.3',
    });
  });

  it.each(Object.keys(given))('are refused without %s', (name) => {
    expect(() => readEnv({ ...given, [name]: '' }, '/app')).toThrow(name);
  });

  it('are refused where real people would be sent in the clear, and for other numbers', () => {
    expect(() => readEnv({ ...given, ...live, XAPI_ENDPOINT: 'http://lrs.school.kr' }, '/app')).toThrow('https');
    expect(readEnv({ ...given, XAPI_ENDPOINT: 'http://127.0.0.1:9/xapi' }, '/app').records).not.toBeNull();
    expect(() => readEnv({ ...given, XAPI_INSTITUTIONS: 'all' }, '/app')).toThrow('XAPI_INSTITUTIONS');
  });
});
