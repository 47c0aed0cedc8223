import { PageHeader } from '../../components/page/PageHeader.tsx';
import { CompleteView } from '../../features/subscription/complete/CompleteView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function SubscriptionCompletePage() {
  useDocumentTitle('결제 확인');
  return (
    <>
      <PageHeader title="결제 확인" />
      <CompleteView />
    </>
  );
}
