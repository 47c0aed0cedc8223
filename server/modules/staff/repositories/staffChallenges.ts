import type { Db } from '#server/db/Db.ts';
import type { StaffChallengePurpose } from '#server/db/schema/staffTables.ts';

/** What waits for its answer, each good for one. */
export interface StaffChallenge {
  staffNo: number | null;
  detail: string;
}

export const staffChallenges = {
  async add(
    db: Db,
    given: {
      challengeHash: string;
      staffNo: number | null;
      purpose: StaffChallengePurpose;
      detail?: string;
      expiresAt: number;
    },
  ): Promise<void> {
    await db
      .insertInto('staff_challenge')
      .values({
        challenge_hash: given.challengeHash,
        staff_no: given.staffNo,
        purpose: given.purpose,
        detail: given.detail ?? '',
        expires_at: given.expiresAt,
      })
      .execute();
  },

  /** Looks at one without using it up. */
  async find(
    db: Db,
    challengeHash: string,
    purpose: StaffChallengePurpose,
    now: number,
  ): Promise<StaffChallenge | undefined> {
    return db
      .selectFrom('staff_challenge')
      .select(['staff_no as staffNo', 'detail'])
      .where('challenge_hash', '=', challengeHash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .executeTakeFirst();
  },

  /** Uses one up. */
  async take(
    db: Db,
    challengeHash: string,
    purpose: StaffChallengePurpose,
    now: number,
  ): Promise<StaffChallenge | undefined> {
    const row = await db
      .deleteFrom('staff_challenge')
      .where('challenge_hash', '=', challengeHash)
      .where('purpose', '=', purpose)
      .returning(['staff_no as staffNo', 'detail', 'expires_at as expiresAt'])
      .executeTakeFirst();
    return row === undefined || row.expiresAt <= now ? undefined : { staffNo: row.staffNo, detail: row.detail };
  },

  async deleteExpired(db: Db, now: number): Promise<void> {
    await db.deleteFrom('staff_challenge').where('expires_at', '<=', now).execute();
  },
};
