import { envelope } from '../../../contract/envelope.ts';
import { permissionData, permissionQuery } from '../../../contract/subscription.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { requirePermission } from '../../use-cases/ticket/requirePermission.ts';

/** Asked before something is begun, so that the page can tell instead of trying. Each start asks again by itself. */
export async function permissionRoutes(app: App): Promise<void> {
  app.get(
    '/api/subscription/permission/me',
    { schema: { querystring: permissionQuery, response: { 200: envelope(permissionData) } } },
    async (request) => {
      await requirePermission(signedIn(request), request.query.type);
      return ok({ permitted: true } as const);
    },
  );
}
