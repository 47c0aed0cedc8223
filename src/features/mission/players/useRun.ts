import { useEffect, useRef, useState } from 'react';
import type { MissionAttempt } from '#contract/mission.ts';
import type { PlayEffect } from '#src/game-host/useEffectSound.ts';

/** The pitch rises with each right answer of a run, up to this many steps. */
const STEPS = 8;
const STEP = 0.06;

/**
 * Right answers in a row of this sitting. Each sounds higher than the one before; a wrong one sounds soft. Verdicts that
 * are here already, and those that come together after an outage, count without a sound of their own.
 */
export function useRun({ verdicts }: Pick<MissionAttempt, 'verdicts'>, play: PlayEffect): number {
  const known = useRef(new Set(verdicts.map(({ key }) => key)));
  const [run, setRun] = useState(0);
  const length = useRef(0);
  useEffect(() => {
    const fresh = verdicts.filter(({ key }) => !known.current.has(key));
    for (const { key, correct } of fresh) {
      known.current.add(key);
      length.current = correct ? length.current + 1 : 0;
    }
    const last = fresh.at(-1);
    if (!last) return;
    setRun(length.current);
    if (last.correct) play('correct', 1 + STEP * Math.min(length.current - 1, STEPS));
    else play('pop', 0.8);
  }, [verdicts, play]);
  return run;
}
