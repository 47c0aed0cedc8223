import type { VoyageStoryId } from '#domain/voyage/VoyageStory.ts';
import type { VoyageStand } from '#domain/voyage/voyageSteps.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** What decides about the first voyage of an account. */
export interface KnownVoyage {
  /** Null before its first step. */
  stand: VoyageStand | null;
  story: VoyageStoryId | null;
  schoolGrade: string;
  /** A mission was handed in, whatever was right in it. */
  solved: boolean;
}

/** The main page asks for it each time. */
const known = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('account')
    .leftJoin('voyage', 'voyage.account_no', 'account.account_no')
    .select(['voyage.stand', 'voyage.story', 'account.school_grade as schoolGrade'])
    .select((eb) =>
      eb
        .selectFrom('mission_attempt')
        .select('mission_attempt.attempt_no')
        .where('mission_attempt.account_no', '=', given.accountNo)
        .where('mission_attempt.status', '=', 'SUBMITTED')
        .limit(1)
        .as('solvedNo'),
    )
    .where('account.account_no', '=', given.accountNo),
);

export const voyages = {
  async read(db: Db, accountNo: number): Promise<KnownVoyage> {
    const [row] = (await known(db, { accountNo })).rows;
    const { stand = null, story = null, schoolGrade = '', solvedNo = null } = row ?? {};
    return { stand, story, schoolGrade: schoolGrade ?? '', solved: solvedNo !== null };
  },

  /** @returns false when it had begun */
  async begin(
    db: Db,
    accountNo: number,
    voyage: { story: VoyageStoryId; stand: VoyageStand; now: number },
  ): Promise<boolean> {
    const { story, stand, now } = voyage;
    const row = await db
      .insertInto('voyage')
      .values({
        account_no: accountNo,
        story,
        stand,
        started_at: now,
        ended_at: stand === 'SKIPPED' ? now : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('account_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Moves it on. @returns false when it no longer stands at `from`: another window was first */
  async move(db: Db, accountNo: number, from: VoyageStand, to: VoyageStand, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('voyage')
      .set({ stand: to, ended_at: to === 'DONE' || to === 'SKIPPED' ? now : null })
      .where('account_no', '=', accountNo)
      .where('stand', '=', from)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
};
