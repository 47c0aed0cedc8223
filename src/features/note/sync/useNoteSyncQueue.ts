import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SaveBadgeState } from '#src/components/save-badge/SaveBadge.tsx';
import { useAccount, useServices } from '#src/lib/services/ServicesContext.ts';
import { isSignedInAs } from '#src/lib/session/isSignedInAs.ts';
import type { NoteSyncQueue, QueuedNote } from './NoteSyncQueue.ts';
import { openNoteSyncQueue } from './openNoteSyncQueue.ts';

export interface OpenNoteSyncQueue {
  queue: NoteSyncQueue;
  notes: ReadonlyMap<string, QueuedNote>;
}

const none: ReadonlyMap<string, QueuedNote> = new Map();
const never = () => () => undefined;

/** The notes of one book on this device; null until what waits here has been read. */
export function useNoteSyncQueue(bookNo: number): OpenNoteSyncQueue | null {
  const { api, session } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  const [queue, setQueue] = useState<NoteSyncQueue | null>(null);

  useEffect(() => {
    const opened = openNoteSyncQueue({ api, accountNo, isCurrent: () => isSignedInAs(session, accountNo) }, bookNo);
    let current = true;
    const show = () => current && setQueue(opened.queue);
    // A store that cannot be read must not keep the student from writing.
    opened.queue.restore().then(show, show);
    const resend = () => void opened.queue.flush();
    window.addEventListener('online', resend);
    window.addEventListener('pagehide', resend);
    return () => {
      current = false;
      window.removeEventListener('online', resend);
      window.removeEventListener('pagehide', resend);
      setQueue(null);
      // Leaving the page sends what is left; what does not arrive waits on this device.
      void opened.queue.flush().finally(opened.close);
    };
  }, [api, session, accountNo, bookNo]);

  const notes = useSyncExternalStore(queue?.subscribe ?? never, queue?.snapshot ?? (() => none));
  return queue && { queue, notes };
}

/** Where these notes stand, as the badge shows it. */
export function saveStateOf(queue: NoteSyncQueue, notes: Iterable<QueuedNote>): SaveBadgeState {
  const waiting = [...notes].filter(({ sync }) => sync.draft !== null);
  if (waiting.some(({ sync, problem }) => sync.conflict !== null || problem !== null)) return 'waiting';
  if (waiting.length === 0) return queue.keeping ? 'saving' : 'saved';
  return queue.offline ? 'offline' : 'saving';
}
