import type { PackProblem } from '#domain/book-pack/PackProblem.ts';
import { contestStatus } from '#domain/contest/contestStatus.ts';
import { type MissionKind, missionKindNames, missionKinds } from '#domain/mission/missionKinds.ts';
import { contests } from '#server/modules/contest/public.ts';
import type { CommandContext } from '../CommandContext.ts';
import { begunMissions } from '../repositories/begunMissions.ts';

/**
 * Why a pack must not take the place of a book: students are in the middle of missions that it does not have, or a
 * contest counts on them.
 *
 * @param kept missions that the pack has
 */
export async function missionLoss(
  context: Pick<CommandContext, 'db' | 'now'>,
  bookNo: number,
  kept: readonly MissionKind[],
): Promise<PackProblem | undefined> {
  const offered = await begunMissions.offered(context.db, bookNo);
  const lost = missionKinds.filter((kind) => offered.includes(kind) && !kept.includes(kind));
  if (lost.length === 0) return undefined;
  const open = await begunMissions.open(context.db, bookNo);
  const begun = lost.flatMap((kind) => (open.has(kind) ? [`${missionKindNames[kind]} ${open.get(kind)}명`] : []));
  const counting = (await contests.published(context.db))
    .filter((contest) => contestStatus(contest, context.now()) !== 'COMPLETED')
    .filter(({ content }) => content.levels.some(({ books }) => books.some((book) => book.bookNo === bookNo)))
    .map(({ contestNo, title }) => `${contestNo}번 대회 ${title}`);
  if (begun.length + counting.length === 0) return undefined;
  const reasons = [
    ...(begun.length > 0 ? [`학생이 하고 있는 미션이 없어져요 (${begun.join(', ')})`] : []),
    ...(counting.length > 0 ? [`대회가 이 책의 미션을 써요 (${counting.join(', ')})`] : []),
  ];
  const reason = `${reasons.join('. ')}. 미션이 있는 책 묶음으로 바꿔 주세요`;
  return { file: 'book.json', field: '', level: 'error', reason };
}
