import { systemCodes } from '../../../contract/account.ts';
import { envelope } from '../../../contract/envelope.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { readSystemCodes } from '../../use-cases/readSystemCodes.ts';

export async function codeRoutes(app: App): Promise<void> {
  app.post('/api/code/cmtSystemCode', { schema: { response: { 200: envelope(systemCodes) } } }, async () =>
    ok(readSystemCodes()),
  );
}
