import { hash } from 'node:crypto';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PolicyBook } from '#server/content/PolicyBook.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { AccountDetails } from '../repositories/accountDetails.ts';
import { consents } from '../repositories/consents.ts';

/** What a consent is about and where it came from. */
export interface ConsentSource {
  policies: PolicyBook;
  /** Network address and browser; only digests are stored. */
  address: string;
  agent: string;
}

const DOCUMENTS = [
  { detail: 'allowEmail', field: 'allowEmailYn', code: 'MARKETING_EMAIL' },
  { detail: 'allowSms', field: 'allowSmsYn', code: 'MARKETING_SMS' },
] as const;

/**
 * Writes down that news were agreed to, or no longer are, in the version in force.
 *
 * @throws AppError INVALID_INPUT when there is no document to agree to; taking back always works
 */
export async function recordMarketingConsent(
  { db, accountNo, site, now, secrets }: SignedInContext,
  details: AccountDetails,
  { policies, address, agent }: ConsentSource,
): Promise<void> {
  const giver = {
    accountNo,
    site,
    actor: 'SELF',
    guardianNo: null,
    method: 'WEB',
    identityVerificationId: null,
  } as const;
  for (const { detail, field, code } of DOCUMENTS) {
    const agreed = details[detail];
    if (agreed === undefined) continue;
    const document = policies.current(site, code, seoulDay(now));
    if (agreed && !document) {
      throw new AppError('INVALID_INPUT', { fields: { [field]: '지금은 소식을 보내지 않습니다.' } });
    }
    await consents.append(db, giver, [
      {
        docCode: code,
        docVersion: document?.version ?? 0,
        docSha256: document?.sha256 ?? '',
        required: false,
        agreed,
        ipHmac: secrets.hmac('ip', address),
        agentHash: hash('sha256', agent, 'base64url'),
        agreedAt: now,
      },
    ]);
  }
}
