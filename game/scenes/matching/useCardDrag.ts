import type { FederatedPointerEvent } from 'pixi.js';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isSameCard, type MatchingCard } from '../../../domain/matching/MatchingState.ts';
import { useGame } from '../../engine/GameServices.ts';
import { dragThresholdPx } from '../../engine/PointerTracker.ts';
import type { Rect } from '../../engine/Rect.ts';
import { dropOfLeft, dropOfRight } from './dropOfRight.ts';
import { type MatchingLayout, rightHomes } from './layoutMatching.ts';
import type { MatchingGame } from './MatchingGame.ts';
import type { PullLine } from './PullLine.ts';
import type { CardMotion } from './useCardMotion.ts';

export interface CardDrag {
  onPointerDown: (card: MatchingCard, event: FederatedPointerEvent) => void;
  /** The card that the dragged one would be paired with. */
  hovered: MatchingCard | null;
}

/**
 * Turns fingers into actions of the rules. Every finger has its own hold there, so two cards can be dragged at
 * once; whatever takes a finger away cancels its hold and the card swims home.
 */
export function useCardDrag(
  game: MatchingGame,
  layout: MatchingLayout,
  motion: CardMotion,
  line: RefObject<PullLine | null>,
): CardDrag {
  const { pointers } = useGame();
  const [hovered, setHovered] = useState<MatchingCard | null>(null);
  const newest = useRef(layout);
  useEffect(() => {
    newest.current = layout;
  });

  const onPointerDown = useCallback(
    (card: MatchingCard, event: FederatedPointerEvent) => {
      const { pointerId } = event;
      if (event.button !== 0 || pointers.isTracked(pointerId)) return;
      game.dispatch({ type: 'pressed', pointerId, card });
      if (!isSameCard(game.state.get().holds[pointerId] ?? null, card)) return;
      const start = pointers.at(event);
      const carry =
        card.side === 'right'
          ? carryRight(game, newest, motion, card.id, start)
          : pullLeft(game, newest, line, card.id, pointerId);
      let dragging = false;
      const hover = (over: MatchingCard | null) => setHovered((now) => (isSameCard(now, over) ? now : over));
      pointers.track(event, {
        onMove: (at, moved) => {
          if (!dragging && moved <= dragThresholdPx) return;
          if (!dragging) {
            dragging = true;
            game.dispatch({ type: 'dragged', pointerId });
            carry.begin();
          }
          carry.move(at);
          const over = carry.over(at);
          hover(over === 'outside' ? null : over);
        },
        onEnd: (at) => {
          const over = dragging ? carry.over(at) : card;
          hover(null);
          carry.end();
          // A line that ends nowhere means nothing; a card put away parts its pair.
          if (over === null) game.dispatch({ type: 'cancelled', pointerId });
          else game.dispatch({ type: 'released', pointerId, over });
        },
        onCancel: () => {
          hover(null);
          carry.end();
          game.dispatch({ type: 'cancelled', pointerId });
        },
      });
    },
    [game, motion, pointers, line],
  );
  return { onPointerDown, hovered };
}

interface Carry {
  begin(): void;
  move(at: { x: number; y: number }): void;
  over(at: { x: number; y: number }): MatchingCard | 'outside' | null;
  end(): void;
}

/** A right card under the finger. */
function carryRight(
  game: MatchingGame,
  layout: RefObject<MatchingLayout>,
  motion: CardMotion,
  id: string,
  start: { x: number; y: number },
): Carry {
  const middle = motion.middleOf(id) ?? start;
  const grip = { x: middle.x - start.x, y: middle.y - start.y };
  const home = rightHomes(layout.current, game.cards, game.state.get()).find((one) => one.id === id);
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
function pullLeft(
  game: MatchingGame,
  layout: RefObject<MatchingLayout>,
  line: RefObject<PullLine | null>,
  id: string,
  pointerId: number,
): Carry {
  const rect = layout.current.lefts[game.cards.lefts.indexOf(id)];
  const from = rect ? { x: rect.x + rect.width, y: rect.y + rect.height / 2 } : { x: 0, y: 0 };
  return {
    begin: () => {},
    move: (at) => line.current?.pull(pointerId, from, at),
    over: (at) => dropOfLeft(layout.current, game.cards, game.state.get(), at),
    end: () => line.current?.letGo(pointerId),
  };
}
