import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { takeLostFocus } from '../lib/browser/takeLostFocus.ts';

/**
 * On a new page: start at the top, and put the focus where reading begins. Going back keeps the browser's place. A page
 * that stands later takes the focus then (Main).
 */
export function usePageChange(): void {
  const { pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, navigationType]);

  // Some pages have screens that only the query tells apart: what was pressed may have gone with the one before.
  const previousSearch = useRef(search);
  useEffect(() => {
    if (previousSearch.current === search) return;
    previousSearch.current = search;
    takeLostFocus(document.getElementById('main'));
  }, [search]);
}
