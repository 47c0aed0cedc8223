import { type RefObject, useLayoutEffect, useState } from 'react';
import { facePictures } from './facePictures.ts';
import type { SpreadLayout } from './SpreadLayout.ts';

export interface MeasuredLayout extends SpreadLayout {
  /** CSS pixels from the start of one spread to the start of the next. */
  spreadStep: number;
}

/**
 * Fits the pages to the screen and reads from the browser how the text fell into columns. Measured again when the box,
 * the fonts or the settings change.
 * `flow` is the element with the columns; the start of each page carries `data-page`.
 */
export function useMeasuredLayout(
  flow: RefObject<HTMLElement | null>,
  columnsPerSpread: 1 | 2,
  settingsKey: string,
): MeasuredLayout | null {
  const [layout, setLayout] = useState<MeasuredLayout | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: settingsKey stands for styles that the effect only reads
  useLayoutEffect(() => {
    const element = flow.current;
    if (!element) return;
    const measure = () => setLayout((old) => keepEqual(old, measureFlow(element, columnsPerSpread)));
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer?.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [flow, columnsPerSpread, settingsKey]);

  return layout;
}

function measureFlow(element: HTMLElement, columnsPerSpread: 1 | 2): MeasuredLayout {
  const style = getComputedStyle(element);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const { left: start, top, width, height } = element.getBoundingClientRect();
  // The browser lays out in parts of a pixel; `clientWidth` is whole, and a long book would drift away page by page.
  const columnWidth = (width - gap * (columnsPerSpread - 1)) / columnsPerSpread;
  const step = Math.max(1, columnWidth + gap);
  facePictures(element, { start, step, top, height }, columnsPerSpread);
  const firstColumns = [...element.querySelectorAll('[data-page]')].map((page) => {
    const first = page.getClientRects()[0];
    return first ? Math.max(0, Math.round((first.left - start) / step)) : 0;
  });
  const columnCount = Math.max((firstColumns.at(-1) ?? 0) + 1, Math.round((element.scrollWidth + gap) / step));
  return { columnCount, columnsPerSpread, firstColumns, spreadStep: step * columnsPerSpread };
}

function keepEqual(old: MeasuredLayout | null, next: MeasuredLayout): MeasuredLayout {
  return old && JSON.stringify(old) === JSON.stringify(next) ? old : next;
}
