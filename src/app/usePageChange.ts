import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { returnToLink } from '../lib/browser/returnToLink.ts';
import { takeLostFocus } from '../lib/browser/takeLostFocus.ts';
import { wayHere } from '../lib/browser/wayHere.ts';

/**
 * On a new page: start at the top, and put the focus where reading begins. Going back keeps the browser's place, and the
 * focus returns to the link that was opened. A page that stands later takes the focus then (Main).
 */
export function usePageChange(): void {
  const { pathname, search, key } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef(pathname);
  const shownKey = useRef(key);

  useEffect(() => wayHere.noteLinks(document, () => shownKey.current), []);

  // Before the page is painted: nobody is to see it move.
  useLayoutEffect(() => {
    shownKey.current = key;
    wayHere.follow({ key, pathname }, navigationType);
    if (previous.current === pathname) return;
    previous.current = pathname;
    const opened = navigationType === 'POP' ? wayHere.openedAt(key) : null;
    if (opened) return returnToLink(document, opened);
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, navigationType, key]);

  // Some pages have screens that only the query distinguishes: what was pressed may have gone with the one before.
  const previousSearch = useRef(search);
  useEffect(() => {
    if (previousSearch.current === search) return;
    previousSearch.current = search;
    takeLostFocus(document.getElementById('main'));
  }, [search]);
}
