import { type RefObject, useLayoutEffect, useRef } from 'react';
import { takeLostFocus } from './takeLostFocus.ts';

/**
 * For a place in which a control gives way to what it opens, or goes once it has done its work: the place takes the
 * focus that went with it. It needs a `tabIndex` of -1 where it cannot have the focus by itself.
 *
 * @param shown what stands there now; another value is another content
 */
export function useLostFocus<T extends HTMLElement>(shown: string | boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  const before = useRef(shown);
  // Before the browser draws: no key can come in between.
  useLayoutEffect(() => {
    // What has only just come has taken nothing from anybody.
    if (before.current === shown) return;
    before.current = shown;
    takeLostFocus(place.current);
  }, [shown]);
  return place;
}
