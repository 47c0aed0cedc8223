import type { Db } from '../db/Db.ts';

export interface NewGuardian {
  nameSealed: string;
  mobileSealed: string;
  relation: string;
  birthYear: number;
  ciHmac: string | null;
  provider: string;
  providerTxId: string | null;
  identityVerificationId: string;
  /** Whether the number is the one the verifier named, not only the one that was typed. */
  mobileProved: boolean;
  verifiedAt: number;
}

export const guardians = {
  /** @returns the number, or null when another sign-up rests on this verification */
  async insert(db: Db, guardian: NewGuardian): Promise<number | null> {
    const row = await db
      .insertInto('guardian')
      .values({
        account_no: null,
        name_sealed: guardian.nameSealed,
        mobile_sealed: guardian.mobileSealed,
        relation: guardian.relation,
        birth_year: guardian.birthYear,
        ci_hmac: guardian.ciHmac,
        provider: guardian.provider,
        provider_tx_id: guardian.providerTxId,
        identity_verification_id: guardian.identityVerificationId,
        mobile_proved: guardian.mobileProved ? 1 : 0,
        verified_at: guardian.verifiedAt,
      })
      .onConflict((conflict) => conflict.column('identity_verification_id').doNothing())
      .returning('guardian_no')
      .executeTakeFirst();
    return row?.guardian_no ?? null;
  },

  async isVerificationUsed(db: Db, identityVerificationId: string): Promise<boolean> {
    const row = await db
      .selectFrom('guardian')
      .select('guardian_no')
      .where('identity_verification_id', '=', identityVerificationId)
      .executeTakeFirst();
    return row !== undefined;
  },

  async find(db: Db, guardianNo: number) {
    return db
      .selectFrom('guardian')
      .select([
        'name_sealed as nameSealed',
        'mobile_sealed as mobileSealed',
        'identity_verification_id as identityVerificationId',
      ])
      .where('guardian_no', '=', guardianNo)
      .executeTakeFirst();
  },

  async attach(db: Db, guardianNo: number, accountNo: number): Promise<void> {
    await db.updateTable('guardian').set({ account_no: accountNo }).where('guardian_no', '=', guardianNo).execute();
  },

  /** Guardians whose sign-up ended without an account. */
  async deleteOrphaned(db: Db): Promise<void> {
    await db
      .deleteFrom('guardian')
      .where('account_no', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('sign_up').select('token_hash').whereRef('sign_up.guardian_no', '=', 'guardian.guardian_no'),
          ),
        ),
      )
      .execute();
  },
};
