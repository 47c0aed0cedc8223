import { setTimeout as delay } from 'node:timers/promises';
import type { BellHall } from './BellHall.ts';

/** One answer of a pupil: when everybody pressed, and how long it took to be stored and acknowledged. */
export interface BellAnswerTime {
  sentAt: number;
  tookMs: number;
}

/** What a hall needs for a question: a room has thirty at most, which last as long as a run. */
const READ_MS = 10_000;

/** Plays one question after another until it is stopped. @param now milliseconds of the run */
export function playBell(bells: BellHall, now: () => number) {
  const answers: BellAnswerTime[] = [];
  let isStopped = false;
  const play = async () => {
    while (!isStopped) {
      const sentAt = now();
      for (const tookMs of await bells.answerAll()) answers.push({ sentAt, tookMs });
      await bells.reveal();
      await bells.openNext();
      await delay(READ_MS);
    }
    bells.leave();
  };
  const ended = play();
  return {
    answers,
    stop(): Promise<void> {
      isStopped = true;
      return ended;
    },
  };
}
