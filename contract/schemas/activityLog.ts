import { activityLogApi } from '../endpoints/activityLog.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { done } from '../envelope.ts';
import { activityLogBody } from '../home.ts';
import { linkSchemas } from './schemasOf.ts';

const log = { body: activityLogBody, data: done };

export const activityLogSchemas = {
  addMission: log,
  addReadingLevel: log,
  addReadingNotes: log,
  addBookBti: log,
  addBooks: log,
} satisfies Record<string, EndpointSchemas>;

linkSchemas(activityLogApi, activityLogSchemas);
