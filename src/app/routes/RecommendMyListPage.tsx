import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { MyListView } from '../../features/recommendation/MyListView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function RecommendMyListPage() {
  useDocumentTitle('내 추천 목록');
  return (
    <>
      <PageHeader
        title="내 추천 목록"
        crumbs={[{ label: '책 추천', href: paths.recommend.getHref() }]}
        lead="읽기 수준과 좋아한 책을 보고 골랐어요. 까닭도 함께 적어 두었어요."
      />
      <MyListView />
    </>
  );
}
