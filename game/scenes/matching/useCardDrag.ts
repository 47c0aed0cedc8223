import type { FederatedPointerEvent } from 'pixi.js';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isSameCard, type MatchingCard } from '#domain/matching/MatchingState.ts';
import { useGame } from '../../engine/GameServices.ts';
import { dragThresholdPx } from '../../engine/PointerTracker.ts';
import type { BoardScroll } from './BoardScroll.ts';
import { type CarryDeps, carryRight, pullLeft } from './Carry.ts';
import { edgeSpeed } from './edgeSpeed.ts';
import type { MatchingLayout } from './layoutMatching.ts';
import type { MatchingGame } from './MatchingGame.ts';
import type { PullLine } from './PullLine.ts';
import type { CardMotion } from './useCardMotion.ts';

export interface CardDrag {
  onPointerDown: (card: MatchingCard, event: FederatedPointerEvent) => void;
  /** The card that the dragged one would be paired with. */
  hovered: MatchingCard | null;
  /** Puts back whatever is held. */
  letGo: () => void;
}

/** What cards are dragged over. */
export interface DragTable {
  game: MatchingGame;
  layout: MatchingLayout;
  motion: CardMotion;
  line: RefObject<PullLine | null>;
  scroll: BoardScroll;
}

/**
 * Turns fingers into actions of the rules. Every finger has its own hold there, so two cards can be dragged at once;
 * whatever takes a finger away, turns the stage or ends the set cancels its hold, and the card swims home. A card at
 * the edge of a board that scrolls pulls the board along.
 */
export function useCardDrag({ game, layout, motion, line, scroll }: DragTable): CardDrag {
  const { pointers, frames } = useGame();
  const [hovered, setHovered] = useState<MatchingCard | null>(null);
  const newest = useRef(layout);
  const fingers = useRef(new Set<number>());
  useEffect(() => {
    newest.current = layout;
  });
  const letGo = useCallback(() => {
    for (const pointerId of [...fingers.current]) pointers.cancel(pointerId);
    game.dispatch({ type: 'all-let-go' });
  }, [game, pointers]);
  // Another arrangement, another set, or none: nothing stays in a hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout lets go as well
  useEffect(() => letGo, [letGo, layout]);

  const onPointerDown = useCallback(
    (card: MatchingCard, event: FederatedPointerEvent) => {
      const { pointerId } = event;
      if (event.button !== 0 || pointers.isTracked(pointerId)) return;
      game.showWhere(card);
      game.dispatch({ type: 'pressed', pointerId, card });
      if (!isSameCard(game.state.getState().holds[pointerId] ?? null, card)) return;
      const deps: CarryDeps = { game, layout: newest, motion, line };
      const start = pointers.at(event);
      const carry =
        card.side === 'right' ? carryRight(deps, card.id, scroll.toBoard(start)) : pullLeft(deps, card.id, pointerId);
      let finger = start;
      let stopScrolling: (() => void) | null = null;
      const hover = (over: MatchingCard | null) => setHovered((now) => (isSameCard(now, over) ? now : over));
      const follow = () => {
        const at = scroll.toBoard(finger);
        carry.move(at);
        const over = carry.over(at);
        hover(over === 'outside' ? null : over);
      };
      const pullBoard = (deltaMs: number) => {
        const { rail, view } = newest.current;
        const speed = rail ? edgeSpeed(finger.y, view) : 0;
        if (speed !== 0 && scroll.by((speed * deltaMs) / 1000)) follow();
      };
      const leave = () => {
        fingers.current.delete(pointerId);
        hover(null);
        if (stopScrolling === null) return;
        stopScrolling();
        carry.end();
      };
      fingers.current.add(pointerId);
      const track = pointers.track(event, {
        onMove: (at, moved) => {
          finger = at;
          if (stopScrolling === null) {
            if (moved <= dragThresholdPx) return;
            // A swipe up or down on a card that does not move is meant for the board.
            const swipe = Math.abs(at.y - start.y) > 2 * Math.abs(at.x - start.x);
            if (card.side === 'left' && swipe && newest.current.rail) {
              track.release();
              leave();
              game.dispatch({ type: 'cancelled', pointerId });
              return;
            }
            track.claim();
            game.dispatch({ type: 'dragged', pointerId });
            carry.begin();
            stopScrolling = frames.add(pullBoard);
          }
          follow();
        },
        onEnd: (at) => {
          const over = stopScrolling === null ? card : carry.over(scroll.toBoard(at));
          leave();
          // A line that ends nowhere means nothing; a card put away parts its pair.
          if (over === null) game.dispatch({ type: 'cancelled', pointerId });
          else game.dispatch({ type: 'released', pointerId, over });
        },
        onCancel: () => {
          leave();
          game.dispatch({ type: 'cancelled', pointerId });
        },
      });
    },
    [game, motion, pointers, frames, line, scroll],
  );
  return { onPointerDown, hovered, letGo };
}
