import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DiagnosisAnswerData } from '#contract/diagnosis.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { TestUnavailable } from '#src/components/test-question/TestUnavailable.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { showErrorAlert } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi, useServices } from '#src/lib/services/ServicesContext.ts';
import { diagnosisPlaces } from '../diagnosisPlaces.ts';
import { diagnosisQueries } from '../diagnosisQueries.ts';
import { DiagnosisSitting } from './DiagnosisSitting.tsx';
import { PausedTest } from './PausedTest.tsx';

/** The test itself: begins it, or goes on where it was left on any device. */
export function DiagnosisTestView() {
  useDocumentTitle('독서 진단');
  const { site, now, broadcast } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const places = diagnosisPlaces(site);
  const [paused, setPaused] = useState<{ reason: DiagnosisAnswerData['pauseReason'] } | null>(null);
  const query = useQuery(diagnosisQueries.test(useApi(), now));

  /** The level has changed, and with it what fits everywhere. */
  function finish(diagnosisApplyNo: number): void {
    broadcast.send({ type: 'main/changed' });
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'test' });
    void navigate(places.report(diagnosisApplyNo), { replace: true });
  }

  const forgetStart = () => void queries.invalidateQueries({ queryKey: [queryKeys.diagnosis, 'start'] });

  async function again(): Promise<void> {
    const { isSuccess, error } = await query.refetch();
    if (isSuccess) setPaused(null);
    else showErrorAlert(error);
  }

  const back = (
    <ButtonLink tone="soft" to={places.start}>
      독서 진단으로
    </ButtonLink>
  );

  if (paused)
    return <PausedTest reason={paused.reason} busy={query.isFetching} onAgain={() => void again()} back={back} />;
  if (query.data) {
    const { test } = query.data;
    return (
      <DiagnosisSitting
        key={test.diagnosisApplyNo}
        {...query.data}
        onLeave={() => navigate(places.start)}
        onLeft={forgetStart}
        onFinished={() => finish(test.diagnosisApplyNo)}
        onPaused={(reason) => {
          forgetStart();
          setPaused({ reason });
        }}
      />
    );
  }
  return <TestUnavailable query={query} back={back} />;
}
