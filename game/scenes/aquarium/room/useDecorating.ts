import { useCallback, useEffect, useState } from 'react';
import type { AquariumPlay } from '../session/AquariumPlay.ts';

/** What is about to be put somewhere: from the bag, or from a place of the room. */
export interface Picked {
  itemId: string;
  from: number | null;
}

export interface Decorating {
  picked: Picked | null;
  pick: (picked: Picked | null) => void;
  /** Puts what is picked at a place; with nothing picked, picks what lies there. */
  touch: (position: number) => void;
  put: (picked: Picked, position: number) => void;
  takeBack: (position: number) => void;
}

/** Decorating by tap and tap, by drag, and by the keys 1–9: all end here. */
export function useDecorating(play: AquariumPlay, active: boolean, first: string | null): Decorating {
  const [picked, pick] = useState<Picked | null>(null);
  // Begins with what was chosen in the bag, and with empty hands each other time.
  useEffect(() => pick(active && first ? { itemId: first, from: null } : null), [active, first]);

  const put = useCallback(
    (what: Picked, position: number) => {
      pick(null);
      if (what.from === position) return;
      void play.place(position, what.itemId, what.from);
    },
    [play],
  );
  const takeBack = useCallback(
    (position: number) => {
      pick(null);
      void play.place(position, null);
    },
    [play],
  );
  const touch = useCallback(
    (position: number) => {
      const lying = play.state.room.find((entry) => entry.position === position);
      if (picked) put(picked, position);
      else if (lying) pick({ itemId: lying.itemId, from: position });
      else play.say('먼저 놓을 것을 골라 주세요.');
    },
    [play, picked, put],
  );

  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (event.target instanceof HTMLInputElement) return;
      if (/^[1-9]$/.test(event.key)) touch(Number(event.key));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active, touch]);

  return { picked, pick, touch, put, takeBack };
}
