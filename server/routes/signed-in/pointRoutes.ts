import { envelope } from '../../../contract/envelope.ts';
import { pointEntries, pointEntryQuery } from '../../../contract/myPage.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { readPointEntries } from '../../use-cases/point/readPointEntries.ts';

export async function pointRoutes(app: App): Promise<void> {
  const { shop } = app.contentFiles;
  app.get(
    '/api/point/entries/me',
    { schema: { querystring: pointEntryQuery, response: { 200: envelope(pointEntries) } } },
    async (request) => ok(await readPointEntries(signedIn(request), shop, request.query)),
  );
}
