import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useApi, useServices } from '#src/lib/services/ServicesContext.ts';
import { diagnosisPlaces } from '../diagnosisPlaces.ts';
import { diagnosisQueries } from '../diagnosisQueries.ts';
import { ResultList } from '../list/ResultList.tsx';
import styles from './DiagnosisIntroView.module.css';
import { StartCard } from './StartCard.tsx';

/** Where a student of an institution applies, and finds the results so far. */
export function DiagnosisStartView() {
  useDocumentTitle('독서 진단');
  const places = diagnosisPlaces(useServices().site);
  const query = useQuery(diagnosisQueries.start(useApi()));
  return (
    <>
      <PageHeader title="독서 진단" lead="나에게 딱 맞는 책의 깊이를 알아봐요." />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {(start) => (
          <div className={styles.page}>
            <StartCard start={start} places={places} begin={{ label: '진단 신청하기', href: places.intro }} />
            <Panel title="지난 결과">
              <ResultList />
            </Panel>
          </div>
        )}
      </QueryView>
    </>
  );
}
