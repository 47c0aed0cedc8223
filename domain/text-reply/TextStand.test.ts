import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideText, FIRST_STAND, handInVersion, mayRewrite, type TextStand } from './TextStand.ts';

/** What pupil and staff do, in any order; each of the staff decides about the version that they read last. */
const acts = fc.array(fc.constantFrom('RETURN', 'ACCEPT', 'NONE', 'READ', 'BEGIN', 'HAND_IN'), { maxLength: 60 });

describe('a text between pupil and staff', () => {
  it('never counts backwards, and is never decided about unread', () => {
    fc.assert(
      fc.property(acts, (all) => {
        let stand: TextStand = FIRST_STAND;
        let read = 1;
        let begun = false;
        for (const act of all) {
          const before = stand;
          if (act === 'READ') read = stand.version;
          else if (act === 'BEGIN') begun = begun || mayRewrite(stand, false);
          else if (act === 'HAND_IN') {
            if (!mayRewrite(stand, begun)) continue;
            stand = handInVersion(stand, stand.version + 1) ?? stand;
            begun = false;
            expect(stand).toEqual({ state: 'REWRITTEN', version: before.version + 1 });
          } else {
            const decided = decideText(stand, act, read);
            expect(decided === null).toBe(read !== stand.version);
            stand = decided ?? stand;
          }
          expect(stand.version).toBeGreaterThanOrEqual(before.version);
        }
      }),
    );
  });

  it('is handed in once, whichever device asks', () => {
    const returned: TextStand = { state: 'RETURNED', version: 1 };
    const once = handInVersion(returned, 2);
    expect(once).toEqual({ state: 'REWRITTEN', version: 2 });
    expect(once && handInVersion(once, 2)).toBeNull();
  });

  it('may be finished after it was begun, also when another of the staff has accepted the version before', () => {
    expect(mayRewrite({ state: 'ACCEPTED', version: 1 }, false)).toBe(false);
    expect(mayRewrite({ state: 'ACCEPTED', version: 1 }, true)).toBe(true);
  });
});
