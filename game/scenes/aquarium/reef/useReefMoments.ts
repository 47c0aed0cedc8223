import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClassReef, ReefPiece } from '#contract/reef.ts';
import { bayCount, reefPlace } from '#domain/reef/reefPlace.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { grownWords } from './pieceName.ts';

export interface ReefMoments {
  bay: number;
  bays: number;
  /** Pieces of the bay that is shown. */
  pieces: readonly ReefPiece[];
  /** First piece that grows before the eyes of whoever looks; none where nothing is new. */
  newFrom: number;
  chosen: ReefPiece | null;
  message: { text: string; no: number } | null;
  choose: (piece: ReefPiece) => void;
  go: (bay: number) => void;
  hush: () => void;
}

/**
 * What happens at the reef: it opens at the bay that grew last, what is new is celebrated once, and the shell learns how
 * many pieces were seen.
 */
export function useReefMoments(reef: ClassReef): ReefMoments {
  const { bus, audio, twins } = useGame();
  const count = reef.pieces.length;
  // As it was when the scene began: the answer that follows the look calls nothing new any more.
  const [newFrom] = useState(count - reef.newPieces + 1);
  const [bay, setBay] = useState(() => (count === 0 ? 0 : reefPlace(count).bay));
  const [chosen, setChosen] = useState<ReefPiece | null>(null);
  const [message, setMessage] = useState<ReefMoments['message']>(null);
  const celebrated = useRef(false);
  useEffect(() => {
    bus.toShell.emit('reef/seen', { pieces: count });
  }, [bus, count]);
  useEffect(() => {
    if (celebrated.current || newFrom > count) return;
    celebrated.current = true;
    audio.play('complete');
    setMessage({ text: grownWords(count - newFrom + 1), no: 1 });
  }, [audio, newFrom, count]);
  const go = useCallback(
    (next: number) => {
      setChosen(null);
      setBay(next);
      twins.announce(`${next + 1}번째 산호 뜰`);
    },
    [twins],
  );
  const hush = useCallback(() => setMessage(null), []);
  const choose = useCallback((piece: ReefPiece) => setChosen(piece), []);
  return {
    bay,
    bays: bayCount(count),
    pieces: reef.pieces.filter(({ ordinal }) => reefPlace(ordinal).bay === bay),
    newFrom,
    chosen,
    message,
    choose,
    go,
    hush,
  };
}
