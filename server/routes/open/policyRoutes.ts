import { envelope } from '../../../contract/envelope.ts';
import { termsPersonal } from '../../../contract/policy.ts';
import { siteNames } from '../../../contract/site.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { readTermsPersonal } from '../../use-cases/policy/readTermsPersonal.ts';

/** The privacy policy: of the site that was asked, or of one that is named. */
export async function policyRoutes(app: App): Promise<void> {
  const { policies } = app.services;
  const schema = { response: { 200: envelope(termsPersonal) } };
  app.get('/api/site/terms-personal', { schema }, async (request) =>
    ok(readTermsPersonal(policies, request.site, request.now)),
  );
  for (const site of siteNames) {
    app.get(`/api/site/terms-personal-${site}`, { schema }, async (request) =>
      ok(readTermsPersonal(policies, site, request.now)),
    );
  }
}
