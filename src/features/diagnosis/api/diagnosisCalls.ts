import type { DiagnosisAnswerData, DiagnosisOutcome } from '../../../../contract/diagnosis.ts';
import type { StampedAnswer } from '../../../../domain/mission/StampedAnswer.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';

/** The calls of one open test. Each rejects with ApiError or NetworkError. */
export function diagnosisCalls(api: ApiClient, diagnosisApplyNo: number) {
  const path = `/api/diagnosis/applies/${diagnosisApplyNo}`;
  return {
    save: (key: string, { value, seq }: StampedAnswer) =>
      api.put<DiagnosisAnswerData>(`${path}/answers/${encodeURIComponent(key)}`, { value, seq }),
    submit: () => api.post<DiagnosisOutcome>(`${path}/submissions`, undefined, { idempotent: true }),
  };
}
