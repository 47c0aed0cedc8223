import { useEffect, useRef, useState } from 'react';

/** Milliseconds between two readings. */
const EVERY = 8000;

/** Words that change with every pupil, for a screen reader: the latest ones, and not more often than it can read. */
export function CalmStatus({ words }: { words: string }) {
  const [read, setRead] = useState(words);
  const readAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (read === words) return;
    const timer = setTimeout(
      () => {
        readAt.current = performance.now();
        setRead(words);
      },
      Math.max(0, readAt.current + EVERY - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [read, words]);
  return (
    <p className="visually-hidden" role="status">
      {read}
    </p>
  );
}
