import type { QuietHoursBody } from '#contract/quietHours.ts';
import type { QuietHours } from '#domain/aquarium/Pause.ts';
import { clockOfMinute } from '#domain/aquarium/quietHoursText.ts';

/** Quiet hours as they cross the wire, from those of the rules. */
export function quietHoursWords({ fromMinute, toMinute, days }: QuietHours): QuietHoursBody {
  return { from: clockOfMinute(fromMinute), to: clockOfMinute(toMinute), days: [...days] };
}
