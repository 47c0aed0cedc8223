import { AppError } from '../../../errors/AppError.ts';
import { priceConsents } from '../../../repositories/priceConsents.ts';
import { subscriptions } from '../../../repositories/subscriptions.ts';
import { auditPayment } from '../auditPayment.ts';
import { inAccountOf } from '../inAccountOf.ts';
import type { PayerContext } from '../PaymentContext.ts';

/** Says yes or no to a higher price. It may be said anew until it is charged. @throws AppError NOT_FOUND */
export async function answerPriceChange(context: PayerContext, agreed: boolean): Promise<void> {
  const { accountNo, now } = context;
  await inAccountOf(context, accountNo, async (db) => {
    const live = await subscriptions.live(db, accountNo);
    const asked = live && (await priceConsents.latest(db, live.subscription_no));
    if (!live || asked === undefined || live.price >= asked.new_price) throw new AppError('NOT_FOUND');
    await priceConsents.answer(db, asked.price_consent_no, agreed, now);
    const details = { subscriptionNo: live.subscription_no, price: asked.new_price, agreed: agreed ? 1 : 0 };
    await auditPayment(db, now, { event: 'PRICE_CONSENT', accountNo, bySelf: true, details });
  });
}
