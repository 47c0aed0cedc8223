import { type RefObject, useEffect, useRef, useState } from 'react';

/** Takes the focus into what has opened over a page, and gives it back when that closes, unless it is elsewhere by then. */
export function useFocusInside<T extends HTMLElement>(): RefObject<T | null> {
  const inside = useRef<T>(null);
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const element = inside.current;
    element?.focus({ preventScroll: true });
    return () => {
      const lost = document.activeElement === document.body || element?.contains(document.activeElement);
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before]);
  return inside;
}
