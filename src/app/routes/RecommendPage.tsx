import { PageHeader } from '../../components/page/PageHeader.tsx';
import { RecommendView } from '../../features/recommendation/RecommendView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function RecommendPage() {
  useDocumentTitle('이달의 추천');
  return (
    <>
      <PageHeader title="책 추천" lead="이달의 책과 나에게 꼭 맞는 책을 골라 두었어요." />
      <RecommendView />
    </>
  );
}
