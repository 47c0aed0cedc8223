import type { QuietHours } from './Pause.ts';

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since 00:00 of `HH:MM`; null for anything else. */
export function minuteOfClock(text: string): number | null {
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** `HH:MM` of minutes since 00:00. */
export function clockOfMinute(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Quiet hours of clock times `HH:MM`, which were checked, and ISO days of the week; each day once, in order. */
export function quietHoursOfClocks({
  from,
  to,
  days,
}: {
  from: string;
  to: string;
  days: readonly number[];
}): QuietHours {
  const unique = [...new Set(days)].sort((one, two) => one - two);
  return { fromMinute: minuteOfClock(from) ?? 0, toMinute: minuteOfClock(to) ?? 0, days: unique };
}

/** `월·화·수·목·금 09:00~14:00`, `매일 21:00~07:00`. */
export function quietHoursText({ fromMinute, toMinute, days }: QuietHours): string {
  const named = days.length === 7 ? '매일' : days.map((day) => '월화수목금토일'[day - 1]).join('·');
  return `${named} ${clockOfMinute(fromMinute)}~${clockOfMinute(toMinute)}`;
}
