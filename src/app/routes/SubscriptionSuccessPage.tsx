import { useParams } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { SuccessView } from '../../features/subscription/success/SuccessView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function SubscriptionSuccessPage() {
  useDocumentTitle('결제 결과');
  const { paymentOrderNo } = useParams();
  return (
    <>
      <PageHeader title="결제 결과" />
      <SuccessView paymentOrderNo={Number(paymentOrderNo)} />
    </>
  );
}
