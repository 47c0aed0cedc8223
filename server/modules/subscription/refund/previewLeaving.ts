import type { WithdrawalPreview } from '#contract/myPage.ts';
import type { Db } from '#server/db/Db.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { shareCredit, sumOfParts } from './shareRefund.ts';
import { weighRefund } from './weighRefund.ts';

/** What becomes of the ticket of somebody who leaves the product: it is returned by the rules of a refund (`stopPaying`). */
export async function previewLeaving(
  { db, now }: { db: Db; now: number },
  accountNo: number,
): Promise<WithdrawalPreview['ticket']> {
  const live = await subscriptions.live(db, accountNo);
  if (live === undefined) return null;
  const product = await subscriptionProducts.find(db, live.productNo, now);
  const title = product?.title ?? '';
  if (live.state === 'PAST_DUE') {
    const refund = sumOfParts(await shareCredit(db, live, live.carry));
    return { title, refund, rule: refund > 0 ? 'PRORATED' : 'NONE' };
  }
  const { refund, rule } = await weighRefund({ db, now }, accountNo);
  return { title, refund, rule };
}
