/**
 * Where an event stands among all events of an institution: by instant, then by source, account and number. Whoever has
 * read up to a place goes on behind it, and leaves nothing out.
 */
export interface EventPlace {
  /** Milliseconds UTC. */
  at: number;
  /** Place in `eventSources`. */
  source: number;
  accountNo: number;
  /** Of the attempt, or of the book. */
  subjectNo: number;
}

const FORM = /^(\d{1,15})\.(\d)\.(\d{1,15})\.(\d{1,15})$/;

/** @returns negative, zero or positive, as for sorting */
export function comparePlaces(one: EventPlace, two: EventPlace): number {
  return one.at - two.at || one.source - two.source || one.accountNo - two.accountNo || one.subjectNo - two.subjectNo;
}

/** The place behind everything before an instant. */
export function placeBefore(at: number): EventPlace {
  return { at: at - 1, source: 9, accountNo: Number.MAX_SAFE_INTEGER, subjectNo: Number.MAX_SAFE_INTEGER };
}

/** A place in an address. */
export function formatPlace({ at, source, accountNo, subjectNo }: EventPlace): string {
  return `${at}.${source}.${accountNo}.${subjectNo}`;
}

/** @returns null for what is no place */
export function parsePlace(text: string): EventPlace | null {
  const found = FORM.exec(text);
  if (found === null) return null;
  const [at = 0, source = 0, accountNo = 0, subjectNo = 0] = found.slice(1).map(Number);
  return { at, source, accountNo, subjectNo };
}
