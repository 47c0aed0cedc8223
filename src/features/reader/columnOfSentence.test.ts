import { afterEach, expect, it, vi } from 'vitest';
import { firstSentenceOfSpread } from './columnOfSentence.ts';

afterEach(() => vi.restoreAllMocks());

/** Sentences in columns of 100 pixels, by the column in which each begins. */
function flowOf(columns: readonly number[]): HTMLElement {
  const flow = document.createElement('div');
  flow.append(
    ...columns.map((column, index) => {
      const sentence = document.createElement('span');
      sentence.dataset.sentence = String(index);
      vi.spyOn(sentence, 'getClientRects').mockReturnValue([{ left: column * 100 }] as unknown as DOMRectList);
      return sentence;
    }),
  );
  return flow;
}

const layout = { columnCount: 4, columnsPerSpread: 1 as const, firstColumns: [0, 1], spreadStep: 100 };

it('begins with the first sentence that begins on the spread or later', () => {
  const flow = flowOf([0, 0, 1, 3]);
  expect([0, 1, 2, 3].map((spread) => firstSentenceOfSpread(flow, layout, spread))).toEqual([0, 2, 3, 3]);
});

it('goes on with the last sentence where none begins any more', () => {
  expect(firstSentenceOfSpread(flowOf([0, 0, 1]), layout, 3)).toBe(2);
  expect(firstSentenceOfSpread(flowOf([]), layout, 0)).toBe(0);
});
