import { describe, expect, it } from 'vitest';
import { mayUndoWithdrawal } from './mayUndoWithdrawal.ts';
import type { AccountStatus } from './statuses.ts';
import type { StatusActor } from './statusTransitions.ts';

const may = (by: StatusActor | null, before: AccountStatus | null, actor: StatusActor) =>
  mayUndoWithdrawal({ withdrawalRequestedBy: by, statusBeforeWithdrawal: before }, actor);

describe('taking a request to leave back', () => {
  it('is for the student who asked, and never for one who did not', () => {
    for (const before of ['ACTIVE', 'DORMANT', 'NO_AFFILIATION'] as const) {
      expect(may('SELF', before, 'SELF')).toBe(true);
      expect(may(null, before, 'SELF')).toBe(true);
      expect(may('OPERATOR', before, 'SELF')).toBe(false);
    }
  });

  it('is for an operator, whoever asked', () => {
    for (const by of ['SELF', 'OPERATOR', null] as const) {
      for (const before of ['WAIT', 'ACTIVE', 'INACTIVE', 'DORMANT', 'NO_AFFILIATION'] as const) {
        expect(may(by, before, 'OPERATOR')).toBe(true);
        expect(may(by, before, 'SYSTEM')).toBe(false);
      }
    }
  });

  it('leads nobody who was suspended or waiting in, and nowhere without a status before', () => {
    for (const before of ['WAIT', 'INACTIVE', null] as const) expect(may('SELF', before, 'SELF')).toBe(false);
    expect(may('OPERATOR', null, 'OPERATOR')).toBe(false);
  });
});
