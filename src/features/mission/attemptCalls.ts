import type { z } from 'zod';
import { missionApi } from '#contract/endpoints/mission.ts';
import type { MissionResult, submitBody } from '#contract/mission.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { createRandomId } from '../../lib/browser/createRandomId.ts';

export type SubmitBody = z.infer<typeof submitBody>;

/** The calls of one mission attempt. Each rejects with ApiError or NetworkError. */
export function attemptCalls(api: ApiClient) {
  return {
    /** A key of its own each time: a round has one attempt anyway, and the answer is that attempt as it stands now. */
    start: (bookNo: number, readingMissionType: MissionKind) =>
      api.call(missionApi.start, { body: { bookNo, readingMissionType }, key: createRandomId() }),
    /** Returns the answer that the server holds now. */
    save: (attemptNo: number, itemKey: string, { value, seq }: StampedAnswer) =>
      api.call(missionApi.saveAnswer, { params: { attemptNo, itemKey }, body: { value, seq } }),
    /** Saves an answer and has it marked. */
    verdict: (attemptNo: number, key: string, { value, seq }: StampedAnswer) =>
      api.call(missionApi.verdict, { params: { attemptNo }, body: { key, value, seq } }),
    hint: (attemptNo: number, key: string) => api.call(missionApi.takeHint, { params: { attemptNo }, body: { key } }),
    check: (attemptNo: number, keys: string[], byItself: boolean) =>
      api.call(missionApi.check, { params: { attemptNo }, body: { keys, byItself } }),
    /** `key` is the Idempotency-Key that was written down with the hand-in. */
    submit: (attemptNo: number, body: SubmitBody, key: string) =>
      api.call(missionApi.submit, { params: { attemptNo }, body, key }),
    /** The result of a mission that counts; null when there is none. */
    result: async (bookNo: number, kind: MissionKind): Promise<MissionResult | null> => {
      const { results } = await api.call(missionApi.readResults, { params: { bookNo } });
      return results.find(({ readingMissionType }) => readingMissionType === kind) ?? null;
    },
  };
}

export type AttemptCalls = ReturnType<typeof attemptCalls>;
