import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersOf, handInsOf, KEPT, keptOf, notesOf, testsOf } from './answersDatabase.ts';

it('keeps what waits of an account among what it counts and clears, and apart from every other account and mission', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.integer({ min: 1 }), fc.integer({ min: 1 }), (account, other, attemptNo) => {
      for (const prefix of [notesOf(account), handInsOf(account), testsOf(account, 'diagnosis')]) {
        expect(prefix.startsWith(answersOf(account))).toBe(true);
        expect(prefix.startsWith(`${answersOf(account)}${attemptNo}:`)).toBe(false);
      }
      expect(notesOf(account).startsWith(handInsOf(account))).toBe(false);
      if (account === other) return;
      for (const prefix of [notesOf(other), handInsOf(other)])
        expect(prefix.startsWith(answersOf(account))).toBe(false);
      expect(keptOf(other).startsWith(keptOf(account))).toBe(false);
    }),
  );
});

it('counts nothing that is only kept as unsent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.integer({ min: 1 }), (account, other) => {
      expect(keptOf(account).startsWith(KEPT)).toBe(true);
      expect(keptOf(account).startsWith(answersOf(other))).toBe(false);
    }),
  );
});
