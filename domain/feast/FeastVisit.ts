import { type FeastDay, type FeastId, feastsOn, passedFeasts } from './feastsOfYear.ts';

/** How often a feast's visitor has come to one reader. Days are those of Seoul, `YYYY-MM-DD`. */
export interface FeastVisit {
  readonly feast: FeastId;
  /** Year of the feast for which it came last. */
  readonly year: number;
  /** Day on which it came for that. */
  readonly cameDay: string;
  /** The book it came along with, where its week had passed the first time. A book brings one visitor at most. */
  readonly bookNo: number | null;
  /** Day of the last meeting, and the year of the feast that was met then. */
  readonly metDay: string | null;
  readonly metYear: number | null;
  /** Day on which its keepsake was laid into the album: the first meeting. */
  readonly keepsakeDay: string | null;
}

/** A book and the day on which it was read: the first mission handed in, or the note on it. */
export interface ReadBook {
  readonly bookNo: number;
  readonly day: string;
}

/** True while a visitor has lines that were not met yet; it waits for ever. */
export function hasNewLines({ year, metYear }: Pick<FeastVisit, 'year' | 'metYear'>): boolean {
  return metYear === null || metYear < year;
}

/**
 * The visits that a look into the sea adds or changes. Each book read since the last look brings the visitor of the
 * feast that was missed longest ago, by the day of the book; then come those whose week it is today. No visit ends.
 *
 * @param visits as they are stored
 * @param reader first day of the account, books read since the last look, and today
 */
export function comingFeasts(
  visits: readonly FeastVisit[],
  { since, books, today }: { since: string; books: readonly ReadBook[]; today: string },
): FeastVisit[] {
  const known = new Map(visits.map((visit) => [visit.feast, visit]));
  const changed = new Map<FeastId, FeastVisit>();
  const keep = (visit: FeastVisit) => {
    known.set(visit.feast, visit);
    changed.set(visit.feast, visit);
  };
  const bringers = new Set(visits.map(({ bookNo }) => bookNo));
  const inOrder = [...books].sort((one, two) =>
    one.day < two.day ? -1 : one.day > two.day ? 1 : one.bookNo - two.bookNo,
  );
  for (const { bookNo, day } of inOrder) {
    if (bringers.has(bookNo)) continue;
    const missed = passedFeasts(since, day).find(({ feast }) => !known.has(feast));
    if (missed) keep({ ...newVisit(missed, day), bookNo });
    bringers.add(bookNo);
  }
  for (const feast of feastsOn(today)) {
    const visit = known.get(feast.feast);
    if (visit === undefined) keep(newVisit(feast, today));
    else if (visit.year < feast.year) keep({ ...visit, year: feast.year, cameDay: today });
  }
  return [...changed.values()];
}

function newVisit({ feast, year }: FeastDay, cameDay: string): FeastVisit {
  return { feast, year, cameDay, bookNo: null, metDay: null, metYear: null, keepsakeDay: null };
}

/** Meets a visitor to its last line. The first time it leaves its keepsake; a second meeting changes nothing. */
export function meetFeast<V extends FeastVisit>(visit: V, day: string): V {
  if (!hasNewLines(visit)) return visit;
  return { ...visit, metDay: day, metYear: visit.year, keepsakeDay: visit.keepsakeDay ?? day };
}

/**
 * The one visitor of a feast that is in the sea: who was met today stays for the day, then who has new lines,
 * in its own week before those that wait, then who was met in its week. Null: none.
 */
export function presentFeast<V extends FeastVisit>(visits: readonly V[], day: string): V | null {
  const here = new Set(feastsOn(day).map(({ feast }) => feast));
  const rank = (visit: V) => {
    const { feast, metDay } = visit;
    if (metDay === day) return 0;
    if (hasNewLines(visit)) return here.has(feast) ? 1 : 2;
    return here.has(feast) ? 3 : 4;
  };
  const order = (one: V, two: V) =>
    rank(one) - rank(two) ||
    (one.cameDay < two.cameDay ? -1 : one.cameDay > two.cameDay ? 1 : one.feast < two.feast ? -1 : 1);
  const [first] = [...visits].sort(order);
  return first && rank(first) < 4 ? first : null;
}
