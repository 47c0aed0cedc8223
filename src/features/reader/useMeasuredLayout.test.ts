import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { columnOfSentence } from './columnOfSentence.ts';
import { useMeasuredLayout } from './useMeasuredLayout.ts';

const COLUMNS = 28;

afterEach(() => vi.restoreAllMocks());

/** Each column holds one page of one sentence. `clientWidth` and `scrollWidth` are whole, as in a browser. */
function flowOf({ width, gap, step }: { width: number; gap: number; step: number }): HTMLElement {
  const flow = document.createElement('div');
  Object.defineProperty(flow, 'clientWidth', { value: Math.round(width) });
  Object.defineProperty(flow, 'scrollWidth', { value: Math.round(COLUMNS * step - gap) });
  vi.spyOn(flow, 'getBoundingClientRect').mockReturnValue({ left: 0, width } as DOMRect);
  for (let column = 0; column < COLUMNS; column += 1) {
    const marks = [document.createElement('span'), document.createElement('span')] as const;
    marks[0].dataset.page = String(column + 1);
    marks[1].dataset.sentence = String(column);
    for (const mark of marks)
      vi.spyOn(mark, 'getClientRects').mockReturnValue([{ left: column * step }] as unknown as DOMRectList);
    flow.append(...marks);
  }
  const read = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
    element === flow ? ({ columnGap: `${gap}px` } as CSSStyleDeclaration) : read(element, pseudo),
  );
  return flow;
}

it.each([
  { screen: 'a wide tablet', columns: 2, width: 749.696, gap: 98.304 },
  { screen: 'a tablet that is held upright', columns: 1, width: 662.272, gap: 73.728 },
] as const)('keeps to the parts of a pixel to the last page: $screen', ({ columns, width, gap }) => {
  const step = (width - gap * (columns - 1)) / columns + gap;
  const flow = flowOf({ width, gap, step });
  const layout = renderHook(() => useMeasuredLayout({ current: flow }, columns, '')).result.current;
  if (!layout) throw new Error('not measured');
  const all = Array.from({ length: COLUMNS }, (_, column) => column);
  expect(layout.columnCount).toBe(COLUMNS);
  expect(layout.firstColumns).toEqual(all);
  expect(all.map((column) => columnOfSentence(flow, layout, column))).toEqual(all);
  expect(layout.spreadStep * (COLUMNS / columns - 1)).toBeCloseTo(step * (COLUMNS - columns), 6);
});
