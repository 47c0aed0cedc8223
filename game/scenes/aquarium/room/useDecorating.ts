import { useCallback, useEffect, useRef, useState } from 'react';
import type { Placing } from '#domain/aquarium/placeItem.ts';
import { undoPlacing } from '#domain/aquarium/undoPlacing.ts';
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
  /** Takes back the last change; null when there is none. */
  undo: (() => void) | null;
}

interface DecoratingOptions {
  active: boolean;
  /** Chosen in the bag before decorating began. */
  first: string | null;
  /** The tank that is shown: another one has other places. */
  tankNo: number;
}

/** Decorating by tap and tap, by drag, and by the keys 1–9: all end here. */
export function useDecorating(play: AquariumPlay, { active, first, tankNo }: DecoratingOptions): Decorating {
  const [picked, show] = useState<Picked | null>(null);
  /** What the hands hold already, where the picture of a slow device does not show it yet. */
  const held = useRef<Picked | null>(null);
  const pick = useCallback((next: Picked | null) => {
    held.current = next;
    show(next);
  }, []);
  /** What would take back each change since decorating began, the last one last. */
  const [undos, setUndos] = useState<readonly Placing[]>([]);
  // Begins with what was chosen in the bag, and with empty hands each other time.
  useEffect(() => {
    pick(active && first ? { itemId: first, from: null } : null);
    setUndos([]);
  }, [active, first, pick]);

  // What was done in another tank cannot be taken back in this one, and what was lifted there lies there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tank empties both
  useEffect(() => {
    setUndos([]);
    if (held.current?.from != null) pick(null);
  }, [tankNo, pick]);

  const place = useCallback(
    async (position: number, itemId: string | null, from: number | null) => {
      pick(null);
      const before = roomOf(play);
      if (!(await play.place(position, itemId, from))) return;
      const undo = undoPlacing(before, roomOf(play), position);
      if (undo) setUndos((earlier) => [...earlier, undo]);
    },
    [play, pick],
  );
  const put = useCallback(
    (what: Picked, position: number) => {
      if (what.from === position) pick(null);
      else void place(position, what.itemId, what.from);
    },
    [place, pick],
  );
  const takeBack = useCallback((position: number) => void place(position, null, null), [place]);
  const undoLast = useCallback(() => {
    const last = undos.at(-1);
    // The button waits for an answer; the keys must too.
    if (!last || play.waiting) return;
    pick(null);
    // What is refused, or got lost on the way, can be taken back another time.
    void play.place(last.position, last.itemId, last.fromPosition ?? null).then((taken) => {
      if (taken) setUndos((steps) => steps.filter((step) => step !== last));
    });
  }, [play, undos, pick]);
  const touch = useCallback(
    (position: number) => {
      const lying = play.state.room.find((entry) => entry.position === position);
      if (held.current) put(held.current, position);
      else if (lying) pick({ itemId: lying.itemId, from: position });
      else play.notify('먼저 놓을 것을 골라 주세요.');
    },
    [play, pick, put],
  );

  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.target instanceof HTMLInputElement) return;
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ') {
        event.preventDefault();
        undoLast();
      }
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (/^[1-9]$/.test(event.key)) touch(Number(event.key));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active, touch, undoLast]);

  return { picked, pick, touch, put, takeBack, undo: undos.length > 0 ? undoLast : null };
}

function roomOf(play: AquariumPlay): ReadonlyMap<number, string> {
  return new Map(play.state.room.map(({ position, itemId }) => [position, itemId]));
}
