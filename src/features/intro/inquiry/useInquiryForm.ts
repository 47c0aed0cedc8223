import { useQuery, useQueryClient } from '@tanstack/react-query';
import { inquiryApi } from '#contract/endpoints/inquiry.ts';
import { HOUR } from '#domain/time/duration.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';

/** Half of the life of a form: one that lies open over night is still good in the morning. */
const RENEW_MS = 12 * HOUR;

const KEY = [queryKeys.intro, 'inquiry-form'];

/**
 * What an inquiry is sent with: taken when the page opens, because the server looks at how long it was open. `forget`
 * throws it away once it was used: the next inquiry needs another.
 */
export function useInquiryForm() {
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.call(inquiryApi.issueForm, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: RENEW_MS,
  });
  return { ...query, forget: () => client.removeQueries({ queryKey: KEY }) };
}
