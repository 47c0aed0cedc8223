import { HOUR, MINUTE, SECOND } from './duration.ts';

/** A span of milliseconds in words: `40초`, `3분 20초`, `1시간 5분`; whole seconds, from an hour on whole minutes. */
export function formatSpan(span: number): string {
  const seconds = Math.max(0, Math.round(span / SECOND));
  const [hours, minutes] = [Math.floor((seconds * SECOND) / HOUR), Math.floor(((seconds * SECOND) % HOUR) / MINUTE)];
  const rest = seconds % 60;
  const parts =
    hours > 0
      ? [`${hours}시간`, minutes > 0 && `${minutes}분`]
      : [minutes > 0 && `${minutes}분`, rest > 0 && `${rest}초`];
  return parts.filter(Boolean).join(' ') || '0초';
}
