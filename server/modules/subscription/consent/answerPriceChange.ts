import { AppError } from '#server/errors/AppError.ts';
import { auditPayment } from '../auditPayment.ts';
import type { PayerContext } from '../PaymentContext.ts';
import { nextCharge } from '../read/nextCharge.ts';
import { priceQuestion } from '../read/priceQuestion.ts';
import { priceConsents } from '../repositories/priceConsents.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { withAccountLock } from '../withAccountLock.ts';

/** Accepts or declines a higher price. The answer may change until it is charged. @throws AppError NOT_FOUND */
export async function answerPriceChange(context: PayerContext, agreed: boolean): Promise<void> {
  const { accountNo, now } = context;
  await withAccountLock(context, accountNo, async (db) => {
    const live = await subscriptions.live(db, accountNo);
    const next = live ? await nextCharge(db, live) : null;
    const asked = await priceQuestion(db, next);
    if (!live || asked === undefined) throw new AppError('NOT_FOUND');
    await priceConsents.answer(db, asked.priceConsentNo, agreed, now);
    // Another sum than the one that was announced is announced again.
    const changed = (await nextCharge(db, live))?.amount !== next?.amount;
    if (changed) await subscriptions.update(db, live.subscriptionNo, { remindedFor: null });
    const details = { subscriptionNo: asked.subscriptionNo, price: asked.newPrice, agreed: agreed ? 1 : 0 };
    await auditPayment(db, now, { event: 'PRICE_CONSENT', accountNo, bySelf: true, details });
  });
}
