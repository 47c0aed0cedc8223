import { accountApi } from '#contract/endpoints/account.ts';
import '#contract/schemas/account.ts';
import { RENEWED_TOKEN_HEADER } from '#contract/site.ts';
import { readAccessRecords } from '#server/modules/access/public.ts';
import { requirePasswordGrant } from '#server/modules/auth/public.ts';
import type { App } from '#server/plugins/App.ts';
import { serve, serveAroundGateway } from '#server/plugins/app/serve.ts';
import { sessionOf } from '#server/plugins/app/signedIn.ts';
import { changePassword } from './changePassword.ts';
import { changeInfo } from './info/changeInfo.ts';
import { previewWithdrawal } from './leaving/previewWithdrawal.ts';
import { requestWithdrawal } from './leaving/requestWithdrawal.ts';
import { readAccountInfo } from './readAccountInfo.ts';

/** One's own account: what is known, changing it, leaving. */
export async function accountRoutes(app: App): Promise<void> {
  const { policies, env, text } = app.services;
  serve(app, accountApi.read, ({ context }) => readAccountInfo(context, 'masked'));
  serve(app, accountApi.readDetail, ({ context, request }) => {
    requirePasswordGrant(sessionOf(request), context.now);
    return readAccountInfo(context, 'plain');
  });
  serve(app, accountApi.changeInfo, ({ context, body, request }) => {
    const source = { policies, address: request.ip, agent: request.headers['user-agent'] ?? '' };
    const place = { source, sender: text, origin: env.origins[context.site] };
    return changeInfo(context, sessionOf(request), body, place);
  });
  serve(app, accountApi.changePassword, async ({ context, body, request, reply }) => {
    const token = await changePassword(context, sessionOf(request), body);
    if (token !== null) reply.header(RENEWED_TOKEN_HEADER, token);
    return { done: true } as const;
  });
  serve(app, accountApi.listAccessRecords, ({ context, query }) => readAccessRecords(context, query.page));
  serve(app, accountApi.previewWithdrawal, ({ context }) => previewWithdrawal(context));
  // The password is checked before the key: also who repeats the request has confirmed it.
  serveAroundGateway(app, accountApi.withdraw, async ({ context, body, request, once }) => {
    requirePasswordGrant(sessionOf(request), context.now);
    return once((inner) => requestWithdrawal(inner, body));
  });
}
