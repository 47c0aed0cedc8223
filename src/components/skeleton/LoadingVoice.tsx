import { useEffect, useState } from 'react';
import { loadingStore } from './loadingStore.ts';

/** Milliseconds that something must be on its way until it is worth a word. */
const ANNOUNCE_AFTER_MS = 600;
/**
 * Milliseconds of quiet after which the next one is announced again: frame, page and parts of a page follow each other.
 */
const QUIET_AFTER_MS = 1000;

/** Announces once that something is on its way, however many parts of a page wait for theirs. Once in the app. */
export function LoadingVoice() {
  const waiting = loadingStore(({ notes }) => notes.length > 0);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (waiting === (message !== '')) return;
    const timer = setTimeout(
      () => setMessage(waiting ? (loadingStore.getState().notes.at(-1)?.text ?? '') : ''),
      waiting ? ANNOUNCE_AFTER_MS : QUIET_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [waiting, message]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {message}
    </p>
  );
}
