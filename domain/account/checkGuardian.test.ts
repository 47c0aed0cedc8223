import { describe, expect, it } from 'vitest';
import { MINUTE } from '../time/duration.ts';
import {
  checkGuardian,
  type ExpectedGuardian,
  type GuardianRefusal,
  guardianRefusalMessages,
  type VerifiedGuardian,
} from './checkGuardian.ts';

const now = Date.UTC(2026, 4, 5, 3);
const verified: VerifiedGuardian = {
  status: 'VERIFIED',
  id: 'iv-1',
  name: '김보호',
  birthDate: '1985-03-02',
  phone: '01012345678',
  channelType: 'LIVE',
  verifiedAt: now - MINUTE,
};
const expected: ExpectedGuardian = {
  id: 'iv-1',
  guardianPhone: '010-1234-5678',
  today: '2026-05-05',
  now,
  startedAt: now - 2 * MINUTE,
  requireLive: true,
  idUsed: false,
};

const cases: [string, Partial<VerifiedGuardian>, Partial<ExpectedGuardian>, GuardianRefusal | null][] = [
  ['all well', {}, {}, null],
  ['no number from the company', { phone: null }, {}, null],
  ['a test channel where that is allowed', { channelType: 'TEST' }, { requireLive: false }, null],
  ['nineteen today', { birthDate: '2007-05-05' }, {}, null],
  ['ten minutes ago', { verifiedAt: now - 10 * MINUTE }, { startedAt: now - 10 * MINUTE }, null],
  ['a clock five minutes ahead', { verifiedAt: now + 5 * MINUTE }, {}, null],
  ['a clock five minutes behind', { verifiedAt: now - 7 * MINUTE }, {}, null],
  ['the id of another sign-up', { id: 'iv-2' }, {}, 'OTHER_ID'],
  ['an id used before', {}, { idUsed: true }, 'REUSED'],
  ['a test channel in production', { channelType: 'TEST' }, {}, 'TEST_CHANNEL'],
  ['begun too long ago', {}, { startedAt: now - 10 * MINUTE - 1 }, 'EXPIRED'],
  ['verified too long ago', { verifiedAt: now - 10 * MINUTE - 1 }, { startedAt: now - 10 * MINUTE }, 'EXPIRED'],
  ['verified before it began', { verifiedAt: now - 7 * MINUTE - 1 }, {}, 'EXPIRED'],
  ['verified in the future', { verifiedAt: now + 5 * MINUTE + 1 }, {}, 'EXPIRED'],
  ['an instant that is none', { verifiedAt: Number.NaN }, {}, 'EXPIRED'],
  ['no birthday', { birthDate: null }, {}, 'NO_BIRTHDAY'],
  ['an empty birthday', { birthDate: '' }, {}, 'NO_BIRTHDAY'],
  ['a birthday that is none', { birthDate: '1985-02-30' }, {}, 'NO_BIRTHDAY'],
  ['nineteen tomorrow', { birthDate: '2007-05-06' }, {}, 'MINOR'],
  ['born in the future', { birthDate: '2085-03-02' }, {}, 'MINOR'],
  ['another number', { phone: '01087654321' }, {}, 'OTHER_PERSON'],
  ['an empty number', { phone: '' }, {}, 'OTHER_PERSON'],
];

describe('checkGuardian', () => {
  it.each(cases)('%s', (_name, given, asked, reason) => {
    expect(checkGuardian({ ...verified, ...given }, { ...expected, ...asked })).toEqual(
      reason === null ? { ok: true } : { ok: false, reason },
    );
  });

  it('tells nothing of the person while the verification itself is not ours', () => {
    const all = {
      id: 'iv-2',
      channelType: 'TEST',
      birthDate: '2015-01-01',
      phone: '01000000000',
      verifiedAt: 0,
    } as const;
    expect(checkGuardian({ ...verified, ...all }, { ...expected, idUsed: true })).toEqual({
      ok: false,
      reason: 'OTHER_ID',
    });
  });

  it('has a sentence for every refusal, and a case', () => {
    const reasons = Object.keys(guardianRefusalMessages);
    expect(reasons.filter((reason) => !cases.some((each) => each[3] === reason))).toEqual([]);
    for (const message of Object.values(guardianRefusalMessages)) expect(message).toMatch(/시오\.$/);
  });
});
