import { PageHeader } from '../../components/page/PageHeader.tsx';
import { FaqList } from '../../features/cs/faq/FaqList.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function FaqPage() {
  useDocumentTitle('자주 묻는 질문');
  return (
    <>
      <PageHeader title="자주 묻는 질문" lead="많이 묻는 것을 모았어요. 낱말로 찾거나 종류를 골라 보세요." />
      <FaqList />
    </>
  );
}
