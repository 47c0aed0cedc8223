import { queryOptions } from '@tanstack/react-query';
import type { AnswerVersions } from '../../../../contract/answerVersion.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

const path = (attemptNo: number, key: string) =>
  `/api/mission/attempts/${attemptNo}/answers/${encodeURIComponent(key)}/versions/me`;

export const answerVersionCalls = {
  /** Earlier texts of a thought, the newest first. Always asked anew: another device may have written. */
  list: (api: ApiClient, attemptNo: number, key: string) =>
    queryOptions({
      queryKey: [queryKeys.mission, 'versions', attemptNo, key],
      queryFn: ({ signal }) => api.get<AnswerVersions>(path(attemptNo, key), { signal }),
      staleTime: 0,
    }),
  /** Keeps the text as the server has it, before another takes its place. */
  keepNow: (api: ApiClient, attemptNo: number, key: string) => api.put<AnswerVersions>(path(attemptNo, key), {}),
};
