import { PageHeader } from '../../components/page/PageHeader.tsx';
import { SubscriptionView } from '../../features/subscription/plans/SubscriptionView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function SubscriptionPage() {
  useDocumentTitle('이용권');
  return (
    <>
      <PageHeader title="이용권" lead="보호자께서 보시는 화면입니다. 모든 금액은 부가가치세를 더한 금액입니다." />
      <SubscriptionView />
    </>
  );
}
