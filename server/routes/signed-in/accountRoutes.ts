import { accessRecordList } from '../../../contract/accessRecord.ts';
import { accountInfo } from '../../../contract/account.ts';
import { done, envelope, pageQuery } from '../../../contract/envelope.ts';
import {
  changePasswordBody,
  infoBody,
  infoChanged,
  withdrawalBody,
  withdrawalData,
  withdrawalPreview,
} from '../../../contract/myPage.ts';
import { RENEWED_TOKEN_HEADER } from '../../../contract/site.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { runIdempotent } from '../../plugins/app/runIdempotent.ts';
import { sessionOf, signedIn } from '../../plugins/app/signedIn.ts';
import { readAccessRecords } from '../../use-cases/access/readAccessRecords.ts';
import { changePassword } from '../../use-cases/account/changePassword.ts';
import { changeInfo } from '../../use-cases/account/info/changeInfo.ts';
import { previewWithdrawal } from '../../use-cases/account/leaving/previewWithdrawal.ts';
import { requestWithdrawal } from '../../use-cases/account/leaving/requestWithdrawal.ts';
import { readAccountInfo } from '../../use-cases/account/readAccountInfo.ts';
import { requirePasswordGrant } from '../../use-cases/auth/requirePasswordGrant.ts';

/** One's own account: what is known, changing it, leaving. */
export async function accountRoutes(app: App): Promise<void> {
  const { policies, env, text } = app.services;
  // The client holds these statuses against the 'me' check, so who belongs nowhere may read them.
  app.post(
    '/api/account/me',
    { schema: { response: { 200: envelope(accountInfo) } }, config: { access: 'records' } },
    async (request) => ok(await readAccountInfo(signedIn(request), 'masked')),
  );

  app.post('/api/account/infoDetail', { schema: { response: { 200: envelope(accountInfo) } } }, async (request) => {
    requirePasswordGrant(sessionOf(request), request.now);
    return ok(await readAccountInfo(signedIn(request), 'plain'));
  });
  app.put(
    '/api/account/info/me',
    { schema: { body: infoBody, response: { 200: envelope(infoChanged) } }, config: { queuesMail: true } },
    async (request) => {
      const source = { policies, address: request.ip, agent: request.headers['user-agent'] ?? '' };
      const place = { source, sender: text, origin: env.origins[request.site] };
      return ok(await changeInfo(signedIn(request), sessionOf(request), request.body, place));
    },
  );
  app.put(
    '/api/account/password/me',
    { schema: { body: changePasswordBody, response: { 200: envelope(done) } }, config: { queuesMail: true } },
    async (request, reply) => {
      const token = await changePassword(signedIn(request), sessionOf(request), request.body);
      if (token !== null) reply.header(RENEWED_TOKEN_HEADER, token);
      return ok({ done: true } as const);
    },
  );

  app.get(
    '/api/account/access-records/me',
    {
      schema: { querystring: pageQuery, response: { 200: envelope(accessRecordList) } },
      config: { access: 'records' },
    },
    async (request) => ok(await readAccessRecords(signedIn(request), request.query.page)),
  );

  app.get(
    '/api/account/withdrawal/me',
    { schema: { response: { 200: envelope(withdrawalPreview) } }, config: { access: 'records' } },
    async (request) => ok(await previewWithdrawal(signedIn(request))),
  );
  app.post(
    '/api/account/withdrawal/me',
    {
      schema: { body: withdrawalBody, response: { 200: envelope(withdrawalData) } },
      config: { access: 'records', queuesMail: true },
    },
    async (request, reply) => {
      requirePasswordGrant(sessionOf(request), request.now);
      return ok(await runIdempotent(request, reply, (context) => requestWithdrawal(context, request.body)));
    },
  );
}
