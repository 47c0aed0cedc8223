import type { PersonalityAnswerData, PersonalityOutcome } from '../../../../contract/personality.ts';
import type { StampedAnswer } from '../../../../domain/mission/StampedAnswer.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';

/** The calls of one open test. Each rejects with ApiError or NetworkError. */
export function personalityCalls(api: ApiClient, resultNo: number) {
  const path = `/api/bookbti/attempts/${resultNo}`;
  return {
    save: (key: string, { value, seq }: StampedAnswer) =>
      api.put<PersonalityAnswerData>(`${path}/answers/${encodeURIComponent(key)}`, { value, seq }),
    submit: () => api.post<PersonalityOutcome>(`${path}/submissions`, undefined, { idempotent: true }),
  };
}
