import { envelope } from '../../../contract/envelope.ts';
import { sitePopups } from '../../../contract/customerService.ts';
import {
  policyHistory,
  policyParams,
  policyText,
  policyVersionParams,
  termsPersonal,
} from '../../../contract/policy.ts';
import { siteNames } from '../../../contract/site.ts';
import type { App } from '../../plugins/App.ts';
import { anyone } from '../../plugins/app/anyone.ts';
import { ok } from '../../plugins/app/ok.ts';
import { readPolicyHistory, readPolicyText } from '../../use-cases/policy/readPolicyHistory.ts';
import { readTermsPersonal } from '../../use-cases/policy/readTermsPersonal.ts';
import { readSitePopups } from '../../use-cases/site/readSitePopups.ts';

/** What a site tells of itself: its documents in all their versions, and the popups of its main page. */
export async function policyRoutes(app: App): Promise<void> {
  const { policies } = app.services;
  // The privacy policy: of the site that was asked, or of one that is named.
  const schema = { response: { 200: envelope(termsPersonal) } };
  app.get('/api/site/terms-personal', { schema }, async (request) =>
    ok(readTermsPersonal(policies, request.site, request.now)),
  );
  for (const site of siteNames) {
    app.get(`/api/site/terms-personal-${site}`, { schema }, async (request) =>
      ok(readTermsPersonal(policies, site, request.now)),
    );
  }

  app.get(
    '/api/site/policies/:code',
    { schema: { params: policyParams, response: { 200: envelope(policyHistory) } } },
    async (request) => ok(readPolicyHistory(policies, request.site, request.params.code, request.now)),
  );

  app.get(
    '/api/site/policies/:code/:version',
    { schema: { params: policyVersionParams, response: { 200: envelope(policyText) } } },
    async (request) => ok(readPolicyText(policies, request.site, request.params.code, request.params.version)),
  );

  app.get('/api/site/popups', { schema: { response: { 200: envelope(sitePopups) } } }, async (request) =>
    ok(await readSitePopups(anyone(request), request.site)),
  );
}
