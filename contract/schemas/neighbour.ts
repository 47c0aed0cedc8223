import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { neighbourApi } from '../endpoints/neighbour.ts';
import { done, pageQuery } from '../envelope.ts';
import {
  aquariumProfile,
  askedFriend,
  askFriendBody,
  blockBody,
  cheerBody,
  friendRequests,
  neighbour,
  neighbourQuery,
  neighbourReportBody,
  neighbours,
  profileBody,
  receivedCheers,
  visitParams,
} from '../neighbour.ts';
import { linkSchemas } from './schemasOf.ts';

const params = visitParams;

export const neighbourSchemas = {
  readProfile: { data: aquariumProfile },
  changeProfile: { body: profileBody, data: aquariumProfile },
  renewCode: { data: aquariumProfile },
  list: { query: neighbourQuery, data: neighbours },
  visit: { params, data: neighbour },
  cheer: { params, body: cheerBody, data: neighbour },
  report: { params, body: neighbourReportBody, data: done },
  block: { params, body: blockBody, data: done },
  readRequests: { data: friendRequests },
  askFriend: { body: askFriendBody, data: askedFriend },
  acceptFriend: { params, data: done },
  partFriend: { params, data: done },
  readCheers: { query: pageQuery, data: receivedCheers },
  markCheersSeen: { data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(neighbourApi, neighbourSchemas);
