import type { ChangePreview } from '#contract/subscription.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { describePreview } from '../order/describePreview.ts';
import { describeProduct } from '../read/describeProduct.ts';
import { shownCardOf } from '../read/shownCardOf.ts';
import { type WeighedChange, weighChange } from './weighChange.ts';

/** What a change would cost and when, to the won. Nothing changes. */
export async function previewChange(context: SignedInContext, productNo: number): Promise<ChangePreview> {
  return describeChange(await weighChange(context, context.accountNo, productNo));
}

/** The same for a change that was weighed. */
export function describeChange({ product, card, change }: WeighedChange): ChangePreview {
  const recurring = product.type === 'RECURRING';
  const { credit, period } = change;
  return {
    ...describePreview(change, { credit, period, price: product.price, recurring }),
    when: change.when,
    by: change.by,
    product: describeProduct(product),
    card: shownCardOf(card?.masked ?? null, card?.company ?? null),
  };
}
