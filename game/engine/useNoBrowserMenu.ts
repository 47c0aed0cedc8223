import { type RefObject, useEffect } from 'react';

/** Keeps the browser's menu away from a game, where a long press and a right click play; fields have theirs. */
export function useNoBrowserMenu(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const refuse = (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) event.preventDefault();
    };
    element.addEventListener('contextmenu', refuse);
    return () => element.removeEventListener('contextmenu', refuse);
  }, [box]);
}
