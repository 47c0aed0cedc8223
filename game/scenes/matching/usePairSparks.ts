import { type RefObject, useEffect, useRef } from 'react';
import { useGame } from '../../engine/GameServices.ts';
import type { Celebration } from '../../ui/mission/Celebration.ts';
import type { MatchingLayout } from './layoutMatching.ts';
import type { MatchingGame } from './MatchingGame.ts';
import type { CardMotion } from './useCardMotion.ts';

/** About how long a card swims to its dock, milliseconds. */
const SWIM_MS = 320;

/** The pitch rises with each right pair of a run, up to this many steps. */
const STEPS = 8;
const STEP = 0.06;

/** Shows that a pair was placed, and celebrates once it is known to be right; when all are, every card leaps. */
export function usePairSparks(
  game: MatchingGame,
  layout: MatchingLayout,
  motion: CardMotion,
  sparks: RefObject<Celebration | null>,
): void {
  const { audio, settings, twins } = useGame();
  const newest = useRef(layout);
  useEffect(() => {
    newest.current = layout;
  });
  useEffect(
    () =>
      game.onMoment((moment) => {
        const still = settings.getState().reducedMotion;
        if (moment.kind === 'all-right') {
          const { lefts, docks } = newest.current;
          const left = lefts[0]?.x ?? 0;
          motion.leap(game.cards.rights);
          if (!still)
            sparks.current?.shower(left, (docks[0]?.x ?? 0) + (docks[0]?.width ?? 0) - left, lefts[0]?.y ?? 0);
          audio.play('complete');
          return;
        }
        if (moment.kind === 'parted') {
          audio.play('pop');
          return;
        }
        const { left, right } = moment;
        const [one, other] = [game.textOf({ side: 'left', id: left }), game.textOf({ side: 'right', id: right })];
        if (moment.kind === 'paired') {
          audio.play('place');
          twins.announce(
            `${one}, ${other}. ${game.state.getState().atOnce ? '맞았는지 보고 있어요.' : '짝을 지었어요.'}`,
          );
          return;
        }
        if (moment.kind === 'wrong') {
          audio.play('pop', 0.8);
          return;
        }
        const dock = newest.current.docks[game.cards.lefts.indexOf(left)];
        if (dock && !still) sparks.current?.burst({ x: dock.x, y: dock.y + dock.height / 2 }, SWIM_MS, 6);
        audio.play('correct', 1 + STEP * Math.min(moment.run - 1, STEPS));
        twins.announce(`${one}, ${other}. 맞았어요!`);
      }),
    [game, motion, audio, settings, twins, sparks],
  );
}
