import type { QuietHoursBody } from '#contract/quietHours.ts';
import type { QuietHours } from '#domain/aquarium/Pause.ts';
import { clockOfMinute, minuteOfClock } from '#domain/aquarium/quietHoursText.ts';

/** Quiet hours as they cross the wire, from those of the rules. */
export function quietHoursWords({ fromMinute, toMinute, days }: QuietHours): QuietHoursBody {
  return { from: clockOfMinute(fromMinute), to: clockOfMinute(toMinute), days: [...days] };
}

/** Quiet hours of the rules; the form was checked by the contract. */
export function readQuietHours({ from, to, days }: QuietHoursBody): QuietHours {
  const unique = [...new Set(days)].sort((one, two) => one - two);
  return { fromMinute: minuteOfClock(from) ?? 0, toMinute: minuteOfClock(to) ?? 0, days: unique };
}
