import { activityLogApi } from '#contract/endpoints/activityLog.ts';
import { MINUTE } from '#domain/time/duration.ts';
import '#contract/schemas/activityLog.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { sessionOf } from '#server/plugins/app/signedIn.ts';
import { limitRequests } from '#server/plugins/infra/limitRequests.ts';
import { addUseLog, type UseLogKind } from './addUseLog.ts';

/** All logs of one student together; nobody opens two pages a second for a minute. */
const LOGS_PER_MINUTE = 120;

const { addMission, addReadingLevel, addReadingNotes, addBookBti, addBooks } = activityLogApi;
const logs = [
  [addMission, 'MISSION'],
  [addReadingLevel, 'READING_LEVEL'],
  [addReadingNotes, 'READING_NOTES'],
  [addBookBti, 'BOOK_BTI'],
  [addBooks, 'BOOKS'],
] as const satisfies readonly [unknown, UseLogKind][];

/** Logs are stored as they come and swept by age (server/jobs/sweepOldRows). */
export async function logRoutes(app: App): Promise<void> {
  await limitRequests(app, {
    name: 'logs',
    max: LOGS_PER_MINUTE,
    timeWindow: MINUTE,
    caller: (request) => String(sessionOf(request).accountNo),
  });
  for (const [endpoint, kind] of logs) serve(app, endpoint, ({ context, body }) => addUseLog(context, kind, body));
}
