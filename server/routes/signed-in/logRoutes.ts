import { done, envelope } from '../../../contract/envelope.ts';
import { activityLogBody } from '../../../contract/home.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { sessionOf, signedIn } from '../../plugins/app/signedIn.ts';
import { limitRequests } from '../../plugins/infra/limitRequests.ts';
import { addUseLog, type UseLogKind } from '../../use-cases/log/addUseLog.ts';

const MINUTE = 60 * 1000;
/** All logs of one student together; nobody opens two pages a second for a minute. */
const LOGS_PER_MINUTE = 120;

/** The activity logs of spec section 7. */
const logs: Readonly<Record<string, UseLogKind>> = {
  '/api/mission/log': 'MISSION',
  '/api/readingLevel/createReadingLevelLog': 'READING_LEVEL',
  '/api/reading-notes/log': 'READING_NOTES',
  '/api/bookbti/createBookBTIUseLog': 'BOOK_BTI',
  '/api/books/log': 'BOOKS',
};

/** Logs are stored as they come and swept by age (server/jobs/sweepOldRows). */
export async function logRoutes(app: App): Promise<void> {
  await limitRequests(app, {
    name: 'logs',
    max: LOGS_PER_MINUTE,
    timeWindow: MINUTE,
    caller: (request) => String(sessionOf(request).accountNo),
  });
  for (const [path, kind] of Object.entries(logs)) {
    app.post(path, { schema: { body: activityLogBody, response: { 200: envelope(done) } } }, async (request) =>
      ok(await addUseLog(signedIn(request), kind, request.body)),
    );
  }
}
