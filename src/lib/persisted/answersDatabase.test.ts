import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersOf, notesOf } from './answersDatabase.ts';

it('keeps the notes of an account among what it counts and clears, and apart from every other account and mission', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.integer({ min: 1 }), fc.integer({ min: 1 }), (account, other, attemptNo) => {
      expect(notesOf(account).startsWith(answersOf(account))).toBe(true);
      expect(notesOf(account).startsWith(`${answersOf(account)}${attemptNo}:`)).toBe(false);
      if (account !== other) expect(notesOf(other).startsWith(answersOf(account))).toBe(false);
    }),
  );
});
