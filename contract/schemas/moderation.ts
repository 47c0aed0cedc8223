import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { moderationApi } from '../endpoints/moderation.ts';
import { done } from '../envelope.ts';
import {
  decisionParams,
  holdDecisionBody,
  itemDecisionBody,
  levelDecisionBody,
  moderationList,
  nameDecisionBody,
  reviewDecisionBody,
  settlementNoticeParams,
} from '../moderation.ts';
import { institutionParams } from '../staff.ts';
import { linkSchemas } from './schemasOf.ts';

export const moderationSchemas = {
  list: { params: institutionParams, data: moderationList },
  decideHold: { params: decisionParams, body: holdDecisionBody, data: done },
  decideLevel: { params: decisionParams, body: levelDecisionBody, data: done },
  settleItem: { params: decisionParams, body: itemDecisionBody, data: done },
  settleReview: { params: decisionParams, body: reviewDecisionBody, data: done },
  settleName: { params: decisionParams, body: nameDecisionBody, data: done },
  putAway: { params: settlementNoticeParams, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(moderationApi, moderationSchemas);
