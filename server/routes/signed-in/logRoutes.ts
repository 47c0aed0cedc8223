import { done, envelope } from '../../../contract/envelope.ts';
import { activityLogBody } from '../../../contract/home.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { addUseLog, type UseLogKind } from '../../use-cases/log/addUseLog.ts';

/** The activity logs of spec section 7. */
const logs: Readonly<Record<string, UseLogKind>> = {
  '/api/mission/log': 'MISSION',
  '/api/readingLevel/createReadingLevelLog': 'READING_LEVEL',
  '/api/reading-notes/log': 'READING_NOTES',
  '/api/bookbti/createBookBTIUseLog': 'BOOK_BTI',
  '/api/books/log': 'BOOKS',
};

export async function logRoutes(app: App): Promise<void> {
  for (const [path, kind] of Object.entries(logs)) {
    app.post(path, { schema: { body: activityLogBody, response: { 200: envelope(done) } } }, async (request) =>
      ok(await addUseLog(signedIn(request), kind, request.body)),
    );
  }
}
