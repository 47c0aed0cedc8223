import type { ReadingBody } from '#contract/reading.ts';
import { ApiError } from '../../lib/api/ApiError.ts';
import { type ReadingOutbox, toReadingBody, type WaitingPlace } from './createReadingOutbox.ts';

/** `waiting`: kept on this device, the next try comes by itself. */
export type SavingState = 'saved' | 'saving' | 'waiting';

interface SaverOptions {
  bookNo: number;
  outbox: ReadingOutbox;
  /** This device's clock. */
  now: () => number;
  send: (body: ReadingBody) => Promise<unknown>;
  onState: (state: SavingState) => void;
  setTimer: (run: () => void, ms: number) => number;
  clearTimer: (timer: number) => void;
}

export interface ReadingSaver {
  save(change: Omit<WaitingPlace, 'turnedAt'>): void;
  /** Sends now what waits, also what comes while it is sent. Ends when nothing waits any more, or nothing goes. */
  flush(): Promise<void>;
  dispose(): void;
}

/** Milliseconds: turning pages quickly makes one request. */
const CALM_MS = 900;
/** Milliseconds before the next tries; the last one repeats. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000];

/** Saves the place in a book: the newest wins, nothing is lost while the network is away. */
export function createReadingSaver({
  bookNo,
  outbox,
  now,
  send,
  onState,
  setTimer,
  clearTimer,
}: SaverOptions): ReadingSaver {
  /** Also in memory: the storage of the browser may be full or forbidden. */
  let pending: WaitingPlace | null = outbox.read(bookNo);
  let timer: number | null = null;
  let running: Promise<void> | null = null;
  /** What is turned meanwhile does not wait for calm. */
  let hurried = false;
  let failures = 0;
  let disposed = false;

  function later(ms: number): void {
    if (timer !== null) clearTimer(timer);
    timer = disposed ? null : setTimer(() => void run(false), ms);
  }

  function run(hurry: boolean): Promise<void> {
    if (!pending) return Promise.resolve();
    hurried ||= hurry;
    running ??= sendPending();
    return running;
  }

  async function sendPending(): Promise<void> {
    while (pending) {
      if (timer !== null) clearTimer(timer);
      onState('saving');
      if (!(await goes(pending))) break;
      if (pending && !hurried) {
        later(CALM_MS);
        break;
      }
    }
    running = null;
    hurried = false;
  }

  /** False when it has to be tried again. */
  async function goes(place: WaitingPlace): Promise<boolean> {
    try {
      await send(toReadingBody(place, now()));
      failures = 0;
    } catch (error) {
      const refused = error instanceof ApiError && !error.passing && error.status !== 401;
      if (!refused) {
        onState('waiting');
        later(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? 0);
        return false;
      }
    }
    if (pending === place) {
      pending = null;
      outbox.remove(bookNo);
      onState('saved');
    }
    return true;
  }

  return {
    save(change) {
      pending = { ...pending, ...change, turnedAt: now() };
      outbox.put(bookNo, pending);
      onState('saving');
      later(CALM_MS);
    },
    flush: () => run(true),
    dispose() {
      disposed = true;
      if (timer !== null) clearTimer(timer);
    },
  };
}
