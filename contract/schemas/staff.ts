import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { staffApi } from '../endpoints/staff.ts';
import { done } from '../envelope.ts';
import {
  colleagueBody,
  colleagueParams,
  institutionParams,
  inviteBody,
  inviteParams,
  staffList,
  staffPasswordBody,
  staffRecordList,
  staffRecordQuery,
} from '../staff.ts';
import { inviteTokenBody, staffMe } from '../staffSignIn.ts';
import { linkSchemas } from './schemasOf.ts';

export const staffSchemas = {
  me: { data: staffMe },
  signOut: { data: done },
  changePassword: { body: staffPasswordBody, data: done },
  join: { body: inviteTokenBody, data: done },
  list: { params: institutionParams, data: staffList },
  invite: { params: institutionParams, body: inviteBody, data: done },
  withdrawInvite: { params: inviteParams, data: done },
  change: { params: colleagueParams, body: colleagueBody, data: done },
  release: { params: colleagueParams, data: done },
  records: { params: institutionParams, query: staffRecordQuery, data: staffRecordList },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(staffApi, staffSchemas);
