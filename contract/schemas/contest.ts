import { bookNoList, bookParams } from '../book.ts';
import {
  availablePointBody,
  availablePointData,
  certificateCheck,
  certificateParams,
  contest,
  contestCertificates,
  contestHistory,
  contestInfo,
  contestRank,
  contestReviewParams,
  contestReviews,
  contestStatusData,
  existMissionHistory,
  listingBody,
  reviewReplyBody,
} from '../contest.ts';
import { contestLevelBody, contestLevelResult, contestLevelReview, contestLevelTest } from '../contestLevelTest.ts';
import { contestApi } from '../endpoints/contest.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { done } from '../envelope.ts';
import { linkSchemas } from './schemasOf.ts';

export const contestSchemas = {
  readStatus: { data: contestStatusData.nullable() },
  checkCertificate: { params: certificateParams, data: certificateCheck },
  read: { data: contest },
  listTakenBooks: { data: bookNoList },
  findMissionHistory: { params: bookParams, data: existMissionHistory },
  readAvailablePoint: { body: availablePointBody, data: availablePointData },
  openLevelTest: { data: contestLevelTest },
  submitLevelTest: { body: contestLevelBody, data: contestLevelResult },
  readLevelReview: { data: contestLevelReview.nullable() },
  putAwayLevelReview: { data: done },
  readInfo: { data: contestInfo.nullable() },
  readHistory: { data: contestHistory },
  readRank: { data: contestRank },
  setListing: { body: listingBody, data: done },
  listReviews: { data: contestReviews },
  replyToReview: { params: contestReviewParams, body: reviewReplyBody, data: done },
  listCertificates: { data: contestCertificates },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(contestApi, contestSchemas);
