import { bookParams } from '../book.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { missionApi } from '../endpoints/mission.ts';
import { done } from '../envelope.ts';
import {
  answerBody,
  answerParams,
  attemptParams,
  bookMissionResult,
  checkBody,
  checkData,
  hintBody,
  hintData,
  historyParams,
  missionAttempt,
  missionBoard,
  missionResult,
  savedAnswer,
  startAttemptBody,
  submitBody,
  verdictBody,
  verdictData,
} from '../mission.ts';
import { missionHistories } from '../readingNote.ts';
import { linkSchemas } from './schemasOf.ts';

export const missionSchemas = {
  readBoard: { params: bookParams, data: missionBoard },
  readResults: { params: bookParams, data: bookMissionResult },
  listHistories: { params: bookParams, data: missionHistories },
  removeHistory: { params: historyParams, data: done },
  start: { body: startAttemptBody, data: missionAttempt },
  saveAnswer: { params: answerParams, body: answerBody, data: savedAnswer },
  takeHint: { params: attemptParams, body: hintBody, data: hintData },
  check: { params: attemptParams, body: checkBody, data: checkData },
  verdict: { params: attemptParams, body: verdictBody, data: verdictData },
  submit: { params: attemptParams, body: submitBody, data: missionResult },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(missionApi, missionSchemas);
