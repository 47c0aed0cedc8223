import { fillsBetter, fillsWell, type PageFill, type PageFit, pageFits, plainFit } from './pageFits.ts';

/** Where columns lie on the screen, CSS pixels. */
export interface Columns {
  /** Left edge of the first one. */
  start: number;
  /** From the start of one to the start of the next. */
  step: number;
  top: number;
  height: number;
}

/**
 * Sets each page of the flow so that its last column is filled well. Pages begin columns of their own, so one page never
 * moves the lines of another. A page that fills well as the reader chose it is left alone, and measured once.
 */
export function fitPages(flow: HTMLElement, columns: Columns): void {
  const pages = [...flow.querySelectorAll<HTMLElement>('[data-fit]')];
  for (const page of pages) {
    setFit(page, plainFit);
    page.querySelector('[data-break]')?.removeAttribute('data-break');
  }
  let open = pages.flatMap((page) => {
    const fill = measureFill(page, columns);
    return fill && !fillsWell(fill) ? [{ page, fill, fit: plainFit }] : [];
  });
  for (const fit of pageFits) {
    if (open.length === 0) return;
    for (const { page } of open) setFit(page, fit);
    open = open.map((one) => {
      const fill = measureFill(one.page, columns);
      return fill && (fillsWell(fill) || fillsBetter(fill, one.fill)) ? { page: one.page, fill, fit } : one;
    });
    open = open.filter(({ fill }) => !fillsWell(fill));
  }
  for (const { page, fit } of open) {
    setFit(page, plainFit);
    if (!breakEarlier(page, columns)) setFit(page, fit);
  }
}

/** Moves whole paragraphs into the last column, where it is too small a screen for anything else. */
function breakEarlier(page: HTMLElement, columns: Columns): boolean {
  const paragraphs = [...page.querySelectorAll('p')];
  const before = measureFill(page, columns);
  for (const paragraph of paragraphs.slice(1).reverse()) {
    paragraph.setAttribute('data-break', '');
    const fill = measureFill(page, columns);
    if (before && fill && fill.columns === before.columns && fillsWell(fill)) return true;
    paragraph.removeAttribute('data-break');
  }
  return false;
}

function setFit(page: HTMLElement, { size, leading }: PageFit): void {
  page.style.setProperty('--fit-size', String(size));
  page.style.setProperty('--fit-leading', String(leading));
}

/** Null where nothing is laid out. */
function measureFill(page: HTMLElement, { start, step, top, height }: Columns): PageFill | null {
  // Inline boxes: browsers differ in the boxes of a block that goes on over columns.
  const first = page.querySelector('[data-page]')?.getClientRects()[0];
  const last = [...([...page.querySelectorAll('[data-sentence]')].at(-1)?.getClientRects() ?? [])].at(-1);
  const line = Number.parseFloat(getComputedStyle(page).lineHeight);
  if (!first || !last || !(line > 0) || !(height > 0)) return null;
  // A sentence may end anywhere in its line.
  const columnOf = (rect: DOMRect) => Math.floor((rect.left - start + 1) / step);
  return {
    columns: columnOf(last) - columnOf(first) + 1,
    lastLines: Math.round((last.bottom - top) / line),
    capacity: height / line,
  };
}
