import type { SiteName } from '#contract/site.ts';
import type { Db } from '#server/db/Db.ts';

/** One box that was ticked or left, by which person and how. */
export interface NewConsent {
  docCode: string;
  docVersion: number;
  docSha256: string;
  required: boolean;
  agreed: boolean;
  ipHmac: string | null;
  agentHash: string | null;
  /** Milliseconds UTC. */
  agreedAt: number;
}

export interface ConsentGiver {
  accountNo: number;
  site: SiteName;
  actor: 'SELF' | 'GUARDIAN';
  guardianNo: number | null;
  /** `WEB`, or `DEC17-2-1-3` for a guardian verified by phone (개인정보 보호법 시행령 제17조의2 제1항 제3호). */
  method: 'WEB' | 'DEC17-2-1-3';
  identityVerificationId: string | null;
}

export const consents = {
  /** Adds rows. The database refuses to change or delete rows of this table. */
  async append(db: Db, giver: ConsentGiver, given: readonly NewConsent[]): Promise<void> {
    if (given.length === 0) return;
    await db
      .insertInto('consent')
      .values(
        given.map((consent) => ({
          account_no: giver.accountNo,
          actor: giver.actor,
          guardian_no: giver.guardianNo,
          doc_code: consent.docCode,
          doc_version: consent.docVersion,
          doc_sha256: consent.docSha256,
          required: consent.required ? 1 : 0,
          agreed: consent.agreed ? 1 : 0,
          method: giver.method,
          site: giver.site,
          identity_verification_id: giver.identityVerificationId,
          ip_hmac: consent.ipHmac,
          agent_hash: consent.agentHash,
          agreed_at: consent.agreedAt,
        })),
      )
      .execute();
  },
};
