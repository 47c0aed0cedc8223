import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What a query without an answer failed with, also while it tries again: it forgets its own failure then, and what stood
 * on the page would give way to a skeleton, with the button that was pressed. Null once there is an answer.
 */
export function useFailure(query: UseQueryResult<unknown>): Error | null {
  const [known, setKnown] = useState<Error | null>(null);
  if (query.data !== undefined) return null;
  if (query.error && query.error !== known) setKnown(query.error);
  // It never forgets that there was one: of a query for something else there was none.
  return query.errorUpdateCount > 0 ? (query.error ?? known) : null;
}
