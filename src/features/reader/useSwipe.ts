import { type PointerEvent, useRef, useState } from 'react';

/** CSS pixels a finger has to travel sideways. */
const THRESHOLD = 48;

interface Swipe {
  /** CSS pixels the page follows the finger at this moment. */
  offset: number;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
  };
}

/** Sideways swipes with finger or pen; the mouse is left alone so that text can be selected. Acts when the finger lifts. */
export function useSwipe(onNext: () => void, onPrevious: () => void): Swipe {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const [offset, setOffset] = useState(0);

  function end(): void {
    start.current = null;
    setOffset(0);
  }

  return {
    offset,
    handlers: {
      onPointerDown: (event) => {
        if (event.pointerType === 'mouse' || start.current) return;
        start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event) => {
        if (start.current?.id !== event.pointerId) return;
        const dx = event.clientX - start.current.x;
        const dy = event.clientY - start.current.y;
        if (Math.abs(dx) > Math.abs(dy)) setOffset(dx);
      },
      onPointerUp: (event) => {
        if (start.current?.id !== event.pointerId) return;
        const dx = event.clientX - start.current.x;
        const dy = event.clientY - start.current.y;
        end();
        if (Math.abs(dx) < THRESHOLD || Math.abs(dx) < Math.abs(dy)) return;
        if (dx < 0) onNext();
        else onPrevious();
      },
      onPointerCancel: end,
    },
  };
}
