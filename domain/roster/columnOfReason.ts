import { type RosterColumn, rosterHeadings } from './nameRosterColumn.ts';

/** The column that a reason of a row is about, by the heading it begins with. Null for one about the whole row. */
export function columnOfReason(reason: string): RosterColumn | null {
  const heading = reason.slice(0, Math.max(0, reason.indexOf(': ')));
  const found = Object.entries(rosterHeadings).find(([, name]) => name === heading);
  return found === undefined ? null : (found[0] as RosterColumn);
}
