import type { Shelf, ShelfPlace } from './shelves.ts';

/** What is known of a student and a book. Instants are milliseconds UTC; null: it never happened. */
export interface ShelfFacts {
  /** Last time pages were turned, or a mission was begun or handed in. */
  readAt: number | null;
  /** The server saw it: the last page was reached, or the book was verified. */
  finishedAt: number | null;
  /** The student marked it, for a book read on paper or elsewhere. Can be taken back; pays nothing. */
  toldDoneAt: number | null;
}

/** The student's last word on where the book should stand. */
export interface ShelfWord {
  place: 'READING' | 'WISHED' | 'AWAY';
  at: number;
}

/** A book of a student. `word` null: only the facts decide where it stands. */
export interface ShelfBook {
  facts: ShelfFacts;
  word: ShelfWord | null;
  /** Read on paper or elsewhere, so that only the student knows when it is finished. */
  elsewhere: boolean;
}

/** FINISHED: the server saw the end of it. UNREAD: its text is here, and the last page was not reached. */
export type ShelfMove = { ok: true; book: ShelfBook } | { ok: false; reason: 'FINISHED' | 'UNREAD' };

/** Where the facts alone put a book: finished stays finished; null when nothing is known of it. */
export function knownShelf(facts: ShelfFacts): Exclude<Shelf, 'WISHED'> | null {
  if (doneAt(facts) !== null) return 'DONE';
  return facts.readAt === null ? null : 'READING';
}

/**
 * The one place of a book. The later of the student's activity and the student's choice counts, so the two never
 * contradict each other: a place on the wish list ends with the first page read, and what was put away comes back when
 * it is read again.
 */
export function shelfPlace({ facts, word }: Pick<ShelfBook, 'facts' | 'word'>): ShelfPlace | null {
  if (word === null || lastActivity(facts) > word.at) return knownShelf(facts);
  return word.place;
}

/** Since when it stands there; what the shelf is sorted by. */
export function standingSince(book: Pick<ShelfBook, 'facts' | 'word'>): number {
  const { facts, word } = book;
  if (word !== null && shelfPlace(book) === word.place && lastActivity(facts) <= word.at) return word.at;
  return doneAt(facts) ?? facts.readAt ?? 0;
}

/** When the book was finished, by the server's knowledge or the student's word, whichever came first. */
export function doneAt({ finishedAt, toldDoneAt }: ShelfFacts): number | null {
  if (finishedAt === null || toldDoneAt === null) return finishedAt ?? toldDoneAt;
  return Math.min(finishedAt, toldDoneAt);
}

/**
 * The book after the student moved it. A choice never changes what the server knows: progress, the last page and
 * verifications stay as they are. What it saw finished is not "being read" by a choice alone, and what can be read here
 * is finished by reading it.
 *
 * @param to null: the student takes the choice back, and the facts alone decide; a book that was wished after it had
 * been   put away is put away again
 * @param was the student's choice before that one
 */
export function moveBook(
  { facts, word, elsewhere }: ShelfBook,
  to: ShelfPlace | null,
  now: number,
  was: ShelfWord | null = null,
): ShelfMove {
  if (to === null) {
    const putAway = word?.place === 'WISHED' && was?.place === 'AWAY';
    return { ok: true, book: { facts, word: putAway ? was : null, elsewhere } };
  }
  if (to === 'READING' && facts.finishedAt !== null) return { ok: false, reason: 'FINISHED' };
  if (to === 'DONE' && doneAt(facts) === null && !elsewhere) return { ok: false, reason: 'UNREAD' };
  const moved = factsAfter(facts, to, now);
  const known = knownShelf(moved);
  // Where the facts give the same, no choice is stored. A wish taken back leaves no trace: nothing is put away.
  const plain = known === to || (to === 'AWAY' && known === null && word?.place !== 'READING');
  const placement = plain || to === 'DONE' ? null : { place: to, at: now };
  return { ok: true, book: { facts: moved, word: placement, elsewhere } };
}

/** Where the student may move it from where it stands now. */
export function movesOf(book: ShelfBook): ShelfPlace[] {
  const here = shelfPlace(book);
  const all: readonly ShelfPlace[] = ['READING', 'DONE', 'WISHED', 'AWAY'];
  return all.filter((to) => to !== here && moveBook(book, to, 0).ok && (here !== null || to !== 'AWAY'));
}

function factsAfter(facts: ShelfFacts, to: ShelfPlace, now: number): ShelfFacts {
  if (to === 'DONE' && doneAt(facts) === null) return { ...facts, toldDoneAt: now };
  return to === 'READING' ? { ...facts, toldDoneAt: null } : facts;
}

function lastActivity({ readAt, finishedAt, toldDoneAt }: ShelfFacts): number {
  return Math.max(readAt ?? -1, finishedAt ?? -1, toldDoneAt ?? -1);
}
