import { useEffect, useRef } from 'react';
import { HOUR } from '#domain/time/duration.ts';
import type { StampedStatus } from '../contestQueries.ts';
import { serverNow } from './serverNow.ts';

/** Milliseconds over which the browsers of a whole country spread their question when a countdown ends. */
export const JITTER_MS = 20_000;
const AGAIN_MS = 5_000;
const MOST_TRIES = 3;
/** Longest single wait: a timer of weeks overflows. */
const LONGEST_WAIT_MS = HOUR;

interface SwapOptions {
  /** Asks for the status; the status that came, undefined when none did. */
  refresh: () => Promise<StampedStatus | null | undefined>;
  random?: () => number;
  /** The last resort. */
  reload?: () => void;
}

/** The moment at which the view changes: the start while waiting, the end while it runs. */
export function swapMoment({ status, startsAt, endsAt }: StampedStatus): number | null {
  if (status === 'COMPLETED') return null;
  return Date.parse(status === 'WAIT' ? startsAt : endsAt);
}

/** When the countdown is over, asks once for the new status, a little later than the others, and swaps the view. */
export function useStatusSwap(status: StampedStatus | null | undefined, options: SwapOptions): void {
  const latest = useRef({ status, options });
  useEffect(() => {
    latest.current = { status, options };
  });
  const moment = status ? swapMoment(status) : null;

  useEffect(() => {
    if (moment === null) return;
    const { random = Math.random } = latest.current.options;
    const refetchAt = moment + random() * JITTER_MS;
    let timer: ReturnType<typeof setTimeout>;
    let tries = 0;
    let gone = false;

    async function refetch(): Promise<void> {
      const { refresh, reload = () => window.location.reload() } = latest.current.options;
      tries += 1;
      const next = await refresh();
      if (gone || (next !== undefined && (next === null || swapMoment(next) !== moment))) return;
      if (tries >= MOST_TRIES) return reload();
      timer = setTimeout(() => void refetch(), AGAIN_MS * tries);
    }
    function wait(): void {
      const { status: known } = latest.current;
      const left = known ? refetchAt - serverNow(known) : 0;
      if (left <= 0) void refetch();
      else timer = setTimeout(wait, Math.min(left, LONGEST_WAIT_MS));
    }

    wait();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [moment]);
}
