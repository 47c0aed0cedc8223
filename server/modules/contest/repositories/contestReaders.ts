import type { SiteName } from '#contract/site.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import type { ContestHost } from '#domain/contest/contestScope.ts';
import { scoredMissionKinds } from '#domain/mission/missionKinds.ts';
import type { Db } from '#server/db/Db.ts';

/** Who would take part at a level of a contest: readers of these levels who handed something in since an instant. */
export interface ExpectedReaders {
  host: Pick<ContestHost, 'sites' | 'academyNo' | 'classNos'>;
  levels: readonly string[];
  since: number;
}

export const contestReaders = {
  /** What of these books the expected readers of a contest level have handed in before, reader by reader. */
  async bookHistories(
    db: Db,
    { host, levels, since }: ExpectedReaders,
    bookNos: readonly number[],
  ): Promise<Set<number>[]> {
    const spans = readingLevels.filter(({ code }) => levels.includes(code));
    if (spans.length === 0 || bookNos.length === 0) return [];
    let query = db
      .selectFrom('mission_attempt')
      .innerJoin('account', 'account.account_no', 'mission_attempt.account_no')
      .select(['mission_attempt.account_no as accountNo', 'mission_attempt.book_no as bookNo'])
      .distinct()
      .where('account.site', 'in', [...(host.sites as SiteName[])])
      .where((eb) => eb.or(spans.map(({ raqFrom, raqTo }) => eb.between('account.raq', raqFrom, raqTo))))
      .where('mission_attempt.book_no', 'in', [...bookNos])
      .where('mission_attempt.kind', 'in', [...scoredMissionKinds])
      .where('mission_attempt.status', '=', 'SUBMITTED')
      .where('mission_attempt.account_no', 'in', (eb) =>
        eb
          .selectFrom('mission_attempt as recent')
          .select('recent.account_no')
          .where('recent.submitted_at', '>=', since),
      );
    if (host.academyNo !== null) query = query.where('account.academy_no', '=', host.academyNo);
    if (host.classNos.length > 0) {
      query = query.where('mission_attempt.account_no', 'in', (eb) =>
        eb
          .selectFrom('class_membership')
          .select('class_membership.account_no')
          .where('class_membership.left_on', 'is', null)
          .where('class_membership.class_no', 'in', [...host.classNos]),
      );
    }
    const rows = await query.execute();
    const histories = new Map<number, Set<number>>();
    for (const { accountNo, bookNo } of rows) {
      histories.set(accountNo, (histories.get(accountNo) ?? new Set()).add(bookNo));
    }
    return [...histories.values()];
  },
};
