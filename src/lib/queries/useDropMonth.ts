import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Takes a month out of the address that the server has none of: `readMonth` brought another one, and it is shown. */
export function useDropMonth({ data, isPlaceholderData }: UseQueryResult<{ month: string }>): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get('month');
  const another = asked !== null && data !== undefined && !isPlaceholderData && data.month !== asked;
  useEffect(() => {
    if (!another) return;
    setParams(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('month');
        return rest;
      },
      { replace: true },
    );
  }, [another, setParams]);
}
