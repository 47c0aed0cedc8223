// @vitest-environment node
import { expect, it } from 'vitest';
import { academyStatuses, accountStatuses } from '#domain/account/statuses.ts';
import { accountStanding } from './accountStanding.ts';

it.each(['edu', 'school'] as const)('%s: only an active account of an active institution is let in', (site) => {
  for (const accountStatus of accountStatuses) {
    for (const academyStatus of academyStatuses) {
      const both = accountStatus === 'ACTIVE' && academyStatus === 'ACTIVE';
      const refusal = accountStatus === 'NO_AFFILIATION' ? 'NO_AFFILIATION' : 'ACCOUNT_SUSPENDED';
      expect(accountStanding(site, { accountStatus, academyStatus })).toBe(both ? 'ok' : refusal);
    }
  }
});

it('has no such check on the home site', () => {
  expect(accountStanding('home', { accountStatus: 'NO_AFFILIATION', academyStatus: null })).toBe('ok');
});
