import { useEffect, useEffectEvent, useState } from 'react';

interface LatePart<T> {
  /** Fetches the part. The same function at each call, or it is fetched again. */
  load: () => Promise<T>;
  /** Milliseconds after which it is fetched unasked: past the first paint, before the network may go away. */
  aheadMs: number;
  /** What it is wanted for now; null when it is not. Each new want tries again where it could not be had. */
  wanted?: string | number | null | undefined;
  /** It is wanted and cannot be had: say so kindly. */
  onMissing?: () => void;
}

/**
 * A part that a page can do without, such as a dialog. It is fetched apart from the page, and a network that is gone
 * never takes the page with it, as React's lazy would.
 */
export function useLatePart<T>({ load, aheadMs, wanted = null, onMissing }: LatePart<T>): T | null {
  const [part, setPart] = useState<{ value: T } | null>(null);
  const missing = useEffectEvent(() => onMissing?.());

  useEffect(() => {
    const early = setTimeout(() => {
      load().then(
        (value) => setPart({ value }),
        () => {},
      );
    }, aheadMs);
    return () => clearTimeout(early);
  }, [load, aheadMs]);

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
