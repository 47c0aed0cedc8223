import { formatDayKey } from './formatDayKey.ts';

/** The first and the last day, as two parts that stay whole. */
export function periodWords(start: string, end: string): [string, string] {
  return [`${formatDayKey(start)}부터`, `${formatDayKey(end)}까지`];
}
