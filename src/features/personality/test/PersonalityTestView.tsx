import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { TestUnavailable } from '#src/components/test-question/TestUnavailable.tsx';
import { paths } from '#src/config/paths.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi, useServices } from '#src/lib/services/ServicesContext.ts';
import { personalityQueries } from '../personalityQueries.ts';
import { PersonalitySitting } from './PersonalitySitting.tsx';

/** The test itself: begins it, or goes on where it was left on any device. */
export function PersonalityTestView() {
  useDocumentTitle('책 성향 알아보기');
  const { now } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery(personalityQueries.attempt(useApi(), now));

  const forgetStart = () => void queries.invalidateQueries({ queryKey: [queryKeys.personality, 'start'] });

  function finish(resultNo: number): void {
    forgetStart();
    void navigate(paths.bbtiResult.getHref({ accountBookBTIResultNo: resultNo }), { replace: true });
  }

  if (query.data) {
    const { accountBookBTIResultNo: resultNo } = query.data.attempt;
    return (
      <PersonalitySitting
        key={resultNo}
        {...query.data}
        onLeave={() => navigate(paths.bbtiIntro.getHref())}
        onLeft={forgetStart}
        onFinished={() => finish(resultNo)}
      />
    );
  }
  const back = (
    <ButtonLink tone="soft" to={paths.bbtiIntro.getHref()}>
      책 성향으로
    </ButtonLink>
  );
  return <TestUnavailable query={query} back={back} />;
}
