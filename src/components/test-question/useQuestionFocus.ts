import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus follows to the question when another one is shown, so that the next Tab leads to its answers and a screen
 * reader reads it. The first question is left alone: the page has just opened.
 */
export function useQuestionFocus<E extends HTMLElement = HTMLLegendElement>(key: string): RefObject<E | null> {
  const question = useRef<E>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    question.current?.focus({ preventScroll: true });
  }, [key]);
  return question;
}
