import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessOf } from './accessOf.ts';
import { meCheck } from './meCheck.ts';
import { type AccountStatus, academyStatuses, accountStatuses } from './statuses.ts';
import {
  canChangeAcademyStatus,
  canChangeAccountStatus,
  endsLogins,
  type StatusActor,
  statusTransitions,
} from './statusTransitions.ts';

const sites = ['edu', 'school', 'home'] as const;
const actors: StatusActor[] = ['SELF', 'OPERATOR', 'SYSTEM'];
const academies = [...academyStatuses, null];

describe('changes of an account', () => {
  it('are these and no others', () => {
    const allowed = accountStatuses.flatMap((from) =>
      accountStatuses.flatMap((to) => {
        const by = actors.filter((actor) => canChangeAccountStatus(from, to, actor));
        return by.length === 0 ? [] : [`${from} > ${to}: ${by.join(' ')}`];
      }),
    );
    expect(allowed).toEqual([
      'WAIT > ACTIVE: OPERATOR',
      'WAIT > WITHDRAWAL_REQUEST: OPERATOR',
      'WAIT > WITHDRAWAL: SYSTEM',
      'WAIT > NO_AFFILIATION: OPERATOR',
      'ACTIVE > INACTIVE: OPERATOR',
      'ACTIVE > DORMANT: SYSTEM',
      'ACTIVE > WITHDRAWAL_REQUEST: SELF OPERATOR',
      'ACTIVE > NO_AFFILIATION: OPERATOR',
      'INACTIVE > ACTIVE: OPERATOR',
      'INACTIVE > WITHDRAWAL_REQUEST: OPERATOR',
      'INACTIVE > WITHDRAWAL: SYSTEM',
      'INACTIVE > NO_AFFILIATION: OPERATOR',
      'DORMANT > ACTIVE: SELF',
      'DORMANT > WITHDRAWAL_REQUEST: SELF OPERATOR',
      'DORMANT > WITHDRAWAL: SYSTEM',
      'WITHDRAWAL_REQUEST > WAIT: OPERATOR',
      'WITHDRAWAL_REQUEST > ACTIVE: SELF OPERATOR',
      'WITHDRAWAL_REQUEST > INACTIVE: OPERATOR',
      'WITHDRAWAL_REQUEST > DORMANT: SELF OPERATOR',
      'WITHDRAWAL_REQUEST > WITHDRAWAL_REQUEST: OPERATOR',
      'WITHDRAWAL_REQUEST > WITHDRAWAL: SYSTEM',
      'WITHDRAWAL_REQUEST > NO_AFFILIATION: SELF OPERATOR',
      'NO_AFFILIATION > ACTIVE: OPERATOR',
      'NO_AFFILIATION > WITHDRAWAL_REQUEST: SELF OPERATOR',
      'NO_AFFILIATION > WITHDRAWAL: SYSTEM',
    ]);
  });

  it('end with WITHDRAWAL, which every status can get to', () => {
    expect(statusTransitions.account.filter(({ from }) => from === 'WITHDRAWAL')).toEqual([]);
    for (const status of accountStatuses) {
      const reached = new Set<AccountStatus>([status]);
      for (const from of reached) {
        for (const each of statusTransitions.account) if (each.from === from) reached.add(each.to);
      }
      expect(reached.has('WITHDRAWAL')).toBe(true);
    }
  });

  it('do not let a suspended student back in by themselves, whatever they try', () => {
    const bySelf = (from: AccountStatus) =>
      statusTransitions.account.filter((each) => each.from === from && each.actor === 'SELF').map(({ to }) => to);
    expect(bySelf('INACTIVE')).toEqual([]);
    expect(bySelf('WAIT')).toEqual([]);
  });

  it('are listed once each', () => {
    for (const list of Object.values(statusTransitions)) {
      const keys = list.map(({ from, to, actor }) => `${from} ${to} ${actor}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('changes of an institution', () => {
  it('are these and no others', () => {
    const allowed = academyStatuses.flatMap((from) =>
      academyStatuses.filter((to) => canChangeAcademyStatus(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual([
      'WAIT > ACTIVE',
      'WAIT > TERMINATION',
      'ACTIVE > NON_PAYMENT',
      'ACTIVE > TERMINATION',
      'NON_PAYMENT > ACTIVE',
      'NON_PAYMENT > TERMINATION',
    ]);
  });
});

describe('access', () => {
  it('agrees with the me check on academy and school sites, except that records stay within reach', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('edu' as const, 'school' as const),
        fc.constantFrom(...accountStatuses),
        fc.constantFrom(...academies),
        (site, account, academy) => {
          const refusal = meCheck(site, account, academy);
          const expected = refusal === null ? 'FULL' : account === 'NO_AFFILIATION' ? 'RECORDS_ONLY' : 'NONE';
          expect(accessOf(site, account, academy)).toBe(expected);
        },
      ),
    );
  });

  it('on the home site is for whoever neither waits, sleeps, is suspended nor has left', () => {
    const full = accountStatuses.filter((status) => accessOf('home', status, null) === 'FULL');
    expect(full).toEqual(['ACTIVE', 'NO_AFFILIATION']);
    expect(accountStatuses.some((status) => accessOf('home', status, null) === 'RECORDS_ONLY')).toBe(false);
  });

  it('is over for good as soon as there is none', () => {
    for (const site of sites) {
      for (const account of accountStatuses) {
        for (const academy of academies) {
          expect(endsLogins(site, account, academy)).toBe(accessOf(site, account, academy) === 'NONE');
        }
      }
      for (const account of ['DORMANT', 'INACTIVE', 'WAIT', 'WITHDRAWAL_REQUEST', 'WITHDRAWAL'] as const) {
        expect(endsLogins(site, account, 'ACTIVE')).toBe(true);
      }
    }
    expect(endsLogins('edu', 'ACTIVE', 'TERMINATION')).toBe(true);
    expect(endsLogins('school', 'ACTIVE', 'NON_PAYMENT')).toBe(true);
    expect(endsLogins('edu', 'ACTIVE', 'ACTIVE')).toBe(false);
    expect(endsLogins('edu', 'NO_AFFILIATION', null)).toBe(false);
    expect(endsLogins('home', 'ACTIVE', null)).toBe(false);
  });
});
