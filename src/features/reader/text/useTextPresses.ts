import { type RefObject, useEffect, useEffectEvent } from 'react';
import { sentenceAt, type TextSpan, wordAt } from './TextSpan.ts';

/** How long a finger rests on a sentence to hold it, milliseconds. */
const HOLD_MS = 500;
/** CSS pixels a finger may move meanwhile. */
const STILL = 10;
/** Share of the leaf at each side where a touch beside the words turns the page. */
const MARGIN = 0.2;

interface TextPresses {
  onWord: (word: TextSpan) => void;
  /** A sentence was held. */
  onSentence: (sentence: number) => void;
  /** A stretch of text was selected with the mouse. */
  onSelected: (selection: Selection) => void;
  onMargin: (side: 'left' | 'right') => void;
}

/**
 * What is done to the text with finger, pen and mouse: a touched word, a held sentence, a selected stretch, a touch at the
 * margin. Swipes are no touches. Acts when the finger lifts, except for what is held.
 */
export function useTextPresses(flow: RefObject<HTMLElement | null>, presses: TextPresses): void {
  const onWord = useEffectEvent(presses.onWord);
  const onSentence = useEffectEvent(presses.onSentence);
  const onSelected = useEffectEvent(presses.onSelected);
  const onMargin = useEffectEvent(presses.onMargin);

  useEffect(() => {
    const leaf = flow.current?.closest<HTMLElement>('[data-leaf]');
    if (!leaf) return;
    const controller = new AbortController();
    const { signal } = controller;
    let pressed: { id: number; x: number; y: number; moved: boolean } | null = null;
    let holding: number | undefined;
    const end = () => {
      window.clearTimeout(holding);
      pressed = null;
    };

    const onDown = (event: PointerEvent) => {
      end();
      if (!event.isPrimary || event.button !== 0) return;
      if (event.target instanceof Element && event.target.closest('a, button')) return;
      const { pointerId: id, clientX: x, clientY: y } = event;
      pressed = { id, x, y, moved: false };
      if (event.pointerType === 'mouse') return;
      holding = window.setTimeout(() => {
        const sentence = flow.current && sentenceAt(flow.current, x, y);
        pressed = null;
        if (sentence !== null) onSentence(sentence);
      }, HOLD_MS);
    };
    const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (pressed?.id !== pointerId || Math.hypot(clientX - pressed.x, clientY - pressed.y) <= STILL) return;
      window.clearTimeout(holding);
      pressed.moved = true;
    };
    const onUp = ({ pointerId, clientX: x, clientY: y, pointerType }: PointerEvent) => {
      const still = pressed?.id === pointerId && !pressed.moved;
      end();
      const selection = document.getSelection();
      const element = flow.current;
      if (!element) return;
      if (pointerType === 'mouse' && selection && !selection.isCollapsed && element.contains(selection.anchorNode)) {
        onSelected(selection);
        return;
      }
      if (!still) return;
      const word = wordAt(element, x, y);
      if (word) onWord(word);
      else if (pointerType !== 'mouse') {
        const { left, width } = leaf.getBoundingClientRect();
        const share = (x - left) / width;
        if (share < MARGIN) onMargin('left');
        if (share > 1 - MARGIN) onMargin('right');
      }
    };
    leaf.addEventListener('pointerdown', onDown, { signal });
    leaf.addEventListener('pointermove', onMove, { signal });
    leaf.addEventListener('pointerup', onUp, { signal });
    leaf.addEventListener('pointercancel', end, { signal });
    // What the browser offers on a long touch would lie over the sentence that is held.
    const onMenu = (event: MouseEvent) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') event.preventDefault();
    };
    leaf.addEventListener('contextmenu', onMenu, { signal });
    return () => {
      end();
      controller.abort();
    };
  }, [flow]);
}
