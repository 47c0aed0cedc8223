import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerWins, nextSeq, type StampedAnswer } from './StampedAnswer.ts';

const stamped = fc.record({ value: fc.constantFrom('', 'O', 'X', '가', '나', '\u{1F40B}', '\uFFFD'), seq: fc.nat(4) });
const NOTHING: StampedAnswer = { value: '', seq: 0 };

/** What is held after all of them arrived in this order. */
const received = (answers: readonly StampedAnswer[]) =>
  answers.reduce((held, offered) => (answerWins(offered, held) ? offered : held), NOTHING);

describe('answerWins', () => {
  it('ends with the same answer, in whatever order answers are heard and however often', () => {
    fc.assert(
      fc.property(fc.array(stamped, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (answers, picks) => {
        const shuffled = [...answers, ...answers.slice(0, 3)]
          .map((answer) => ({ answer, at: picks.next().value }))
          .sort((one, other) => one.at - other.at)
          .map(({ answer }) => answer);
        expect(received(shuffled)).toEqual(received(answers));
      }),
    );
  });

  it('is a strict order: never both, and one of them unless they are equal', () => {
    fc.assert(
      fc.property(stamped, stamped, (one, other) => {
        const equal = one.seq === other.seq && one.value === other.value;
        expect(Number(answerWins(one, other)) + Number(answerWins(other, one))).toBe(equal ? 0 : 1);
      }),
    );
  });

  it('lets the higher number win whatever was answered', () => {
    expect(answerWins({ value: '', seq: 8 }, { value: 'X', seq: 7 })).toBe(true);
    expect(answerWins({ value: 'X', seq: 7 }, { value: '', seq: 8 })).toBe(false);
  });
});

describe('nextSeq', () => {
  it('follows the clock, and grows even where the clock stands still or runs back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1, maxLength: 20 }), (jumps) => {
        let now = 1_790_000_000_000;
        let seq = 0;
        for (const jump of jumps) {
          now += jump;
          const next = nextSeq(seq, now);
          expect(next).toBeGreaterThan(seq);
          expect(next).toBeGreaterThanOrEqual(now);
          seq = next;
        }
      }),
    );
  });

  it('puts the later of two devices last, though the earlier one answered more often', () => {
    let early = 0;
    for (let stroke = 0; stroke < 30; stroke += 1) early = nextSeq(early, 1_790_000_000_000 + stroke * 100);
    expect(nextSeq(0, 1_790_000_060_000)).toBeGreaterThan(early);
  });
});
