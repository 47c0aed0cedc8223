import { useEffect, useState } from 'react';
import { useCalm } from '../../lib/motion/useCalm.ts';

const DURATION_MS = 900;

/** A number that counts up to what was earned. Spoken and copied it is the whole number from the start. */
export function CountUp({ value }: { value: number }) {
  const calm = useCalm();
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (calm || value === 0) return;
    let start: number | null = null;
    let frame = requestAnimationFrame(function step(at) {
      start ??= at;
      const passed = Math.min(1, (at - start) / DURATION_MS);
      setShare(1 - (1 - passed) ** 3);
      if (passed < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [calm, value]);
  const shown = calm ? value : Math.round(value * share);
  const counting = shown !== value;
  // What is spoken stays the same piece of text: a live region would announce it again with each new one.
  return (
    <>
      {counting && <span aria-hidden="true">{shown.toLocaleString('ko-KR')}</span>}
      <span className={counting ? 'visually-hidden' : undefined}>{value.toLocaleString('ko-KR')}</span>
    </>
  );
}
