import type { DiagnosisAnswerBody } from '#contract/diagnosis.ts';
import { diagnosisApi } from '#contract/endpoints/diagnosis.ts';
import { personalityApi } from '#contract/endpoints/personality.ts';
import type { PersonalityAnswerBody } from '#contract/personality.ts';
import type { StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import type { KeptTest } from './createTestStore.ts';

/**
 * Sends one answer of an open test, by the kind of test. Answers are kept as text; the server refuses what is not one of
 * the choices. Rejects with ApiError or NetworkError.
 */
export const saveTestAnswer = {
  diagnosis: (api: ApiClient, diagnosisApplyNo: number | string, itemKey: string, { value, seq }: StampedAnswer) =>
    api.call(diagnosisApi.saveAnswer, {
      params: { diagnosisApplyNo, itemKey },
      body: { value: value as DiagnosisAnswerBody['value'], seq },
    }),
  personality: (
    api: ApiClient,
    accountBookBTIResultNo: number | string,
    itemKey: string,
    { value, seq }: StampedAnswer,
  ) =>
    api.call(personalityApi.saveAnswer, {
      params: { accountBookBTIResultNo, itemKey },
      body: { value: value as PersonalityAnswerBody['value'], seq },
    }),
} satisfies Record<KeptTest, unknown>;
