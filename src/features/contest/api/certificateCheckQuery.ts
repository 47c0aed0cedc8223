import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { certificateCheck } from '../../../../contract/contest.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { CONTEST_ROOT } from './contestRoot.ts';

export type CertificateCheck = z.infer<typeof certificateCheck>;

/** GET …/certificates/{certificateNo}, for whoever holds the paper. */
export function certificateCheckQuery(api: ApiClient, certificateNo: string) {
  return queryOptions({
    queryKey: [queryKeys.contest, 'certificate', certificateNo],
    queryFn: ({ signal }) =>
      api.get<CertificateCheck>(`${CONTEST_ROOT}/certificates/${encodeURIComponent(certificateNo)}`, { signal }),
    retry: false,
  });
}
