import { type RefObject, useEffect, useRef } from 'react';

/**
 * What is new gets the focus and comes into sight when another question is shown: its text, or the question where the
 * text is the same as before. The next Tab leads to the answers either way. The first question is left alone: the page
 * has just opened.
 */
export function useTestPlace(
  questionKey: string,
  passageKey: string | null,
): { text: RefObject<HTMLElement | null>; stem: RefObject<HTMLLegendElement | null> } {
  const text = useRef<HTMLElement>(null);
  const stem = useRef<HTMLLegendElement>(null);
  const shown = useRef({ questionKey, passageKey });

  useEffect(() => {
    const before = shown.current;
    if (before.questionKey === questionKey) return;
    shown.current = { questionKey, passageKey };
    const sameText = passageKey !== null && before.passageKey === passageKey;
    const here = sameText || !text.current ? stem.current : text.current;
    here?.focus({ preventScroll: true });
    if (sameText) here?.scrollIntoView({ block: 'nearest' });
    else window.scrollTo({ top: 0 });
  }, [questionKey, passageKey]);

  return { text, stem };
}
