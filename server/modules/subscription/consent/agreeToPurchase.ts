import type { z } from 'zod';
import type { PurchaseConsent, purchaseConsentBody } from '#contract/payer.ts';
import { checkGuardian, type GuardianRefusal } from '#domain/account/checkGuardian.ts';
import { normalizeName } from '#domain/account/normalizeName.ts';
import { maskName } from '#domain/text/maskName.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { RunOnce, SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { IdentityResult, IdentityVerifier } from '#server/gateways/identity/IdentityVerifier.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { guardians } from '#server/repositories/guardians.ts';
import { auditPayment } from '../auditPayment.ts';
import { purchaseConsents, type StoredPurchaseConsent } from '../repositories/purchaseConsents.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';

type Verified = Extract<IdentityResult, { status: 'VERIFIED' }>;

const NOT_FINISHED = '본인 인증을 아직 마치지 않았습니다. 인증 창을 다시 열어 끝까지 진행해 주십시오.';
const FAILED = '본인 인증에 실패했습니다. 이름과 휴대전화 번호를 확인하고 다시 인증해 주십시오.';
const NOT_SELF =
  '인증한 분의 이름이나 생년월일이 회원 정보와 다릅니다. 내 정보를 확인해 주시고, 보호자가 결제하신다면 관계를 바꿔 다시 인증해 주십시오.';
/** What the payer reads; the rules are those of a guardian's verification (`checkGuardian`). */
const REFUSED: Readonly<Record<GuardianRefusal, string>> = {
  OTHER_ID: '이 결제에서 시작한 본인 인증이 아닙니다. 본인 인증을 다시 시작해 주십시오.',
  REUSED: '이미 사용한 본인 인증입니다. 본인 인증을 다시 시작해 주십시오.',
  EXPIRED: '본인 인증 시간(10분)이 지났습니다. 본인 인증을 다시 시작해 주십시오.',
  MINOR: '결제하시는 분은 만 19세 이상이어야 합니다. 보호자의 휴대전화로 다시 인증해 주십시오.',
  OTHER_PERSON: '인증한 휴대전화 번호가 입력한 번호와 다릅니다. 번호를 확인하고 다시 인증해 주십시오.',
  TEST_CHANNEL: '시험용 본인 인증은 사용할 수 없습니다. 본인 인증을 다시 시작해 주십시오.',
  NO_BIRTHDAY: '인증한 분의 생년월일을 확인하지 못했습니다. 다른 방법으로 본인 인증을 다시 해 주십시오.',
};

/**
 * Who pays was verified and agrees to a product at its price. The verifier itself is asked; what the browser reports of
 * the window counts for nothing. It is asked outside the transaction.
 *
 * @param once runs the writing down at most once per request key, and answers a repetition with what it gave then
 * @throws AppError NOT_FOUND, PRICE_CHANGED, IDENTITY_REFUSED, IDENTITY_UNAVAILABLE
 */
export async function agreeToPurchase(
  context: SignedInContext,
  verifier: IdentityVerifier | null,
  given: z.infer<typeof purchaseConsentBody>,
  once: RunOnce<PurchaseConsent>,
): Promise<PurchaseConsent> {
  const { accountNo, now } = context;
  if (verifier === null) throw new AppError('IDENTITY_UNAVAILABLE');
  const row = await purchaseConsents.findOwn(context.db, accountNo, given.identityVerificationId);
  if (row === undefined || row.productNo !== given.subscriptionProductNo) throw new AppError('NOT_FOUND');
  const { agreedAt } = row;
  if (agreedAt !== null) return once(async () => describe(row, context.secrets.open(row.nameSealed ?? ''), agreedAt));
  const product = await subscriptionProducts.find(context.db, row.productNo, now);
  if (product?.priceNo !== row.priceNo || row.price !== given.price) throw new AppError('PRICE_CHANGED');
  const verified = await fetchVerified(verifier, row.identityVerificationId);
  await check(context, verifier, row, verified);
  return once(async ({ db }) => {
    const agreed = await purchaseConsents.agree(db, row.purchaseConsentNo, {
      nameSealed: context.secrets.seal(verified.name),
      birthYear: Number((verified.birthDate ?? '').slice(0, 4)),
      provider: verifier.provider,
      verifiedAt: verified.verifiedAt,
      agreedAt: now,
    });
    if (agreed) {
      const details = { productNo: row.productNo, price: row.price, relation: row.relation };
      await auditPayment(db, now, { event: 'PURCHASE_CONSENT', accountNo, bySelf: true, details });
      await recordAccess({ ...context, db }, { accountNo, site: context.site, kind: 'PURCHASE_AGREED' });
    }
    return describe(row, verified.name, now);
  });
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
  row: StoredPurchaseConsent,
  verified: Verified,
): Promise<void> {
  const judged = checkGuardian(verified, {
    id: row.identityVerificationId,
    guardianPhone: secrets.open(row.mobileSealed ?? ''),
    today: seoulDay(now),
    now,
    startedAt: row.startedAt,
    requireLive: verifier.requireLive,
    idUsed: await guardians.isVerificationUsed(db, verified.id),
  });
  if (!judged.ok) throw refused(REFUSED[judged.reason]);
  if (row.relation !== 'SELF') return;
  const account = await accounts.info(db, accountNo);
  const birthday = (verified.birthDate ?? '').replaceAll('-', '');
  if (account.birthday !== birthday || account.name !== normalizeName(verified.name)) throw refused(NOT_SELF);
}

function describe(row: StoredPurchaseConsent, name: string, agreedAt: number): PurchaseConsent {
  return {
    subscriptionProductNo: row.productNo,
    price: row.price,
    payerName: maskName(name),
    relation: row.relation,
    agreedAt: new Date(agreedAt).toISOString(),
  };
}

const refused = (message: string) => new AppError('IDENTITY_REFUSED', { message });
