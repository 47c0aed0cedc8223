import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import '#contract/schemas/subscription.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { requirePermission } from './requirePermission.ts';

/** Lets a page explain a missing ticket before something is begun. Each start checks again by itself. */
export async function permissionRoutes(app: App): Promise<void> {
  serve(app, subscriptionApi.checkPermission, async ({ context, query }) => {
    await requirePermission(context, query.type);
    return { permitted: true as const };
  });
}
