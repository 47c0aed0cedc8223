import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/errorCodes.ts';
import { HOUR, SECOND } from '../time/duration.ts';
import { meCheck } from './meCheck.ts';
import { addSignInFailure, type SignInFailures, signInDelay, signInWait } from './signInDelay.ts';
import { academyStatuses, accountStatuses } from './statuses.ts';
import { tokenExpiry, tokenState } from './tokenState.ts';

describe('the me check', () => {
  it('lets in only ACTIVE in ACTIVE on academy and school sites', () => {
    for (const site of ['edu', 'school'] as const) {
      for (const account of accountStatuses) {
        for (const academy of [...academyStatuses, null]) {
          const expected =
            account === 'NO_AFFILIATION'
              ? 'NO_AFFILIATION'
              : account === 'ACTIVE' && academy === 'ACTIVE'
                ? null
                : 'ACCOUNT_SUSPENDED';
          expect(meCheck(site, account, academy)).toBe(expected);
        }
      }
    }
  });

  it('does not exist on the home site', () => {
    expect(accountStatuses.map((status) => meCheck('home', status, null)).every((refusal) => refusal === null)).toBe(
      true,
    );
  });

  it('is told in the words of the specification', () => {
    expect(errorCodes.ACCOUNT_SUSPENDED.message).toBe('이용이 정지된 상태입니다. 학원/학교에 문의해 주세요.');
    expect(errorCodes.NO_AFFILIATION.message).toBe('이용 권한이 없습니다. 학원/학교에 문의해 주세요.');
  });
});

describe('the sign-in delay', () => {
  it('leaves four failures free, then doubles up to a minute', () => {
    expect(Array.from({ length: 13 }, (_, failures) => signInDelay(failures))).toEqual([
      0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60,
    ]);
  });

  it('ends: after at most a minute the next try is looked at', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 * 60 * SECOND }), { maxLength: 40 }), (pauses) => {
        let failures: SignInFailures | undefined;
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          failures = addSignInFailure(failures, now);
        }
        expect(signInWait(failures, now)).toBeLessThanOrEqual(60);
        expect(signInWait(failures, now + 60 * SECOND)).toBe(0);
      }),
    );
  });

  it('forgets after a quarter of an hour', () => {
    const many = { count: 9, lastAt: 0 };
    expect(signInWait(many, 15 * 60 * SECOND)).toBe(0);
    expect(addSignInFailure(many, 15 * 60 * SECOND).count).toBe(1);
    expect(addSignInFailure(many, 15 * 60 * SECOND - 1).count).toBe(10);
  });
});

describe('a login token', () => {
  const fresh = { issuedAt: 0, signedInAt: 0, replacedAt: null };

  it('is exchanged after an hour and over after a day', () => {
    expect([HOUR, HOUR + 1, 24 * HOUR - 1, 24 * HOUR].map((now) => tokenState(fresh, now))).toEqual([
      'GOOD',
      'RENEW',
      'RENEW',
      'EXPIRED',
    ]);
  });

  it('lives on for two minutes beside the one that took its place', () => {
    const replaced = { ...fresh, replacedAt: 2 * HOUR };
    const after = (seconds: number) => tokenState(replaced, 2 * HOUR + seconds * SECOND);
    expect([0, 10, 11, 119, 120].map(after)).toEqual(['GOOD', 'GOOD', 'RENEW', 'RENEW', 'EXPIRED']);
  });

  it('cannot outlive fourteen days by renewals', () => {
    const day = 24 * HOUR;
    expect(tokenState({ ...fresh, issuedAt: 14 * day - HOUR }, 14 * day - 1)).toBe('GOOD');
    expect(tokenState({ ...fresh, issuedAt: 14 * day - HOUR }, 14 * day)).toBe('EXPIRED');
    fc.assert(
      fc.property(fc.nat(20 * day), fc.nat(14 * day), (now, issuedAt) => {
        fc.pre(now >= issuedAt);
        const times = { issuedAt, signedInAt: 0 };
        expect(tokenState({ ...times, replacedAt: null }, now) === 'EXPIRED').toBe(now >= tokenExpiry(times));
      }),
    );
  });
});
