import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeWait } from './codeWait.ts';
import { judgeCode } from './judgeCode.ts';
import { proofTuning } from './tuning.ts';

const none = { byAccount: [], byAccountHere: [], toContact: [] };

describe('sending a code', () => {
  it('may be done at once, and to the same contact again after a minute', () => {
    expect(codeWait(none, 0)).toBe(0);
    const once = { byAccount: [0], byAccountHere: [0], toContact: [0] };
    expect(codeWait(once, 1)).toBe(60);
    expect(codeWait(once, proofTuning.resendAfter)).toBe(0);
    expect(codeWait({ ...once, byAccountHere: [] }, 1)).toBe(0);
  });

  it('has an end within an hour and a day, and the wait told is the wait there is', () => {
    const gap = fc.nat(3 * proofTuning.hour);
    fc.assert(
      fc.property(fc.array(gap, { maxLength: 60 }), (gaps) => {
        const sends: number[] = [];
        let now = 0;
        for (const pause of gaps) {
          now += pause;
          const earlier = { byAccount: sends, byAccountHere: [], toContact: [] };
          const wait = codeWait(earlier, now);
          if (wait === 0) sends.push(now);
          else expect(codeWait(earlier, now + wait * 1000)).toBe(0);
        }
        for (const [length, most] of [
          [proofTuning.hour, proofTuning.sendsPerHour],
          [proofTuning.day, proofTuning.sendsPerDay],
        ] as const) {
          for (const at of sends) {
            expect(sends.filter((other) => other >= at && other < at + length).length).toBeLessThanOrEqual(most);
          }
        }
      }),
    );
  });

  it('never closes a contact: whoever asked for it before, the next code goes out within ten minutes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(proofTuning.day), { maxLength: 300 }), (instants) => {
        const wait = codeWait({ ...none, toContact: instants }, proofTuning.day);
        expect(wait * 1000).toBeLessThanOrEqual(proofTuning.crowdedPace);
      }),
    );
  });

  it('waits for no clock that went back', () => {
    const future = [1e12, 1e12 + 1, 1e12 + 2, 1e12 + 3, 1e12 + 4, 1e12 + 5];
    expect(codeWait({ byAccount: future, byAccountHere: future, toContact: future }, 0)).toBe(0);
  });
});

describe('a code', () => {
  const sent = { tries: 0, sentAt: 0, expiresAt: proofTuning.codeLifetime };

  it('counts for ten minutes and five tries', () => {
    expect(judgeCode(sent, true, 0)).toBe('RIGHT');
    expect(judgeCode(sent, false, 0)).toBe('WRONG');
    expect(judgeCode(sent, true, proofTuning.codeLifetime - 1)).toBe('RIGHT');
    expect(judgeCode(sent, true, proofTuning.codeLifetime)).toBe('OVER');
    expect(judgeCode({ ...sent, tries: 4 }, true, 0)).toBe('RIGHT');
    expect(judgeCode({ ...sent, tries: 5 }, true, 0)).toBe('OVER');
    expect(judgeCode(undefined, true, 0)).toBe('OVER');
    expect(judgeCode(sent, true, -1)).toBe('OVER');
  });
});
