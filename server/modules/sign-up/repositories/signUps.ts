import type { SiteName } from '#contract/site.ts';
import type { SignUpKind, SignUpStep } from '#domain/account/signUpMachine.ts';
import { MINUTE } from '#domain/time/duration.ts';
import type { Db } from '#server/db/Db.ts';
import { mapColumns } from '#server/db/mapColumns.ts';
import type { SignUpTable } from '#server/db/schema/joiningTables.ts';

const columns = mapColumns<SignUpTable>()({
  tokenHash: 'token_hash',
  kind: 'kind',
  step: 'step',
  academyNo: 'academy_no',
  classNo: 'class_no',
  agreements: 'agreements',
  guardianNameSealed: 'guardian_name_sealed',
  guardianMobileSealed: 'guardian_mobile_sealed',
  guardianRelation: 'guardian_relation',
  guardianNo: 'guardian_no',
  identityVerificationId: 'identity_verification_id',
  identityStartedAt: 'identity_started_at',
  accountNo: 'account_no',
  expiresAt: 'expires_at',
});

/** A sign-up as it is stored; texts of the guardian are sealed. */
export type SignUpRow = ReturnType<typeof columns.toObject> & { step: SignUpStep };
type SignUpChange = Omit<Parameters<typeof columns.toUpdate>[0], 'step'>;

export const signUps = {
  async insert(
    db: Db,
    signUp: { tokenHash: string; site: SiteName; kind: SignUpKind; step: SignUpStep; now: number; expiresAt: number },
  ): Promise<void> {
    await db
      .insertInto('sign_up')
      .values({
        token_hash: signUp.tokenHash,
        site: signUp.site,
        kind: signUp.kind,
        step: signUp.step,
        agreements: '[]',
        created_at: signUp.now,
        expires_at: signUp.expiresAt,
      })
      .execute();
  },

  async find(db: Db, site: SiteName, tokenHash: string, now: number): Promise<SignUpRow | undefined> {
    const row = await db
      .selectFrom('sign_up')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('site', '=', site)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row && { ...columns.toObject(row), step: row.step as SignUpStep };
  },

  /** Leaves a step with what was given there. False for all but the first of several at the same moment. */
  async advance(
    db: Db,
    tokenHash: string,
    from: SignUpStep,
    to: SignUpStep,
    given: SignUpChange = {},
  ): Promise<boolean> {
    const updated = await db
      .updateTable('sign_up')
      .set({ ...columns.toUpdate(given), step: to })
      .where('token_hash', '=', tokenHash)
      .where('step', '=', from)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  async update(db: Db, tokenHash: string, given: SignUpChange): Promise<void> {
    await db.updateTable('sign_up').set(columns.toUpdate(given)).where('token_hash', '=', tokenHash).execute();
  },

  /** Begins a verification of the guardian; false when the step or the limit does not allow it. */
  async startIdentity(
    db: Db,
    tokenHash: string,
    start: { id: string; nameSealed: string; mobileSealed: string; relation: string; now: number; most: number },
  ): Promise<boolean> {
    const updated = await db
      .updateTable('sign_up')
      .set((eb) => ({
        identity_verification_id: start.id,
        identity_started_at: start.now,
        identity_start_count: eb('identity_start_count', '+', 1),
        guardian_name_sealed: start.nameSealed,
        guardian_mobile_sealed: start.mobileSealed,
        guardian_relation: start.relation,
      }))
      .where('token_hash', '=', tokenHash)
      .where('step', '=', 'VERIFY')
      .where('identity_start_count', '<', start.most)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  /** Counts a question about an address or number; false when all allowed ones were asked. */
  async countContactCheck(db: Db, tokenHash: string, most: number): Promise<boolean> {
    const updated = await db
      .updateTable('sign_up')
      .set((eb) => ({ contact_check_count: eb('contact_check_count', '+', 1) }))
      .where('token_hash', '=', tokenHash)
      .where('step', '=', 'FORM')
      .where('contact_check_count', '<', most)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  /** Counts a question about a login name; false when all of this minute were asked. */
  async countIdCheck(db: Db, tokenHash: string, most: number, now: number): Promise<boolean> {
    const minute = Math.floor(now / MINUTE);
    const updated = await db
      .updateTable('sign_up')
      .set((eb) => ({
        id_check_count: eb
          .case()
          .when('id_check_minute', '=', minute)
          .then(eb('id_check_count', '+', 1))
          .else(1)
          .end(),
        id_check_minute: minute,
      }))
      .where('token_hash', '=', tokenHash)
      .where('step', '=', 'FORM')
      .where((eb) => eb.or([eb('id_check_minute', '!=', minute), eb('id_check_count', '<', most)]))
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  async deleteExpired(db: Db, now: number): Promise<void> {
    await db.deleteFrom('sign_up').where('expires_at', '<=', now).execute();
  },
};
