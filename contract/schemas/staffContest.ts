import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { staffContestApi } from '../endpoints/staffContest.ts';
import { done, pageQuery } from '../envelope.ts';
import { institutionParams } from '../staff.ts';
import {
  contestDraft,
  contestDraftBody,
  contestPlans,
  giveContestBody,
  givenContest,
  staffContest,
  staffContestList,
  staffContestParams,
  staffContestQuery,
} from '../staffContest.ts';
import { linkSchemas } from './schemasOf.ts';

export const staffContestSchemas = {
  plans: { params: institutionParams, data: contestPlans },
  draft: { params: institutionParams, body: contestDraftBody, data: contestDraft },
  list: { params: institutionParams, query: pageQuery, data: staffContestList },
  give: { params: institutionParams, body: giveContestBody, data: givenContest },
  read: { params: staffContestParams, query: staffContestQuery, data: staffContest },
  close: { params: staffContestParams, data: done },
  remove: { params: staffContestParams, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(staffContestApi, staffContestSchemas);
