import { useCallback, useEffect, useRef, useState } from 'react';
import { firstPageOfSpread, type SpreadLayout, spreadCount, spreadOfPage } from './SpreadLayout.ts';

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

/** Where the reader is. When the text falls into columns anew, the page that was read stays on the screen. */
export function useReaderPlace(layout: SpreadLayout | null, firstPage: number): ReaderPlace {
  const [spread, setSpread] = useState<number | null>(null);
  const [turned, setTurned] = useState(false);
  const anchor = useRef({ page: firstPage, atEnd: false });

  useEffect(() => {
    if (!layout) return;
    setSpread(anchor.current.atEnd ? spreadCount(layout) : spreadOfPage(layout, anchor.current.page));
  }, [layout]);

  const goToSpread = useCallback(
    (wanted: number) => {
      if (!layout) return;
      const end = spreadCount(layout);
      const target = Math.max(0, Math.min(end, wanted));
      anchor.current = { page: firstPageOfSpread(layout, Math.min(target, end - 1)), atEnd: target === end };
      setSpread(target);
      if (target !== spread) setTurned(true);
    },
    [layout, spread],
  );

  const goToPage = useCallback(
    (page: number) => {
      if (!layout) return;
      goToSpread(spreadOfPage(layout, page));
      anchor.current = { page, atEnd: false };
    },
    [layout, goToSpread],
  );

  const next = useCallback(() => spread !== null && goToSpread(spread + 1), [spread, goToSpread]);
  const previous = useCallback(() => spread !== null && goToSpread(spread - 1), [spread, goToSpread]);
  const atEnd = layout !== null && spread === spreadCount(layout);
  return { spread, atEnd, turned, goToSpread, goToPage, next, previous };
}
