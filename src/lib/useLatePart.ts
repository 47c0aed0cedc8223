import { useEffect, useEffectEvent, useState } from 'react';

interface LatePart<T> {
  /** Fetches the part. The same function at each call, or it is fetched again. */
  load: () => Promise<T>;
  /**
   * When it is fetched unasked, before the network may go away: milliseconds, past the first paint, or the first touch or
   * key, where whoever only reads never needs it.
   */
  ahead: number | 'touch';
  /** What it is wanted for now; null when it is not. Each new want tries again where it could not be had. */
  wanted?: string | number | null | undefined;
  /** Called when it is wanted and cannot be had. */
  onMissing?: () => void;
}

/**
 * A part that a page can do without, such as a dialog. It is fetched apart from the page, and a network that is gone
 * never takes the page with it, as React's lazy would.
 */
export function useLatePart<T>({ load, ahead, wanted = null, onMissing }: LatePart<T>): T | null {
  const [part, setPart] = useState<{ value: T } | null>(null);
  const missing = useEffectEvent(() => onMissing?.());

  useEffect(() => {
    const fetch = () =>
      void load().then(
        (value) => setPart({ value }),
        () => {},
      );
    if (ahead === 'touch') return onFirstTouch(fetch);
    const early = setTimeout(fetch, ahead);
    return () => clearTimeout(early);
  }, [load, ahead]);

  useEffect(() => {
    if (wanted === null || part) return;
    let stillWanted = true;
    load().then(
      (value) => setPart({ value }),
      () => {
        if (stillWanted) missing();
      },
    );
    return () => {
      stillWanted = false;
    };
  }, [load, wanted, part]);

  return part ? part.value : null;
}

/** @returns stops waiting */
function onFirstTouch(act: () => void): () => void {
  const waiting = new AbortController();
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      () => {
        waiting.abort();
        act();
      },
      { capture: true, passive: true, signal: waiting.signal },
    );
  }
  return () => waiting.abort();
}
