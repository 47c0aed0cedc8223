import { countdownParts, countdownWords } from '#domain/contest/countdownParts.ts';
import { useServerTime } from '../clock/useServerTime.ts';
import { swapMoment } from '../clock/useStatusSwap.ts';
import type { StampedStatus } from '../contestQueries.ts';
import styles from './Countdown.module.css';

const TICK_MS = 1000;

/** Days, hours, minutes and seconds to the start, then to the end. Spoken on demand, never by itself each second. */
export function Countdown({ status }: { status: StampedStatus }) {
  const now = useServerTime(status, TICK_MS);
  const moment = swapMoment(status);
  if (moment === null) return null;
  const left = moment - now;
  const waiting = status.status === 'WAIT';
  if (left <= 0) {
    return (
      <p className={styles.over} role="status">
        {waiting ? '곧 시작해요! 돛을 올리고 있어요.' : '대회가 끝났어요. 결과를 모으고 있어요.'}
      </p>
    );
  }
  const { days, hours, minutes, seconds } = countdownParts(left);
  return (
    <div
      className={styles.countdown}
      role="timer"
      aria-label={`${waiting ? '시작까지' : '끝날 때까지'} ${countdownWords(left)} 남았어요`}
    >
      <span className={styles.what} aria-hidden="true">
        {waiting ? '시작까지' : '끝날 때까지'}
      </span>
      <div className={styles.tiles} aria-hidden="true">
        <Tile value={days} unit="일" />
        <Tile value={hours} unit="시간" />
        <Tile value={minutes} unit="분" />
        <Tile value={seconds} unit="초" />
      </div>
    </div>
  );
}

function Tile({ value, unit }: { value: number; unit: string }) {
  return (
    <span className={styles.tile}>
      <b>{String(value).padStart(2, '0')}</b>
      <span>{unit}</span>
    </span>
  );
}
