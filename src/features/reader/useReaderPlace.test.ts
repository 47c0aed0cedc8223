import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MeasuredLayout } from './useMeasuredLayout.ts';
import { useReaderPlace } from './useReaderPlace.ts';

const COLUMN = 100;

afterEach(() => vi.restoreAllMocks());

/** Opens a book at its first page; `sentences`: in which column each of them begins. */
function read(first: MeasuredLayout, sentences: readonly number[]) {
  const flow = document.createElement('div');
  let columns = sentences;
  flow.append(
    ...sentences.map((_, index) => {
      const sentence = document.createElement('span');
      sentence.dataset.sentence = String(index);
      vi.spyOn(sentence, 'getClientRects').mockImplementation(
        () => [{ left: (columns[index] ?? 0) * COLUMN }] as unknown as DOMRectList,
      );
      return sentence;
    }),
  );
  const current = { current: flow };
  const { result, rerender } = renderHook(({ layout }) => useReaderPlace(current, layout, 0), {
    initialProps: { layout: first },
  });
  return {
    spread: () => result.current.spread,
    goToSpread: (spread: number) => act(() => result.current.goToSpread(spread)),
    goToPage: (page: number) => act(() => result.current.goToPage(page)),
    falls: (layout: MeasuredLayout, again: readonly number[] = sentences) => {
      columns = again;
      rerender({ layout: { ...layout } });
    },
  };
}

/** One page of six columns, one column at a time. */
const narrow: MeasuredLayout = { columnCount: 6, columnsPerSpread: 1, firstColumns: [0], spreadStep: COLUMN };
const wide: MeasuredLayout = { ...narrow, columnsPerSpread: 2, spreadStep: 2 * COLUMN };

it('stays in the middle of a page when only the width has changed', () => {
  const { spread, goToSpread, falls } = read(narrow, [0, 1, 2, 3, 4, 5]);
  goToSpread(4);
  falls(narrow);
  expect(spread()).toBe(4);
});

it('goes to where the sentence stands that was read, with larger letters and on two columns', () => {
  const { spread, goToSpread, falls } = read(narrow, [0, 1, 2, 3, 4, 5]);
  goToSpread(4);
  falls({ ...narrow, columnCount: 11 }, [0, 2, 4, 6, 8, 10]);
  expect(spread()).toBe(8);
  falls(wide);
  expect(spread()).toBe(2);
  falls(narrow);
  expect(spread()).toBe(4);
});

it('stays on a spread on which no sentence begins', () => {
  const { spread, goToSpread, falls } = read(narrow, [0, 1, 4]);
  goToSpread(3);
  falls(narrow);
  expect(spread()).toBe(3);
  goToSpread(5);
  falls(narrow);
  expect(spread()).toBe(5);
});

it('stays where a page begins that was asked for, and at the end', () => {
  const pages = { ...narrow, firstColumns: [0, 3] };
  const { spread, goToSpread, goToPage, falls } = read(pages, [0, 1, 2, 3, 4, 5]);
  goToPage(1);
  falls({ ...pages, columnCount: 11, firstColumns: [0, 7] }, [0, 2, 4, 7, 8, 10]);
  expect(spread()).toBe(7);
  goToSpread(11);
  falls(pages);
  expect(spread()).toBe(6);
});
