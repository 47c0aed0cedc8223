import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { takeLostFocus } from '../../lib/browser/takeLostFocus.ts';
import { LoadingNote } from '../skeleton/LoadingNote.tsx';
import { ErrorState } from './ErrorState.tsx';
import { useFailure } from './useFailure.ts';

interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
  /** Instead of the general error, for instance for a 404. Null leaves it to the general one. */
  renderError?: (error: Error) => ReactNode | null;
  /** `h1` where nothing else stands on the page until the answer is there. */
  errorTitleAs?: 'p' | 'h1';
}

/**
 * Loading, failed and loaded in one place. A failed query tries again by itself once the network is back; the failure
 * stays in sight while it does, with the button that may have been pressed.
 */
export function QueryView<T>({ query, skeleton, children, renderError, errorTitleAs }: QueryViewProps<T>) {
  const error = useFailure(query);
  const [hasFailed, setHasFailed] = useState(false);
  if (error && !hasFailed) setHasFailed(true);
  const recovered = hasFailed && query.data !== undefined;
  // The button that was pressed goes with the failure.
  useEffect(() => {
    if (recovered) takeLostFocus(document.getElementById('main'));
  }, [recovered]);

  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (error) {
    return (
      <>
        {query.isFetching && <LoadingNote />}
        {renderError?.(error) ?? (
          <ErrorState
            error={error}
            titleAs={errorTitleAs}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
      </>
    );
  }
  return (
    <>
      <LoadingNote />
      {skeleton}
    </>
  );
}
