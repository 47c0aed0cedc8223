import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { rosterApi } from '../endpoints/roster.ts';
import {
  oneRosterFiles,
  oneRosterQuery,
  rosterBody,
  rosterCheck,
  rosterFile,
  rosterStep,
  rosterUploadBody,
  rosterUploads,
  undoneUpload,
  uploadParams,
} from '../roster.ts';
import { institutionParams } from '../staff.ts';
import { linkSchemas } from './schemasOf.ts';

export const rosterSchemas = {
  readFile: { params: institutionParams, data: rosterFile },
  check: { params: institutionParams, body: rosterBody, data: rosterCheck },
  listUploads: { params: institutionParams, data: rosterUploads },
  upload: { params: institutionParams, body: rosterUploadBody, data: rosterStep },
  exportOneRoster: { params: institutionParams, query: oneRosterQuery, data: oneRosterFiles },
  undo: { params: uploadParams, data: undoneUpload },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(rosterApi, rosterSchemas);
