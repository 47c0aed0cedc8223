import { envelope } from '../../../contract/envelope.ts';
import { mainPage } from '../../../contract/home.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { readMainPage } from '../../use-cases/main/readMainPage.ts';

export async function mainRoutes(app: App): Promise<void> {
  app.get('/api/main/me', { schema: { response: { 200: envelope(mainPage) } } }, async (request) =>
    ok(await readMainPage(signedIn(request))),
  );
}
