import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatchAction, nextQuestion, playCatch, startCatch } from './CatchPlay.ts';

const bubbles = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'];
const word = ['b3', 'b1', 'b5'];

/** The server's verdict on bubbles in their order. */
function rightCountOf(asked: readonly string[]): number {
  const wrong = asked.findIndex((id, index) => id !== word[index]);
  return wrong < 0 ? asked.length : wrong;
}

describe('playCatch', () => {
  it('keeps what is right and lets a wrong one and all after it go', () => {
    let play = startCatch();
    for (const bubbleId of ['b3', 'b2', 'b5']) play = playCatch(play, { type: 'caught', bubbleId }, 3);
    play = playCatch(play, { type: 'asked' }, 3);
    expect(nextQuestion(play)).toBeNull();
    expect(playCatch(play, { type: 'judged', rightCount: 1 }, 3)).toEqual({ caught: ['b3'], sure: 1, asked: 0 });
  });

  it('goes on where it was left', () => {
    const play = playCatch(startCatch(['b3']), { type: 'caught', bubbleId: 'b1' }, 3);
    expect(nextQuestion(play)).toEqual(['b3', 'b1']);
    expect(playCatch(play, { type: 'refused' }, 3)).toEqual(startCatch(['b3']));
  });

  it('never loses a right syllable, never holds a bubble twice, and asks one question at a time', () => {
    const action = fc.oneof(
      fc.constantFrom(...bubbles).map((bubbleId): CatchAction => ({ type: 'caught', bubbleId })),
      fc.constantFrom<CatchAction['type']>('asked', 'judged', 'refused'),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let play = startCatch();
        for (const given of actions) {
          const before = play;
          if (typeof given !== 'string') play = playCatch(play, given, word.length);
          else if (given === 'asked' || given === 'refused') play = playCatch(play, { type: given }, word.length);
          else {
            const rightCount = rightCountOf(play.caught.slice(0, play.asked));
            play = playCatch(play, { type: 'judged', rightCount }, word.length);
          }
          expect(play.sure).toBeGreaterThanOrEqual(before.sure);
          expect(play.caught.slice(0, before.sure)).toEqual(before.caught.slice(0, before.sure));
          expect(play.caught.slice(0, play.sure)).toEqual(word.slice(0, play.sure));
          expect(new Set(play.caught).size).toBe(play.caught.length);
          expect(play.caught.length).toBeLessThanOrEqual(word.length);
          expect(play.asked === 0 || nextQuestion(play) === null).toBe(true);
        }
      }),
    );
  });
});
