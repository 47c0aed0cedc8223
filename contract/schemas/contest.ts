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
  contestList,
  contestQuery,
  contestRank,
  contestStatusData,
  existMissionHistory,
  listingBody,
} from '../contest.ts';
import { contestLevelBody, contestLevelResult, contestLevelReview, contestLevelTest } from '../contestLevelTest.ts';
import { contestReviewParams, contestReviews, reviewReplyBody } from '../contestReview.ts';
import { contestTeams, contestTeamsQuery } from '../contestTeams.ts';
import { contestApi } from '../endpoints/contest.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { done } from '../envelope.ts';
import { linkSchemas } from './schemasOf.ts';

export const contestSchemas = {
  readStatus: { data: contestStatusData.nullable() },
  checkCertificate: { params: certificateParams, data: certificateCheck },
  read: { query: contestQuery, data: contest },
  list: { data: contestList },
  listTakenBooks: { query: contestQuery, data: bookNoList },
  findMissionHistory: { params: bookParams, data: existMissionHistory },
  readAvailablePoint: { body: availablePointBody, data: availablePointData },
  openLevelTest: { query: contestQuery, data: contestLevelTest },
  submitLevelTest: { query: contestQuery, body: contestLevelBody, data: contestLevelResult },
  readLevelReview: { query: contestQuery, data: contestLevelReview.nullable() },
  putAwayLevelReview: { data: done },
  readInfo: { query: contestQuery, data: contestInfo.nullable() },
  readHistory: { query: contestQuery, data: contestHistory },
  readRank: { query: contestQuery, data: contestRank },
  readTeams: { query: contestTeamsQuery, data: contestTeams },
  setListing: { query: contestQuery, body: listingBody, data: done },
  listReviews: { query: contestQuery, data: contestReviews },
  replyToReview: { params: contestReviewParams, body: reviewReplyBody, data: done },
  listCertificates: { data: contestCertificates },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(contestApi, contestSchemas);
