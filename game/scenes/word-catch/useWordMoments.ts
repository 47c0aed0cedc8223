import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useGame } from '../../engine/GameServices.ts';
import type { Celebration } from '../../ui/mission/Celebration.ts';
import type { WordCatchLayout } from './layoutWordCatch.ts';
import type { ShellFlight } from './ShellFlight.ts';
import type { WordCatchGame } from './WordCatchGame.ts';

interface Stage {
  game: WordCatchGame;
  layout: WordCatchLayout;
  sparks: RefObject<Celebration | null>;
  shells: RefObject<ShellFlight | null>;
}

/** How long the whole word is looked at before its card opens, milliseconds. */
const JOY_MS = 900;

/**
 * Shows and announces what has happened: sparks at a right syllable, joy for a whole word, shells that fly to the
 * purse. `shells` is the purse as it is shown: it grows when the shells have arrived. `cardMay`: the joy is over.
 */
export function useWordMoments({ game, layout, sparks, shells }: Stage): { shells: number; cardMay: boolean } {
  const { audio, settings, twins } = useGame();
  const state = useStore(game.state);
  const [shown, setShown] = useState(state.shells);
  const [joy, setJoy] = useState(false);
  const newest = useRef(layout);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    newest.current = layout;
  });
  useEffect(() => {
    const waiting = timers.current;
    const later = (ms: number, act: () => void) => {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        act();
      }, ms);
      waiting.add(timer);
    };
    const stop = game.onMoment((moment) => {
      const { slots, purse, card } = newest.current;
      const still = settings.getState().reducedMotion;
      if (moment.kind === 'right') {
        audio.play('pop');
        for (const index of moment.slots) {
          const slot = slots[index];
          if (slot && !still) sparks.current?.burst(slot);
        }
        const { caught } = game.play();
        twins.announce(`맞았어요! ${caught.length}글자를 잡았어요.`);
      } else if (moment.kind === 'wrong') {
        audio.play('wrong');
      } else if (moment.kind === 'solved') {
        const { solution } = game.state.getState().current;
        audio.play('complete');
        twins.announce(`낱말을 다 잡았어요! ${solution?.word ?? ''}`);
        if (still) return;
        setJoy(true);
        const first = slots[0];
        const last = slots.at(-1);
        if (first && last) sparks.current?.shower(first.x, last.x - first.x, first.y);
        later(JOY_MS, () => setJoy(false));
      } else {
        audio.play('coin');
        twins.announce(`조개 ${moment.shells}개를 받았어요. 지갑에 조개가 ${game.state.getState().shells}개 있어요.`);
        const from = { x: card.x + card.width / 2, y: card.y + card.height - 90 };
        const to = { x: purse.x + 40, y: purse.y + purse.height / 2 };
        const flies = moment.inFront && !still;
        const ms = flies ? (shells.current?.fly(moment.shells, from, to) ?? 0) : 0;
        later(ms, () => setShown(game.state.getState().shells));
      }
    });
    return () => {
      stop();
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    };
  }, [game, audio, settings, twins, sparks, shells]);
  return { shells: shown, cardMay: !joy };
}
