import { comingFeasts } from '#domain/feast/FeastVisit.ts';
import { newFindDays } from '#domain/guest/finds.ts';
import { GUEST_TUNING } from '#domain/guest/tuning.ts';
import { sentenceCount } from '#domain/mission/writingGates.ts';
import { seoulDay, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { feastRows } from './repositories/feastRows.ts';
import { findRows } from './repositories/findRows.ts';
import { guestRows } from './repositories/guestRows.ts';
import { readerTraces } from './repositories/readerTraces.ts';

/**
 * Lets the guests and finds come that follow from what was read, and the visitors of feasts. All only grow: what was
 * deleted or taken back since takes nobody away. A book brings its guest with its first mission that was handed in; one
 * without missions with a note of two sentences, once it was read to its end. Each new book brings the visitor of a
 * feast that was missed along.
 *
 * @param context its `db` must be an open transaction
 */
export async function settleSea({ db, accountNo, now }: SignedInContext): Promise<void> {
  const played = await readerTraces.playedBooks(db, accountNo);
  const noted = await readerTraces.notedBooks(db, accountNo);
  const written = noted.filter(({ thought }) => sentenceCount(thought) >= GUEST_TUNING.noteSentences);
  const coming = new Map([...written, ...played].map(({ bookNo, at }) => [bookNo, { bookNo, at }]));
  await guestRows.arrive(db, accountNo, [...coming.values()]);
  const books = [...coming.values()].map(({ bookNo, at }) => ({ bookNo, day: seoulDay(at) }));
  const since = seoulDay(await feastRows.accountSince(db, accountNo));
  const visits = await feastRows.all(db, accountNo);
  const feasts = comingFeasts(visits, { since, books, today: seoulDay(now) });
  for (const visit of feasts) await feastRows.come(db, accountNo, visit);

  const finds = await findRows.all(db, accountNo);
  const last = finds.at(-1)?.day ?? null;
  const after = last === null ? { day: '', at: 0 } : { day: last, at: startOfDayKey(last) };
  const { days, instants } = await readerTraces.readingSince(db, accountNo, after);
  const fresh = newFindDays([...days, ...instants.map(seoulDay)], last);
  const bring = fresh.map((day, index) => ({ ordinal: finds.length + index + 1, day }));
  await findRows.bring(db, accountNo, bring);
}
