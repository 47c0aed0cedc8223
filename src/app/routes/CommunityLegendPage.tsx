import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { LegendView } from '../../features/community/legend/LegendView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function CommunityLegendPage() {
  useDocumentTitle('명예의 전당');
  return (
    <>
      <PageHeader
        title="명예의 전당"
        lead="한 달 동안 책의 바다를 가장 멀리 헤엄친 친구들이에요."
        crumbs={[{ label: '커뮤니티', href: paths.communityAqua.getHref() }]}
      />
      <LegendView />
    </>
  );
}
