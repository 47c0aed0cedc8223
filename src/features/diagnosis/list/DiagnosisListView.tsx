import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { diagnosisPlaces } from '../diagnosisPlaces.ts';
import { ResultList } from './ResultList.tsx';

/** All results, on a page of its own. */
export function DiagnosisListView() {
  useDocumentTitle('진단 결과');
  const places = diagnosisPlaces(useServices().site);
  return (
    <>
      <PageHeader
        title="진단 결과"
        crumbs={[{ label: '독서 진단', href: places.start }]}
        lead="어디에서 와서 어디쯤 있는지 볼 수 있어요."
      />
      <Panel title="지난 결과">
        <ResultList whenNone={<ButtonLink to={places.start}>진단하러 가기</ButtonLink>} />
      </Panel>
    </>
  );
}
