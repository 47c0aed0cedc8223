import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './BellTimer.module.css';

interface BellTimerProps {
  endsAt: string;
  /** The server's clock less that of the device, in milliseconds. */
  offset: number;
}

/** Seconds that are left, for calm: nothing happens when they are over. Not read aloud second by second. */
export function BellTimer({ endsAt, offset }: BellTimerProps) {
  const left = () => Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now() - offset) / 1000));
  const [, redraw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => redraw((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = left();
  return (
    <p className={styles.timer} aria-hidden="true">
      <Hourglass />
      {seconds > 0 ? `${seconds}초` : '천천히 마무리해요'}
    </p>
  );
}
