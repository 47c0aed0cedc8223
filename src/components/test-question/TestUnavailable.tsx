import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/ApiError.ts';
import { ArtIcon } from '../art-icon/ArtIcon.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { StateCard } from '../states/StateCard.tsx';
import { TestLoading } from './TestLoading.tsx';
import { TestPage } from './TestPage.tsx';

interface TestUnavailableProps {
  query: UseQueryResult<unknown>;
  /** A link to the page before the test. */
  back: ReactNode;
}

/** In place of a test without data: it is loading, may not be begun now, or could not be fetched. */
export function TestUnavailable({ query, back }: TestUnavailableProps) {
  const { error } = query;
  if (!query.isError || query.isFetching) return <TestLoading />;
  return (
    <TestPage>
      {error instanceof ApiError && !error.passing && error.status !== 402 ? (
        <StateCard
          titleAs="h1"
          picture={<ArtIcon name="seedling" size={96} />}
          title="지금은 쉬어 가는 때예요"
          text={error.message}
          action={back}
        />
      ) : (
        <ErrorState error={error} titleAs="h1" onRetry={() => void query.refetch()} back={back} />
      )}
    </TestPage>
  );
}
