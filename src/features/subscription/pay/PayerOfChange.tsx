import type { SubscriptionProduct } from '#contract/subscription.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import { useIdentityReturn } from '#src/lib/identity/useIdentityReturn.ts';
import { PayerForm } from './PayerForm.tsx';

/** Who pays for a change is asked here, where the verifier's window may open; the change itself goes on on my page. */
export function PayerOfChange({ product }: { product: SubscriptionProduct }) {
  const identityReturn = useIdentityReturn();
  return (
    <Panel title="결제하시는 분">
      <PayerForm product={product} identityReturn={identityReturn} />
    </Panel>
  );
}
