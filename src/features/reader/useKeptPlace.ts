import { useEffect, useRef } from 'react';
import type { OpenedBook } from './openBook.ts';

interface KeptPlace {
  opened: OpenedBook;
  /** The furthest page to be seen; undefined before the first measuring. */
  shownNo: number | undefined;
  /** A page was turned since the book was opened. */
  turned: boolean;
  save: (place: { lastPageNo: number }) => void;
}

/** Keeps the place while pages are turned. */
export function useKeptPlace({ opened, shownNo, turned, save }: KeptPlace): void {
  const { keptNo, savesFrom } = opened;
  const kept = useRef(keptNo);
  const reading = useRef(savesFrom === 'HERE');

  useEffect(() => {
    if (shownNo === undefined) return;
    if (savesFrom === 'TURN' && turned) reading.current = true;
    if (savesFrom === 'BEYOND' && shownNo > (keptNo ?? 0)) reading.current = true;
    if (!reading.current || shownNo === kept.current) return;
    kept.current = shownNo;
    save({ lastPageNo: shownNo });
  }, [shownNo, turned, save, keptNo, savesFrom]);
}
