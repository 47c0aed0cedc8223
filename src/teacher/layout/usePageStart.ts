import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { takeLostFocus } from '#src/lib/browser/takeLostFocus.ts';
import { staffPaths } from '../staffPaths.ts';

/**
 * On a new page: starts at the top, and gives the focus to what the page is about where the link that was pressed has
 * gone with the page before. A text opens beside its list, which stays where it is.
 */
export function usePageStart(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const page = pathname.startsWith(`${staffPaths.texts}/`) ? staffPaths.texts : pathname;
  const previous = useRef(page);
  // Before the page is painted: nobody is to see it move.
  useLayoutEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    takeLostFocus(document.getElementById('main'));
  }, [page, navigationType]);
}
