import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsAsBothFactors } from './countsAsBothFactors.ts';
import { decideProviderEntry, type ProviderArrival } from './decideProviderEntry.ts';
import { type AddressRules, judgeProviderAddress } from './judgeProviderAddress.ts';
import { mayUnlinkProvider } from './mayUnlinkProvider.ts';

const rules: AddressRules = { issuer: 'https://id.school.kr', emailClaim: 'email', emails: 'VERIFIED', domains: [] };

describe('the address of a provider', () => {
  it('counts when it is verified, in lower case', () => {
    expect(judgeProviderAddress(rules, { email: ' Kim@School.KR ', email_verified: true })).toEqual({
      email: 'kim@school.kr',
    });
  });

  it.each([undefined, false, 'true', 1, null])('does not count when it is verified as %j', (email_verified) => {
    expect(judgeProviderAddress(rules, { email: 'kim@school.kr', email_verified })).toEqual({ refused: 'UNVERIFIED' });
  });

  it.each([undefined, 7, '', 'kim', 'a@b', 'a b@school.kr', `${'x'.repeat(250)}@school.kr`])(
    'is missing in %j',
    (email) => {
      expect(judgeProviderAddress(rules, { email, email_verified: true })).toEqual({ refused: 'MISSING' });
    },
  );

  it('is read from the claim of the settings', () => {
    expect(
      judgeProviderAddress({ ...rules, emailClaim: 'upn' }, { upn: 'kim@school.kr', email_verified: true }),
    ).toEqual({
      email: 'kim@school.kr',
    });
  });

  it('of a provider without verification counts within its own domains alone', () => {
    const own: AddressRules = { ...rules, emails: 'OWN', domains: ['school.kr'] };
    expect(judgeProviderAddress(own, { email: 'kim@school.kr' })).toEqual({ email: 'kim@school.kr' });
    expect(judgeProviderAddress(own, { email: 'kim@sub.school.kr' })).toEqual({ refused: 'DOMAIN' });
    expect(judgeProviderAddress({ ...own, domains: [] }, { email: 'kim@school.kr' })).toEqual({ refused: 'DOMAIN' });
  });

  it('of Google counts where Google answers for it', () => {
    const google = { ...rules, issuer: 'https://accounts.google.com' };
    const judged = (email: string, hd?: unknown) => judgeProviderAddress(google, { email, hd, email_verified: true });
    expect(judged('kim@school.kr')).toEqual({ refused: 'UNVERIFIED' });
    expect(judged('kim@school.kr', '')).toEqual({ refused: 'UNVERIFIED' });
    expect(judged('kim@school.kr', 'school.kr')).toEqual({ email: 'kim@school.kr' });
    expect(judged('kim@gmail.com')).toEqual({ email: 'kim@gmail.com' });
  });

  it('is never one outside the domains, whatever the provider sends', () => {
    const bounded: AddressRules = { ...rules, domains: ['school.kr'] };
    const claim = fc.oneof(fc.string(), fc.emailAddress(), fc.constant('kim@school.kr'), fc.anything());
    fc.assert(
      fc.property(
        claim,
        fc.anything(),
        fc.constantFrom('VERIFIED' as const, 'OWN' as const),
        (email, email_verified, emails) => {
          const judged = judgeProviderAddress({ ...bounded, emails }, { email, email_verified });
          if (!('email' in judged)) return true;
          return judged.email.endsWith('@school.kr') && (emails === 'OWN' || email_verified === true);
        },
      ),
    );
  });
});

describe('the factors of a provider', () => {
  it('count by the setting or by a claim', () => {
    expect(countsAsBothFactors({ kind: 'OURS' }, { amr: ['mfa'] })).toBe(false);
    expect(countsAsBothFactors({ kind: 'THEIRS' }, {})).toBe(true);
    const amr = { kind: 'CLAIM', claim: 'amr', values: ['mfa', 'hwk'] } as const;
    expect(countsAsBothFactors(amr, { amr: ['pwd', 'mfa'] })).toBe(true);
    expect(countsAsBothFactors(amr, { amr: ['pwd'] })).toBe(false);
    expect(countsAsBothFactors(amr, { acr: 'mfa' })).toBe(false);
    expect(countsAsBothFactors(amr, {})).toBe(false);
    expect(countsAsBothFactors({ kind: 'CLAIM', claim: 'acr', values: ['phr'] }, { acr: 'phr' })).toBe(true);
  });

  it('are never both without a value of the setting', () => {
    const rule = { kind: 'CLAIM', claim: 'amr', values: ['mfa'] } as const;
    fc.assert(fc.property(fc.array(fc.string()), (amr) => countsAsBothFactors(rule, { amr }) === amr.includes('mfa')));
  });
});

describe('who comes from a provider', () => {
  const nobody: ProviderArrival = { linked: null, addressed: null, invited: false };
  const addressed = { awaited: true, linkedElsewhere: false, demo: false };
  it.each<[string, Partial<ProviderArrival>]>([
    ['ENTER', { linked: { awaited: true } }],
    ['ENTER', { linked: { awaited: true }, addressed: { ...addressed, linkedElsewhere: true } }],
    ['ENDED', { linked: { awaited: false }, addressed }],
    ['LINK', { addressed }],
    ['LINK', { addressed, invited: true }],
    ['ENDED', { addressed: { ...addressed, awaited: false } }],
    ['CHANGED', { addressed: { ...addressed, linkedElsewhere: true }, invited: true }],
    ['UNKNOWN', { addressed: { ...addressed, demo: true } }],
    ['JOIN', { invited: true }],
    ['UNKNOWN', {}],
  ])('is: %s', (entry, given) => {
    expect(decideProviderEntry({ ...nobody, ...given })).toBe(entry);
  });
});

describe('a link', () => {
  it('goes only where another way in is left', () => {
    expect(mayUnlinkProvider({ password: false, passkeys: 0, otherLinks: 0 })).toBe(false);
    expect(mayUnlinkProvider({ password: true, passkeys: 0, otherLinks: 0 })).toBe(true);
    expect(mayUnlinkProvider({ password: false, passkeys: 1, otherLinks: 0 })).toBe(true);
    expect(mayUnlinkProvider({ password: false, passkeys: 0, otherLinks: 1 })).toBe(true);
  });
});
