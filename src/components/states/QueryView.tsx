import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingNote } from '../skeleton/Skeleton.tsx';
import { ErrorState } from './ErrorState.tsx';

interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
  /** Instead of the general error, for instance for a 404. Null leaves it to the general one. */
  renderError?: (error: Error) => ReactNode | null;
  /** `h1` where nothing else stands on the page until the answer is there. */
  errorTitleAs?: 'p' | 'h1';
}

/** Loading, failed and loaded in one place. A failed query tries again by itself once the network is back. */
export function QueryView<T>({ query, skeleton, children, renderError, errorTitleAs }: QueryViewProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError && !query.isFetching) {
    return (
      renderError?.(query.error) ?? (
        <ErrorState error={query.error} titleAs={errorTitleAs} onRetry={() => void query.refetch()} />
      )
    );
  }
  return (
    <>
      <LoadingNote />
      {skeleton}
    </>
  );
}
