import { DAY, HOUR, MINUTE, SECOND } from '../time/duration.ts';

export interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Time left as a clock shows it: a second that has begun still counts, so that 0 is shown only when it is over.
 *
 * @param left milliseconds; below 0 counts as 0
 */
export function countdownParts(left: number): CountdownParts {
  const whole = Math.ceil(Math.max(0, left) / SECOND) * SECOND;
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: Math.floor((whole % MINUTE) / SECOND),
  };
}

/** The same to be spoken, without the seconds that nobody can follow: `3일 4시간 5분`, `1분이 안 되게`. */
export function countdownWords(left: number): string {
  const { days, hours, minutes } = countdownParts(left);
  const words = [days > 0 && `${days}일`, hours > 0 && `${hours}시간`, minutes > 0 && `${minutes}분`].filter(Boolean);
  return words.length > 0 ? words.join(' ') : '1분이 안 되게';
}
