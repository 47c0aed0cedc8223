// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTrail, followTrail, stepBefore, type Trail } from './Trail.ts';

const step = (key: string) => ({ key, pathname: `/${key}` });
const walk = (...moves: ['PUSH' | 'REPLACE' | 'POP', string][]): Trail =>
  moves.reduce((trail, [how, key]) => followTrail(trail, step(key), how), emptyTrail);
const keyBefore = (trail: Trail) => stepBefore(trail)?.key ?? null;

describe('the trail of a tab', () => {
  it('knows the page before, also after going back and on again', () => {
    expect(keyBefore(walk(['POP', 'main']))).toBeNull();
    expect(keyBefore(walk(['POP', 'main'], ['PUSH', 'book']))).toBe('main');
    expect(keyBefore(walk(['POP', 'main'], ['PUSH', 'book'], ['PUSH', 'read'], ['POP', 'book']))).toBe('main');
    expect(keyBefore(walk(['POP', 'main'], ['PUSH', 'book'], ['POP', 'main'], ['POP', 'book']))).toBe('main');
  });

  it('forgets the pages that another one was opened in place of', () => {
    expect(keyBefore(walk(['POP', 'main'], ['PUSH', 'search'], ['REPLACE', 'found'], ['PUSH', 'book']))).toBe('found');
    expect(keyBefore(walk(['POP', 'main'], ['PUSH', 'book'], ['POP', 'main'], ['PUSH', 'library']))).toBe('main');
  });

  it('says nothing of pages that were opened before the document was loaded', () => {
    expect(keyBefore(walk(['POP', 'book'], ['PUSH', 'read'], ['POP', 'search']))).toBeNull();
  });

  it('is the history of a browser, whatever is pressed', () => {
    const moves = fc.array(fc.oneof(fc.constantFrom('PUSH', 'REPLACE'), fc.integer({ min: -3, max: 3 })));
    return fc.assert(
      fc.property(moves, (all) => {
        let history = ['0'];
        let at = 0;
        let trail = followTrail(emptyTrail, step('0'), 'POP');
        for (const [index, move] of all.entries()) {
          const key = `${index + 1}`;
          if (typeof move === 'number') {
            if (history[at + move] === undefined) continue;
            at += move;
            trail = followTrail(trail, step(history[at] ?? ''), 'POP');
          } else {
            at += move === 'PUSH' ? 1 : 0;
            history = [...history.slice(0, at), key, ...(move === 'PUSH' ? [] : history.slice(at + 1))];
            trail = followTrail(trail, step(key), move as 'PUSH' | 'REPLACE');
          }
          expect(keyBefore(trail)).toBe(history[at - 1] ?? null);
        }
      }),
    );
  });
});
