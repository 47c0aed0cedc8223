import type { ReadingBody } from '../../../contract/reading.ts';
import { ApiError } from '../../lib/api/ApiError.ts';
import type { ReadingOutbox } from './createReadingOutbox.ts';

/** `waiting`: kept on this device, the next try comes by itself. */
export type SavingState = 'saved' | 'saving' | 'waiting';

interface SaverOptions {
  bookNo: number;
  outbox: ReadingOutbox;
  send: (body: ReadingBody) => Promise<unknown>;
  onState: (state: SavingState) => void;
  setTimer: (run: () => void, ms: number) => number;
  clearTimer: (timer: number) => void;
}

export interface ReadingSaver {
  save(change: ReadingBody): void;
  /** Sends now what waits. */
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
  send,
  onState,
  setTimer,
  clearTimer,
}: SaverOptions): ReadingSaver {
  /** Also in memory: the storage of the browser may be full or forbidden. */
  let pending: ReadingBody | null = outbox.read(bookNo);
  let timer: number | null = null;
  let sending = false;
  let failures = 0;
  let disposed = false;

  function later(ms: number): void {
    if (timer !== null) clearTimer(timer);
    timer = disposed ? null : setTimer(() => void flush(), ms);
  }

  async function flush(): Promise<void> {
    const body = pending;
    if (!body || sending) return;
    if (timer !== null) clearTimer(timer);
    sending = true;
    onState('saving');
    try {
      await send(body);
      failures = 0;
      settle(body);
    } catch (error) {
      const refused = error instanceof ApiError && !error.passing && error.status !== 401;
      if (refused) settle(body);
      else {
        onState('waiting');
        later(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? 0);
      }
    } finally {
      sending = false;
    }
  }

  /** The reader may have gone on while the answer was under way. */
  function settle(sent: ReadingBody): void {
    if (pending === sent) {
      pending = null;
      outbox.remove(bookNo);
      onState('saved');
    } else {
      later(CALM_MS);
    }
  }

  return {
    save(change) {
      pending = { ...pending, ...change };
      outbox.put(bookNo, pending);
      onState('saving');
      later(CALM_MS);
    },
    flush,
    dispose() {
      disposed = true;
      if (timer !== null) clearTimer(timer);
    },
  };
}
