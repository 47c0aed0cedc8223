import { columnOfSentence, firstSentenceOfSpread } from './columnOfSentence.ts';
import { spreadOfColumn } from './SpreadLayout.ts';
import type { MeasuredLayout } from './useMeasuredLayout.ts';

/** What stands at the top of a spread, in words that hold however the text falls into columns. */
export interface SpreadAnchor {
  sentence: number;
  /** Columns from where the sentence begins; more than none only where no sentence begins on the spread. */
  columnsOn: number;
}

/** The first sentence that begins on a spread, else the one that goes on over it. */
export function anchorOfSpread(flow: HTMLElement, layout: MeasuredLayout, spread: number): SpreadAnchor {
  const first = firstSentenceOfSpread(flow, layout, spread);
  const column = columnOfSentence(flow, layout, first) ?? 0;
  const top = spread * layout.columnsPerSpread;
  if (column >= top && column < top + layout.columnsPerSpread) return { sentence: first, columnsOn: 0 };
  const sentence = column < top ? first : Math.max(0, first - 1);
  return { sentence, columnsOn: Math.max(0, top - (columnOfSentence(flow, layout, sentence) ?? 0)) };
}

/** Where it stands now; null when the sentence is not on the page. */
export function spreadOfAnchor(flow: HTMLElement, layout: MeasuredLayout, anchor: SpreadAnchor): number | null {
  const column = columnOfSentence(flow, layout, anchor.sentence);
  return column === null ? null : spreadOfColumn(layout, column + anchor.columnsOn);
}
