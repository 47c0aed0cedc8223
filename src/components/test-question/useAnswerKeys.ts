import { useEffect, useRef } from 'react';

/** A pressed key: what it writes, in lower case, and where it lies on the keyboard. */
export interface AnswerKey {
  key: string;
  /** Of the letters as on a Latin keyboard, whatever is switched on: `o` also where it writes ㅐ or nothing at all. */
  letter: string;
}

/**
 * Answers by key: `choose` returns whether the key was one of its own. Keys typed into a field, with a modifier, or
 * held down are left alone, and those that something on the page has taken.
 */
export function useAnswerKeys(choose: (pressed: AnswerKey) => boolean): void {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat)
        return;
      if (target?.closest('input, textarea, select, [role="dialog"]')) return;
      if (latest.current(readKey(event))) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function readKey({ key, code }: KeyboardEvent): AnswerKey {
  const written = key.toLowerCase();
  if (/^[a-z0-9]$/.test(written)) return { key: written, letter: written };
  return { key: written, letter: /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase() ?? written };
}
