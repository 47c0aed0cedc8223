import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { columnOfSentence, firstSentenceOfSpread } from './columnOfSentence.ts';
import { spreadCount, spreadOfColumn, spreadOfPage } from './SpreadLayout.ts';
import type { MeasuredLayout } from './useMeasuredLayout.ts';

interface ReaderPlace {
  /** Spread on the screen, or null before the first measuring. Equal to `lastSpread + 1` on the page for the end. */
  spread: number | null;
  atEnd: boolean;
  /** The reader has gone to another spread since the book was opened. */
  turned: boolean;
  goToSpread: (spread: number) => void;
  goToPage: (page: number) => void;
  next: () => void;
  previous: () => void;
}

/** What is to stay on the screen: the begin of a page that was asked for, a sentence that was read, or the end. */
type Anchor = { page: number } | SpreadAnchor | 'END';

/**
 * Where the reader is. When the text is split into columns again, what was read stays on the screen: a page may fill
 * many columns, so its number alone would lead back to where it begins.
 */
export function useReaderPlace(
  flow: RefObject<HTMLElement | null>,
  layout: MeasuredLayout | null,
  firstPage: number,
): ReaderPlace {
  const [spread, setSpread] = useState<number | null>(null);
  const [turned, setTurned] = useState(false);
  const anchor = useRef<Anchor>({ page: firstPage });

  useEffect(() => {
    if (!layout || !flow.current) return;
    setSpread(spreadOf(flow.current, layout, anchor.current));
  }, [flow, layout]);

  const goToSpread = useCallback(
    (wanted: number) => {
      if (!layout || !flow.current) return;
      const end = spreadCount(layout);
      const target = Math.max(0, Math.min(end, wanted));
      anchor.current = target === end ? 'END' : anchorOfSpread(flow.current, layout, target);
      setSpread(target);
      if (target !== spread) setTurned(true);
    },
    [flow, layout, spread],
  );

  const goToPage = useCallback(
    (page: number) => {
      if (!layout) return;
      goToSpread(spreadOfPage(layout, page));
      anchor.current = { page };
    },
    [layout, goToSpread],
  );

  const next = useCallback(() => spread !== null && goToSpread(spread + 1), [spread, goToSpread]);
  const previous = useCallback(() => spread !== null && goToSpread(spread - 1), [spread, goToSpread]);
  const atEnd = layout !== null && spread === spreadCount(layout);
  return { spread, atEnd, turned, goToSpread, goToPage, next, previous };
}

function spreadOf(flow: HTMLElement, layout: MeasuredLayout, anchor: Anchor): number {
  if (anchor === 'END') return spreadCount(layout);
  if ('page' in anchor) return spreadOfPage(layout, anchor.page);
  return spreadOfAnchor(flow, layout, anchor) ?? 0;
}

/** What stands at the top of a spread, in words that hold however the text falls into columns. */
interface SpreadAnchor {
  sentence: number;
  /** Columns from where the sentence begins; more than none only where no sentence begins on the spread. */
  columnsOn: number;
}

/** The first sentence that begins on a spread, else the one that goes on over it. */
function anchorOfSpread(flow: HTMLElement, layout: MeasuredLayout, spread: number): SpreadAnchor {
  const first = firstSentenceOfSpread(flow, layout, spread);
  const column = columnOfSentence(flow, layout, first) ?? 0;
  const top = spread * layout.columnsPerSpread;
  if (column >= top && column < top + layout.columnsPerSpread) return { sentence: first, columnsOn: 0 };
  const sentence = column < top ? first : Math.max(0, first - 1);
  return { sentence, columnsOn: Math.max(0, top - (columnOfSentence(flow, layout, sentence) ?? 0)) };
}

/** Where it stands now; null when the sentence is not on the page. */
function spreadOfAnchor(flow: HTMLElement, layout: MeasuredLayout, anchor: SpreadAnchor): number | null {
  const column = columnOfSentence(flow, layout, anchor.sentence);
  return column === null ? null : spreadOfColumn(layout, column + anchor.columnsOn);
}
