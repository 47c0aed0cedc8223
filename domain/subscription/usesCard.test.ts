import { expect, it } from 'vitest';
import { subscriptionTypes } from './subscriptionStates.ts';
import { usesCard } from './usesCard.ts';

it('is true of what is renewed, and of everything that a booked ticket follows', () => {
  expect(subscriptionTypes.filter((type) => usesCard(type, false))).toEqual(['RECURRING']);
  expect(subscriptionTypes.filter((type) => usesCard(type, true))).toEqual([...subscriptionTypes]);
});
