import type { ParentResult } from '#contract/parentShare.ts';
import { shareAllows } from '#domain/account/shareAllows.ts';
import { missionKindNames, missionKinds } from '#domain/mission/missionKinds.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import { parentTalk } from '#domain/mission/parentTalk.ts';
import { averageRate, type ScoredRates } from '#domain/mission/verifies.ts';
import { maskName } from '#domain/text/maskName.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { coverPath } from '#server/modules/book/public.ts';
import { bookCards } from '#server/repositories/bookCards.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { type RecordRound, readingRecords } from '#server/repositories/readingRecords.ts';
import { markShareOpened, openParentShare } from './openParentShare.ts';

const OTHER_BOOKS = 20;

/**
 * A book's result for whoever holds a link: as little as a parent needs.
 *
 * @returns null alike for a key that opens no results, and for an unknown book
 */
export async function readParentResult(
  context: SiteContext,
  bookNoText: string,
  key: string,
): Promise<ParentResult | null> {
  const { db } = context;
  const bookNo = /^[1-9]\d{0,14}$/.test(bookNoText) ? Number(bookNoText) : null;
  const share = await openParentShare(context, key, 'MISSION');
  if (bookNo === null || share === null) return null;
  const { accountNo } = share;
  const [[book], rounds, current, played] = await Promise.all([
    bookCards.read(db, accountNo, [bookNo]),
    readingRecords.rounds(db, accountNo, bookNo),
    missionMaterials.current(db, bookNo),
    readingRecords.playedBooks(db, accountNo, OTHER_BOOKS + 1),
  ]);
  if (!book) return null;
  await markShareOpened(context, share.shareNo);

  const offered = new Set(current.map(({ kind }) => kind));
  const missions = missionKinds
    .map((kind) => ({ kind, round: rounds.findLast((round) => round.kind === kind) }))
    .filter(({ kind, round }) => round !== undefined || offered.has(kind))
    .map(({ kind, round }) => describeMission(kind, round));
  const average = averageRate(ratesOf(rounds));
  const verified = book.verifiedAt !== null;
  const { bookName, authorName } = book;
  const doneCount = missions.filter(({ done }) => done).length;
  return {
    studentName: maskName(share.name),
    book: { bookNo, bookName, authorName, bookImagePath: coverPath(bookNo) },
    verified,
    averageRate: average,
    missions,
    otherBooks: played
      .filter((other) => other.bookNo !== bookNo)
      .slice(0, OTHER_BOOKS)
      .map((other) => ({ bookNo: other.bookNo, bookName: other.bookName })),
    talk: parentTalk({ bookName, doneCount, verified, averageRate: average }),
    maySetQuietHours: shareAllows(share.scope, 'QUIET_HOURS'),
  };
}

/** Texts are not right or wrong, so they have no rate. */
function describeMission(
  kind: (typeof missionKinds)[number],
  round: RecordRound | undefined,
): ParentResult['missions'][number] {
  return {
    kind,
    name: missionKindNames[kind],
    done: round !== undefined,
    correctCount: round?.correctCount ?? 0,
    totalCount: round?.itemCount ?? 0,
    rate: round && isScored(kind) ? round.rate : null,
    finishedAt: round ? new Date(round.submittedAt).toISOString() : null,
  };
}

function ratesOf(rounds: readonly RecordRound[]): ScoredRates {
  const rates: ScoredRates = {};
  for (const { kind, rate } of rounds) if (isScored(kind)) rates[kind] = rate;
  return rates;
}
