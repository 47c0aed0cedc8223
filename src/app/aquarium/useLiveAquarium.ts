import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressOf } from '#contract/endpoints/addressOf.ts';
import { aquariumApi } from '#contract/endpoints/aquarium.ts';
import { tokenHeaderBySite } from '#contract/site.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { aquariumQuery } from '../../features/aquarium/aquariumQuery.ts';
import { followAquarium } from '../../lib/live/followAquarium.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';

/** Windows of this browser take turns: one listens and notifies the others. */
const LOCK = 'chaekbada-live';
/** Milliseconds over which the windows of a class spread their question when a rest ends. */
const SPREAD = 4000;
/** Quiet hours and new days begin by the clock and no change announces them: a window that is seen looks so often. */
const LOOK_EVERY = 5 * MINUTE;

/** Keeps the aquarium true while this window is seen: changes of other devices, and the end of a rest. */
export function useLiveAquarium(): void {
  const { api, site, session, broadcast } = useServices();
  const client = useQueryClient();
  const { data } = useQuery(aquariumQuery(api));

  useEffect(() => {
    const { queryKey } = aquariumQuery(api);
    const listen = (signal: AbortSignal) =>
      followAquarium({
        open: (line) => {
          const { token } = session.getState();
          const headers = { accept: 'text/event-stream', ...(token ? { [tokenHeaderBySite[site]]: token } : {}) };
          return fetch(addressOf(aquariumApi.follow), {
            headers,
            signal: line,
            cache: 'no-store',
            credentials: 'include',
          });
        },
        onRevision: (revision) => {
          const known = client.getQueryData(queryKey)?.revision ?? 0;
          if (revision <= known) return;
          void client.invalidateQueries({ queryKey });
          broadcast.send({ type: 'aquarium/changed', revision });
        },
        onLoginGone: () => session.lose(session.getState().token),
        random: Math.random,
        signal,
      });
    return whileSeen((signal) => runExclusivePerAccount(listen, signal));
  }, [api, site, session, broadcast, client]);

  const until = data?.rest?.until ?? null;
  const askedAt = data?.currentDate;
  useEffect(() => {
    const { queryKey } = aquariumQuery(api);
    // Armed again by each look: an answer that does not come, or was not asked for, arms nothing.
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(look, LOOK_EVERY);
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey });
    };
    const left = until && askedAt ? Date.parse(until) - Date.parse(askedAt) : LOOK_EVERY;
    let timer = setTimeout(look, Math.min(Math.max(0, left) + SPREAD * Math.random(), LOOK_EVERY));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, client, until, askedAt]);
}

/** One window after the other where the browser knows locks; by plain http it does not, and each listens itself. */
function runExclusivePerAccount(listen: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(LOCK, { signal }, () => listen(signal)) : listen(signal);
}

/** Runs a task while the page is seen; a page that is hidden or put aside ends it. Returns the end of it all. */
function whileSeen(task: (signal: AbortSignal) => Promise<void>): () => void {
  let running: AbortController | null = null;
  const follow = () => {
    const seen = document.visibilityState === 'visible';
    if (seen && !running) {
      const turn = new AbortController();
      running = turn;
      // Waiting for a turn ends with an AbortError.
      task(turn.signal).catch(() => undefined);
    } else if (!seen) {
      running?.abort();
      running = null;
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    running?.abort();
  };
}
