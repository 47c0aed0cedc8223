import { escape as escapeText, ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { SiteName } from '#contract/site.ts';
import { type CalendarHomework, homeworkEvent } from '#domain/homework/homeworkEvent.ts';
import { homeworkTuning } from '#domain/homework/tuning.ts';
import { withoutControls } from '#domain/text/withoutControls.ts';

/**
 * Homework as a calendar in the form of RFC 5545. No zone is named: days are dates, and instants are UTC.
 *
 * @param about.name of the calendar; `origin` of the site, where the pupils' page is
 */
export function writeCalendar(
  homework: readonly CalendarHomework[],
  { name, site, origin }: { name: string; site: SiteName; origin: string },
): string {
  const calendar = new ICalCalendar({
    // The library writes a name as it is.
    name: escapeText(oneLine(name), false),
    prodId: { company: 'Chaekbada', product: 'Homework', language: 'KO' },
    ttl: homeworkTuning.calendarRefreshSeconds,
  });
  for (const one of homework) {
    const event = homeworkEvent(one, site);
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      status: ICalEventStatus[event.status],
      summary: oneLine(event.title),
      start: dateOf(event.day),
      end: dateOf(event.endDay),
      allDay: true,
      // A day with homework is not a busy one.
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: new Date(event.changedAt),
      lastModified: new Date(event.changedAt),
      url: `${origin}/main`,
      description: '책바다의 첫 화면에서 할 수 있어요.',
    });
  }
  return `${calendar.toString()}\r\n`;
}

const oneLine = (text: string) =>
  withoutControls(text)
    .replaceAll(/[\s\u2028\u2029]+/g, ' ')
    .trim();

/** The library takes the date of an instant in UTC. */
const dateOf = (dayKey: string) => new Date(`${dayKey}T00:00:00Z`);
