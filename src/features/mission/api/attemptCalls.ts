import type { z } from 'zod';
import type { checkData, hintData, MissionAttempt, MissionResult, savedAnswer } from '../../../../contract/mission.ts';
import type { MissionKind } from '../../../../domain/mission/missionKinds.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import type { JournalEntry } from '../journal/AnswerJournal.ts';

/** The calls of one mission attempt. Each rejects with ApiError or NetworkError. */
export function attemptCalls(api: ApiClient) {
  const path = (attemptNo: number, rest: string) => `/api/mission/attempts/${attemptNo}/${rest}`;
  return {
    start: (bookNo: number, readingMissionType: MissionKind) =>
      api.post<MissionAttempt>('/api/mission/attempts', { bookNo, readingMissionType }, { idempotent: true }),
    save: (attemptNo: number, key: string, entry: JournalEntry) =>
      api.put<z.infer<typeof savedAnswer>>(path(attemptNo, `answers/${encodeURIComponent(key)}`), entry),
    hint: (attemptNo: number, key: string) =>
      api.post<z.infer<typeof hintData>>(path(attemptNo, 'hints'), { key }, { idempotent: true }),
    check: (attemptNo: number, keys: string[]) =>
      api.post<z.infer<typeof checkData>>(path(attemptNo, 'checks'), { keys }),
    submit: (attemptNo: number, confirmIncomplete: boolean) =>
      api.post<MissionResult>(path(attemptNo, 'submissions'), { confirmIncomplete }, { idempotent: true }),
  };
}

export type AttemptCalls = ReturnType<typeof attemptCalls>;
