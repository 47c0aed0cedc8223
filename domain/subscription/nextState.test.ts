import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextState, type SubscriptionEvent } from './nextState.ts';
import { isPermitted, permissions, permissionTypes, plansByPermission, trialEndsAt } from './permissions.ts';
import { type SubscriptionState, subscriptionStates } from './subscriptionStates.ts';

const events: readonly SubscriptionEvent[] = [
  'APPROVED',
  'DECLINED',
  'GIVEN_UP',
  'CANCELLED',
  'PERIOD_OVER',
  'REPLACED',
  'REFUNDED',
];
const FINAL: readonly SubscriptionState[] = ['ENDED', 'REFUNDED', 'EXPIRED_INCOMPLETE'];

describe('a subscription', () => {
  it('never comes back from its end', () => {
    for (const state of FINAL) for (const event of events) expect(nextState(state, event)).toBeNull();
  });

  it('is open only after an approval', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (happened) => {
        let state: SubscriptionState = 'PENDING';
        let approved = false;
        for (const event of happened) {
          const next = nextState(state, event);
          if (next === null) continue;
          approved ||= event === 'APPROVED';
          state = next;
          if (state === 'ACTIVE' || state === 'PAST_DUE') expect(approved).toBe(true);
        }
      }),
    );
  });

  it('can always be left: every open state has a cancel', () => {
    const open = subscriptionStates.filter((state) => state === 'ACTIVE' || state === 'PAST_DUE');
    expect(open.map((state) => nextState(state, 'CANCELLED'))).toEqual(['ACTIVE', 'ENDED']);
  });
});

describe('what is open', () => {
  const createdAt = Date.UTC(2026, 4, 6);

  it('is everything in the first week, then what the plan says', () => {
    const last = trialEndsAt(createdAt) - 1;
    for (const type of permissionTypes) {
      const access = { accountCreatedAt: createdAt, plans: [] };
      expect(isPermitted(type, access, last)).toBe(true);
      expect(isPermitted(type, access, last + 1)).toBe(false);
      for (const plan of ['MISSION', 'ALL'] as const) {
        const with_ = isPermitted(type, { accountCreatedAt: createdAt, plans: [plan] }, last + 1);
        expect(with_).toBe(plansByPermission[type].includes(plan));
      }
    }
  });

  it('stands in one table that names every permission', () => {
    const named = new Set(permissions.map(({ needs }) => needs).filter((needs) => needs !== 'free'));
    expect([...named].sort()).toEqual([...permissionTypes].sort());
    expect(permissionTypes.filter((type) => plansByPermission[type].includes('MISSION'))).toEqual(['MISSION']);
  });
});
