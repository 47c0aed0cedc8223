import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { PaymentView } from '../../features/subscription/pay/PaymentView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function SubscriptionPaymentPage() {
  useDocumentTitle('이용권 결제');
  return (
    <>
      <PageHeader title="이용권 결제" crumbs={[{ label: '이용권', href: paths.subscription.getHref() }]} />
      <PaymentView />
    </>
  );
}
