import { useEffect } from 'react';
import type { Gauges } from '#contract/aquarium.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { useAquarium } from '../AquariumContext.ts';
import { gaugeLooks } from '../gaugeLooks.ts';
import { joinSentences } from '../panels/joinSentences.ts';

/**
 * The gauges rise right after the pet has spoken: both are announced in one sentence, or the second would cut the first
 * off.
 */
const GATHER_MS = 100;

/**
 * Announces to screen readers the speech of the pet that has a cause, and which gauges rose by it; its own talk is only
 * there to be read.
 */
export function useAnnouncedSpeech(): void {
  const { twins } = useGame();
  const { play, session } = useAquarium();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = play.speech.subscribe(() => {
      const shownMessage = play.speech.getState();
      if (shownMessage === null) return;
      const before = session.shown.getState().gauges;
      clearTimeout(timer);
      timer = setTimeout(
        () => twins.announce(joinSentences([shownMessage.text, raisedGauges(before, session.shown.getState().gauges)])),
        GATHER_MS,
      );
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [twins, play, session]);
}

function raisedGauges(before: Gauges, after: Gauges): string {
  return gaugeLooks
    .filter(({ name }) => after[name] > before[name])
    .map(({ name, label }) => `${label} ${before[name]}에서 ${after[name]}`)
    .join(', ');
}
