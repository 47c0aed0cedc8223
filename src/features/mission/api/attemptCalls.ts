import type { z } from 'zod';
import type {
  BookMissionResult,
  checkData,
  hintData,
  MissionAttempt,
  MissionResult,
  savedAnswer,
  submitBody,
} from '../../../../contract/mission.ts';
import type { MissionKind } from '../../../../domain/mission/missionKinds.ts';
import type { StampedAnswer } from '../../../../domain/mission/StampedAnswer.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { createRandomId } from '../../../lib/browser/createRandomId.ts';

export type SubmitBody = z.infer<typeof submitBody>;

/** The calls of one mission attempt. Each rejects with ApiError or NetworkError. */
export function attemptCalls(api: ApiClient) {
  const path = (attemptNo: number, rest: string) => `/api/mission/attempts/${attemptNo}/${rest}`;
  return {
    /** A key of its own each time: there is one attempt a round anyway, and the one there is, is told as it stands now. */
    start: (bookNo: number, readingMissionType: MissionKind) =>
      api.post<MissionAttempt>('/api/mission/attempts', { bookNo, readingMissionType }, { key: createRandomId() }),
    /** Returns the answer that the server holds now. */
    save: (attemptNo: number, key: string, { value, seq }: StampedAnswer) =>
      api.put<z.infer<typeof savedAnswer>>(path(attemptNo, `answers/${encodeURIComponent(key)}`), { value, seq }),
    hint: (attemptNo: number, key: string) =>
      api.post<z.infer<typeof hintData>>(path(attemptNo, 'hints'), { key }, { idempotent: true }),
    check: (attemptNo: number, keys: string[]) =>
      api.post<z.infer<typeof checkData>>(path(attemptNo, 'checks'), { keys }),
    /** `key` is the Idempotency-Key that was written down with the hand-in. */
    submit: (attemptNo: number, body: SubmitBody, key: string) =>
      api.post<MissionResult>(path(attemptNo, 'submissions'), body, { key }),
    /** The result of a mission that counts; null when there is none. */
    result: async (bookNo: number, kind: MissionKind): Promise<MissionResult | null> => {
      const { results } = await api.get<BookMissionResult>(`/api/mission/books/${bookNo}/results/me`);
      return results.find(({ readingMissionType }) => readingMissionType === kind) ?? null;
    },
  };
}

export type AttemptCalls = ReturnType<typeof attemptCalls>;
