import type { z } from 'zod';
import type { PurchaseConsent, purchaseConsentBody } from '../../../../contract/subscription.ts';
import { checkGuardian, guardianRefusalMessages } from '../../../../domain/account/checkGuardian.ts';
import { maskName } from '../../../../domain/text/maskName.ts';
import { seoulDay } from '../../../../domain/time/seoulDay.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import type { IdentityResult, IdentityVerifier } from '../../../gateways/identity/IdentityVerifier.ts';
import { accounts } from '../../../repositories/accounts.ts';
import { guardians } from '../../../repositories/guardians.ts';
import { type PurchaseConsentRow, purchaseConsents } from '../../../repositories/purchaseConsents.ts';
import { subscriptionProducts } from '../../../repositories/subscriptionProducts.ts';
import type { SignedInContext } from '../../Context.ts';
import { auditPayment } from '../auditPayment.ts';

type Verified = Extract<IdentityResult, { status: 'VERIFIED' }>;

const NOT_FINISHED = '본인 인증을 아직 마치지 않았습니다. 인증 창을 다시 열어 끝까지 진행해 주십시오.';
const FAILED = '본인 인증에 실패했습니다. 이름과 휴대전화 번호를 확인하고 다시 인증해 주십시오.';
const NOT_SELF = '인증한 분이 회원 본인과 다릅니다. 보호자가 결제하신다면 관계를 바꿔 다시 인증해 주십시오.';

/**
 * Who pays was verified and agrees to a product at its price. The verifier itself is asked; what the browser says of the
 * window counts for nothing.
 *
 * @throws AppError NOT_FOUND, PRICE_CHANGED, IDENTITY_REFUSED, IDENTITY_UNAVAILABLE
 */
export async function agreeToPurchase(
  context: SignedInContext,
  verifier: IdentityVerifier | null,
  given: z.infer<typeof purchaseConsentBody>,
): Promise<PurchaseConsent> {
  const { db, accountNo, now } = context;
  if (verifier === null) throw new AppError('IDENTITY_UNAVAILABLE');
  const row = await purchaseConsents.findOwn(db, accountNo, given.identityVerificationId);
  if (row === undefined || row.product_no !== given.subscriptionProductNo) throw new AppError('NOT_FOUND');
  const name = context.secrets.open(row.name_sealed ?? '');
  if (row.agreed_at !== null) return describe(row, name, row.agreed_at);
  const product = await subscriptionProducts.find(db, row.product_no, now);
  if (product?.priceNo !== row.price_no || row.price !== given.price) throw new AppError('PRICE_CHANGED');
  const verified = await fetchVerified(verifier, row.identity_verification_id);
  await check(context, verifier, row, verified);
  await withTransaction(db, async (trx) => {
    const agreed = await purchaseConsents.agree(trx, row.purchase_consent_no, {
      name_sealed: context.secrets.seal(verified.name),
      birth_year: Number((verified.birthDate ?? '').slice(0, 4)),
      provider: verifier.provider,
      verified_at: verified.verifiedAt,
      agreed_at: now,
    });
    if (!agreed) return;
    const details = { productNo: row.product_no, price: row.price, relation: row.relation };
    await auditPayment(trx, now, { event: 'PURCHASE_CONSENT', accountNo, bySelf: true, details });
  });
  return describe(row, verified.name, now);
}

async function fetchVerified(verifier: IdentityVerifier, id: string): Promise<Verified> {
  const answer = await verifier.fetch(id);
  if (!answer.ok && answer.kind === 'unavailable') {
    throw new AppError('IDENTITY_UNAVAILABLE', { retryAfterSeconds: 10 });
  }
  if (!answer.ok || answer.result.status === 'READY') throw refused(NOT_FINISHED);
  if (answer.result.status === 'FAILED') throw refused(FAILED);
  return answer.result;
}

async function check(
  { db, accountNo, now, secrets }: SignedInContext,
  verifier: IdentityVerifier,
  row: PurchaseConsentRow,
  verified: Verified,
): Promise<void> {
  const judged = checkGuardian(verified, {
    id: row.identity_verification_id,
    guardianPhone: secrets.open(row.mobile_sealed ?? ''),
    today: seoulDay(now),
    now,
    startedAt: row.started_at,
    requireLive: verifier.requireLive,
    idUsed: await guardians.isVerificationUsed(db, verified.id),
  });
  if (!judged.ok) throw refused(guardianRefusalMessages[judged.reason]);
  if (row.relation !== 'SELF') return;
  const account = await accounts.info(db, accountNo);
  const birthday = (verified.birthDate ?? '').replaceAll('-', '');
  if (account.birthday !== birthday || account.name !== verified.name) throw refused(NOT_SELF);
}

function describe(row: PurchaseConsentRow, name: string, agreedAt: number): PurchaseConsent {
  return {
    subscriptionProductNo: row.product_no,
    price: row.price,
    payerName: maskName(name),
    relation: row.relation,
    agreedAt: new Date(agreedAt).toISOString(),
  };
}

const refused = (message: string) => new AppError('IDENTITY_REFUSED', { message });
