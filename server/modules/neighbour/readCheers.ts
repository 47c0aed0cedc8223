import { PAGE_SIZE } from '#contract/envelope.ts';
import type { ReceivedCheers } from '#contract/neighbour.ts';
import { cheerSentences } from '#domain/aquarium/cheerKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { aquariumProfiles } from '#server/modules/aquarium/public.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { shownNickname } from './describeNeighbours.ts';
import { aquariumCheers } from './repositories/aquariumCheers.ts';

/** Cheers that were left with this student, the latest first. */
export async function readCheers({ db, accountNo }: SignedInContext, page: number): Promise<ReceivedCheers> {
  const rows = await aquariumCheers.received(db, accountNo, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const items = rows.map((row) => ({
    nickname: shownNickname(row),
    kind: row.kind,
    sentence: cheerSentences[row.kind],
    at: new Date(row.at).toISOString(),
    isNew: row.at > row.seenAt,
  }));
  return { items, page, pageSize: PAGE_SIZE, totalCount: await aquariumCheers.receivedCount(db, accountNo) };
}

/** The cheers up to now were looked at. */
export async function markCheersSeen({ db, accountNo, now }: SignedInContext): Promise<{ done: true }> {
  await aquariumProfiles.markCheersSeen(db, accountNo, now);
  await aquariumPets.touch(db, accountNo);
  return { done: true };
}
