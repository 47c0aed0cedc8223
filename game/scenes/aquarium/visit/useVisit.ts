import { useCallback, useEffect, useRef, useState } from 'react';
import type { Neighbour } from '#contract/neighbour.ts';
import type { CheerKind } from '#domain/aquarium/cheerKinds.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { onSlowResponse, SLOW_MESSAGE } from '#game/engine/onSlowResponse.ts';

export interface Visit {
  /** The cheer of today was left. */
  cheered: boolean;
  waiting: boolean;
  message: { text: string; no: number } | null;
  cheer: (kind: CheerKind) => void;
  notify: (text: string) => void;
  hush: () => void;
}

/** A visit: one cheer can be left. @param onCheered once the server has taken it */
export function useVisit({ visitKey, nickname, cheered }: Neighbour, onCheered: () => void): Visit {
  const { bus } = useGame();
  const [left, setLeft] = useState(cheered);
  const [waiting, setWaiting] = useState(false);
  const [message, setMessage] = useState<Visit['message']>(null);
  const newest = useRef({ onCheered, left });
  const stopWaiting = useRef(() => {});
  useEffect(() => {
    newest.current = { onCheered, left };
  });
  // Another day begins while the page is open.
  useEffect(() => setLeft(cheered), [cheered]);
  const notify = useCallback((text: string) => setMessage((before) => ({ text, no: (before?.no ?? 0) + 1 })), []);
  useEffect(
    () =>
      bus.toGame.on('visit/cheered', (outcome) => {
        if (outcome.visitKey !== visitKey) return;
        stopWaiting.current();
        setWaiting(false);
        // Asked for twice, left once.
        if (newest.current.left) return;
        notify(outcome.ok ? `${nickname} 이웃에게 응원을 남겼어요. 내일 또 남길 수 있어요.` : outcome.message);
        if (!outcome.ok) return;
        setLeft(true);
        newest.current.onCheered();
      }),
    [bus, visitKey, nickname, notify],
  );
  useEffect(() => () => stopWaiting.current(), []);
  const cheer = useCallback(
    (kind: CheerKind) => {
      stopWaiting.current();
      setWaiting(true);
      stopWaiting.current = onSlowResponse(() => {
        setWaiting(false);
        notify(SLOW_MESSAGE);
      });
      bus.toShell.emit('visit/cheer-wanted', { visitKey, kind });
    },
    [bus, visitKey, notify],
  );
  const hush = useCallback(() => setMessage(null), []);
  return { cheered: left, waiting, message, cheer, notify, hush };
}
