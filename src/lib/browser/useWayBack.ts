import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { wayHere } from './wayHere.ts';

/**
 * For a link back to where a page was opened: where the page before is the one that it leads to, it goes back as the
 * browser does, to the list as it was left, and leaves no second copy of it behind. Else it is a link like any other.
 */
export function useWayBack(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (currentTarget.pathname !== wayHere.pathBefore()) return;
    event.preventDefault();
    void navigate(-1);
  };
}
