import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { noteApi } from '../endpoints/note.ts';
import { pageQuery } from '../envelope.ts';
import {
  noteBookParams,
  noteEditBody,
  noteList,
  noteListQuery,
  noteMap,
  noteOverview,
  noteParams,
  reportState,
  reportVersion,
  reportVersions,
  storedNote,
  versionParams,
} from '../readingNote.ts';
import { linkSchemas } from './schemasOf.ts';

const params = noteBookParams;

export const noteSchemas = {
  readOverview: { params, data: noteOverview },
  list: { params, query: noteListQuery, data: noteList },
  read: { params: noteParams, data: storedNote },
  save: { params: noteParams, body: noteEditBody, data: storedNote },
  readReport: { params, data: reportState },
  listVersions: { params, query: pageQuery, data: reportVersions },
  readVersion: { params: versionParams, data: reportVersion },
  readMap: { params, data: noteMap },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(noteApi, noteSchemas);
