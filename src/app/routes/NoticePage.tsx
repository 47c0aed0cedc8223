import { PageHeader } from '../../components/page/PageHeader.tsx';
import { NoticeList } from '../../features/notice/NoticeList.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function NoticePage() {
  useDocumentTitle('공지사항');
  return (
    <>
      <PageHeader title="공지사항" lead="책바다의 새 소식을 알려 드려요." />
      <NoticeList />
    </>
  );
}
