import { type Columns, fitPages } from './fitPages.ts';
import { pagesThatFace } from './pagesThatFace.ts';

/**
 * Fits the pages, and lets pictures face their text where two leaves lie side by side: those whose page begins on the
 * left one. The others stand above it.
 */
export function facePictures(flow: HTMLElement, columns: Columns, columnsPerSpread: 1 | 2): void {
  const pages = [...flow.querySelectorAll<HTMLElement>('[data-fit]')];
  const pictures = pages.map((page) => page.querySelector<HTMLElement>('[data-picture]'));
  flow.style.setProperty('--column-height', `${columns.height}px`);
  if (columnsPerSpread === 1 || pictures.every((picture) => picture === null)) {
    for (const picture of pictures) picture?.setAttribute('data-picture', 'above');
    fitPages(flow, columns);
    return;
  }
  const measure = (kind: 'above' | 'facing') => {
    for (const picture of pictures) picture?.setAttribute('data-picture', kind);
    fitPages(flow, columns);
    return columnCounts(flow, columns);
  };
  const above = measure('above');
  const facing = measure('facing');
  const faces = pagesThatFace(
    pictures.map((picture, index) => ({
      pictured: picture !== null,
      above: above[index] ?? 1,
      facing: facing[index] ?? 2,
    })),
  );
  for (const [index, picture] of pictures.entries())
    picture?.setAttribute('data-picture', faces[index] ? 'facing' : 'above');
  fitPages(flow, columns);
}

/** Columns that each page fills. */
function columnCounts(flow: HTMLElement, { start, step }: Columns): number[] {
  const firsts = [...flow.querySelectorAll('[data-page]')].map((mark) =>
    Math.round(((mark.getClientRects()[0]?.left ?? start) - start) / step),
  );
  const end = Math.round((flow.scrollWidth + step) / step);
  return firsts.map((first, index) => Math.max(1, (firsts[index + 1] ?? end - 1) - first));
}
