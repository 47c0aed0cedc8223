import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CalendarMonth } from '#contract/library.ts';
import { calendarWeekdays, calendarWeeks, monthSpan } from '#domain/library/calendarWeeks.ts';
import { moveInCalendar } from '#domain/library/moveInCalendar.ts';
import { DayCell } from './DayCell.tsx';
import { monthTitle } from './dayWords.ts';
import styles from './MonthGrid.module.css';

interface MonthGridProps {
  data: CalendarMonth;
  waiting: boolean;
  current: string | null;
  onCurrent: (day: string) => void;
  onOpen: (day: string) => void;
}

/** The days of a month in seven columns. One stop for the Tab key; arrows go by days and weeks, PageUp and PageDown by months. */
export function MonthGrid({ data, waiting, current, onCurrent, onOpen }: MonthGridProps) {
  const { month, today, firstDay, days } = data;
  const byKeys = useRef(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const known = new Map(days.map((entry) => [entry.day, entry]));
  // Whoever came by an older address goes on from there.
  const from = month < firstDay.slice(0, 7) ? month : firstDay.slice(0, 7);
  const bounds = { from: `${from}-01`, to: today };
  const stop = stopOf(month, today, current);

  useEffect(() => {
    // After keys the focus follows, also into a month that had to be fetched first.
    if (!byKeys.current || waiting || !current?.startsWith(month)) return;
    const cell = body.current?.querySelector<HTMLButtonElement>(`[data-day="${current}"]`);
    if (!cell) return;
    byKeys.current = false;
    cell.focus();
  }, [current, waiting, month]);

  function press(event: KeyboardEvent): void {
    const day = (event.target as HTMLElement).dataset.day;
    if (day === undefined) return;
    const column = (event.target as HTMLElement).closest('td')?.cellIndex ?? 0;
    const next = moveInCalendar(day, event.key, column, bounds);
    if (next === null) return;
    event.preventDefault();
    byKeys.current = true;
    onCurrent(next);
    if (next === day) byKeys.current = false;
  }

  return (
    <table
      className={styles.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: buttons moved through by arrows are a grid
      role="grid"
      aria-label={`${monthTitle(month)} 달력`}
      data-old={waiting || undefined}
    >
      <thead>
        <tr>
          {calendarWeekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={`${weekday}요일`}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={press}>
        {calendarWeeks(month).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are places, not things
          <tr key={row}>
            {week.map((day, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are places, not things
              <td key={column}>
                {day !== null && (
                  <DayCell
                    day={day}
                    today={today}
                    data={known.get(day)}
                    stop={day === stop}
                    onOpen={() => {
                      onCurrent(day);
                      onOpen(day);
                    }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The one day that the Tab key stops at: where the keys were, else today, else the first. */
function stopOf(month: string, today: string, current: string | null): string {
  if (current?.startsWith(month)) return current;
  return today.startsWith(month) ? today : monthSpan(month).from;
}
