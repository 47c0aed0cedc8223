import type { RefObject } from 'react';
import type { MatchingCard } from '#domain/matching/MatchingState.ts';
import type { Rect, StagePoint } from '../../engine/Rect.ts';
import { dropOfLeft, dropOfRight } from './dropOfRight.ts';
import { type MatchingLayout, rightHomes } from './layoutMatching.ts';
import type { MatchingGame } from './MatchingGame.ts';
import type { PullLine } from './PullLine.ts';
import type { CardMotion } from './useCardMotion.ts';

/** What follows a finger. Points are those of the board. */
export interface Carry {
  begin(): void;
  move(at: StagePoint): void;
  /** What it would be dropped on; null for nothing that means something. */
  over(at: StagePoint): MatchingCard | 'outside' | null;
  end(): void;
}

export interface CarryDeps {
  game: MatchingGame;
  layout: RefObject<MatchingLayout>;
  motion: CardMotion;
  line: RefObject<PullLine | null>;
}

/** A right card under the finger. */
export function carryRight({ game, layout, motion }: CarryDeps, id: string, start: StagePoint): Carry {
  const middle = motion.middleOf(id) ?? start;
  const grip = { x: middle.x - start.x, y: middle.y - start.y };
  const home = rightHomes(layout.current, game.cards, game.state.getState()).find((one) => one.id === id);
  return {
    begin: () => motion.hold(id),
    move: (at) => motion.dragTo(id, { x: at.x + grip.x, y: at.y + grip.y }),
    over: (at) => {
      const { width = 0, height = 0 } = home?.rect ?? {};
      const card: Rect = { x: at.x + grip.x - width / 2, y: at.y + grip.y - height / 2, width, height };
      return dropOfRight(layout.current, game.cards, card, home?.row ?? -1);
    },
    end: () => motion.letGo(id),
  };
}

/** A line pulled out of a left card. */
export function pullLeft({ game, layout, line }: CarryDeps, id: string, pointerId: number): Carry {
  const rect = layout.current.lefts[game.cards.lefts.indexOf(id)];
  const from = rect ? { x: rect.x + rect.width, y: rect.y + rect.height / 2 } : { x: 0, y: 0 };
  return {
    begin: () => {},
    move: (at) => line.current?.pull(pointerId, from, at),
    over: (at) => dropOfLeft(layout.current, game.cards, game.state.getState(), at),
    end: () => line.current?.letGo(pointerId),
  };
}
