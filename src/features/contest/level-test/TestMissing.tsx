import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { ErrorState } from '#src/components/states/ErrorState.tsx';
import { TestPage } from '#src/components/test-question/TestPage.tsx';
import { paths } from '#src/config/paths.ts';

interface TestMissingProps {
  error: Error;
  onRetry: () => void;
  retrying?: boolean;
}

/** The test, or whether it may be taken, cannot be had. */
export function TestMissing(props: TestMissingProps) {
  return (
    <TestPage>
      <ErrorState
        {...props}
        titleAs="h1"
        back={
          <ButtonLink tone="soft" to={paths.contest.getHref()}>
            대회로 돌아가기
          </ButtonLink>
        }
      />
    </TestPage>
  );
}
