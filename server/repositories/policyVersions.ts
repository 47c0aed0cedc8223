import type { Db } from '../db/Db.ts';

/** Documents that operators published; a version that is out never changes. */
export const policyVersions = {
  async all(db: Db): Promise<{ code: string; version: number; body: string }[]> {
    return db
      .selectFrom('policy_version')
      .select(['code', 'version', 'body'])
      .orderBy('code')
      .orderBy('version')
      .execute();
  },

  /** @returns false when that version is out already */
  async publish(db: Db, policy: { code: string; version: number; body: string; now: number }): Promise<boolean> {
    const row = await db
      .insertInto('policy_version')
      .values({ code: policy.code, version: policy.version, body: policy.body, published_at: policy.now })
      .onConflict((conflict) => conflict.columns(['code', 'version']).doNothing())
      .returning('version')
      .executeTakeFirst();
    return row !== undefined;
  },
};
