import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { readStaffProviders } from './StaffProviderSettings.ts';

const whole = {
  STAFF_OIDC: 'goe',
  STAFF_OIDC_GOE_NAME: '○○교육청',
  STAFF_OIDC_GOE_ISSUER: 'https://id.goe.kr/realms/staff',
  STAFF_OIDC_GOE_CLIENT_ID: 'chaekbada',
  STAFF_OIDC_GOE_CLIENT_SECRET: 'the secret',
};
const problemsOf = (more: Record<string, string | undefined>, live = true) =>
  readStaffProviders({ ...whole, ...more }, live).problems;

describe('the providers of accounts in the settings', () => {
  it('are none by default', () => {
    expect(readEnv({}, '/app').staffProviders).toEqual([]);
  });

  it('are read with what is safe by default', () => {
    expect(readEnv(whole, '/app').staffProviders).toEqual([
      {
        id: 'goe',
        name: '○○교육청',
        issuer: 'https://id.goe.kr/realms/staff',
        clientId: 'chaekbada',
        clientSecret: 'the secret',
        emailClaim: 'email',
        emails: 'VERIFIED',
        domains: [],
        sites: ['edu', 'school'],
        secondFactor: { kind: 'OURS' },
      },
    ]);
  });

  it('are several, each with rules of its own', () => {
    const { staffProviders, problems } = readStaffProviders(
      {
        ...whole,
        STAFF_OIDC: 'goe, entra',
        STAFF_OIDC_GOE_SITES: 'school',
        STAFF_OIDC_GOE_SECOND_FACTOR: 'amr mfa hwk',
        STAFF_OIDC_ENTRA_NAME: '바다학교',
        STAFF_OIDC_ENTRA_ISSUER: 'https://login.microsoftonline.com/0b1c/v2.0',
        STAFF_OIDC_ENTRA_CLIENT_ID: 'x',
        STAFF_OIDC_ENTRA_CLIENT_SECRET: 'y',
        STAFF_OIDC_ENTRA_EMAILS: 'own',
        STAFF_OIDC_ENTRA_DOMAINS: 'Bada.hs.kr, bada.kr',
        STAFF_OIDC_ENTRA_SECOND_FACTOR: 'theirs',
      },
      true,
    );
    expect(problems).toEqual([]);
    expect(staffProviders).toMatchObject([
      { id: 'goe', sites: ['school'], secondFactor: { kind: 'CLAIM', claim: 'amr', values: ['mfa', 'hwk'] } },
      { id: 'entra', emails: 'OWN', domains: ['bada.hs.kr', 'bada.kr'], secondFactor: { kind: 'THEIRS' } },
    ]);
  });

  it.each([
    ['half of a provider', { STAFF_OIDC_GOE_CLIENT_SECRET: undefined }, 'STAFF_OIDC_GOE_CLIENT_SECRET 값도'],
    ['a provider that is not listed', { STAFF_OIDC: undefined }, 'STAFF_OIDC에 없는'],
    ['a slip of the pen', { STAFF_OIDC_GOE_ISUER: 'x' }, 'STAFF_OIDC_GOE_ISUER: 모르는 설정'],
    ['a name that is no name', { STAFF_OIDC: 'goe,Goe-2' }, '쓸 수 없는 이름'],
    ['the same twice', { STAFF_OIDC: 'goe,goe' }, '두 번'],
    ['an open line', { STAFF_OIDC_GOE_ISSUER: 'http://id.goe.kr' }, 'https로 시작하는'],
    [
      'an open line of this machine, with real people',
      { STAFF_OIDC_GOE_ISSUER: 'http://localhost:1' },
      'https로 시작하는',
    ],
    ['no address', { STAFF_OIDC_GOE_ISSUER: 'goe' }, 'STAFF_OIDC_GOE_ISSUER: '],
    ['everybody of Microsoft', { STAFF_OIDC_GOE_ISSUER: 'https://login.microsoftonline.com/common/v2.0' }, '테넌트'],
    ['own addresses without a domain', { STAFF_OIDC_GOE_EMAILS: 'own' }, 'STAFF_OIDC_GOE_DOMAINS'],
    ['an address for a domain', { STAFF_OIDC_GOE_DOMAINS: 'kim@goe.kr' }, '도메인만'],
    ['the home site', { STAFF_OIDC_GOE_SITES: 'home' }, 'STAFF_OIDC_GOE_SITES'],
    ['a factor without values', { STAFF_OIDC_GOE_SECOND_FACTOR: 'amr' }, 'amr mfa처럼'],
  ])('refuse %s', (_, more, words) => {
    expect(problemsOf(more).join('\n')).toContain(words);
    expect(() => readEnv({ ...whole, ...more, DEMO: 'off' }, '/app')).toThrow(words);
  });

  it('take a provider of this machine where nobody real may join', () => {
    expect(problemsOf({ STAFF_OIDC_GOE_ISSUER: 'http://127.0.0.1:4310' }, false)).toEqual([]);
    expect(problemsOf({ STAFF_OIDC_GOE_ISSUER: 'http://id.goe.kr' }, false)).toHaveLength(1);
  });
});
