import { useEffect, useState } from 'react';
import { useGame } from '../../engine/GameServices.ts';
import { BoardScroll } from './BoardScroll.ts';
import type { MatchingLayout } from './layoutMatching.ts';

/** The scrolling of a board; stays where it was when the board is laid out again. */
export function useBoardScroll({ view, boardHeight }: MatchingLayout): BoardScroll {
  const { frames } = useGame();
  const [scroll] = useState(() => new BoardScroll());
  useEffect(() => {
    scroll.motion.setSize(view.height, boardHeight);
    scroll.show();
  }, [scroll, view.height, boardHeight]);
  useEffect(() => frames.add((deltaMs) => scroll.step(deltaMs)), [frames, scroll]);
  return scroll;
}
