import { z } from 'zod';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { goldenBellApi, staffBellApi } from '../endpoints/goldenBell.ts';
import {
  bellAnswerBody,
  bellAnswered,
  bellAnswerParams,
  bellBody,
  bellBooks,
  bellCommandBody,
  bellDraft,
  bellDraftBody,
  bellEntry,
  bellEntryBody,
  bellList,
  bellListQuery,
  bellParams,
  bellResult,
  hostBellFrame,
  openedBell,
  pupilBellFrame,
  staffBellParams,
} from '../goldenBell.ts';
import { institutionParams } from '../staff.ts';
import { linkSchemas } from './schemasOf.ts';

export const goldenBellSchemas = {
  enter: { body: bellEntryBody, data: bellEntry },
  read: { params: bellParams, data: pupilBellFrame },
  answer: { params: bellAnswerParams, body: bellAnswerBody, data: bellAnswered },
  follow: { params: bellParams, data: z.unknown() },
  socket: { params: bellParams, data: z.unknown() },
} satisfies Record<string, EndpointSchemas>;

export const staffBellSchemas = {
  books: { params: institutionParams, data: bellBooks },
  draft: { params: institutionParams, body: bellDraftBody, data: bellDraft },
  list: { params: institutionParams, query: bellListQuery, data: bellList },
  open: { params: institutionParams, body: bellBody, data: openedBell },
  read: { params: staffBellParams, data: hostBellFrame },
  command: { params: staffBellParams, body: bellCommandBody, data: hostBellFrame },
  result: { params: staffBellParams, data: bellResult },
  follow: { params: staffBellParams, data: z.unknown() },
  socket: { params: staffBellParams, data: z.unknown() },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(goldenBellApi, goldenBellSchemas);
linkSchemas(staffBellApi, staffBellSchemas);
