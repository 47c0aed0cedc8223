import { policyApi } from '#contract/endpoints/policy.ts';
import { popupApi } from '#contract/endpoints/popup.ts';
import { termsApi } from '#contract/endpoints/terms.ts';
import '#contract/schemas/policy.ts';
import '#contract/schemas/popup.ts';
import '#contract/schemas/terms.ts';
import { siteNames } from '#contract/site.ts';
import { readSitePopups } from '#server/modules/site/public.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { readPolicyHistory, readPolicyText, readTermsPersonal } from './readPolicyHistory.ts';

/** What a site publishes about itself: its documents in all their versions, and the popups of its main page. */
export async function policyRoutes(app: App): Promise<void> {
  const { policies } = app.services;
  serve(app, termsApi.own, ({ context }) => readTermsPersonal(policies, context.site, context.now));
  for (const site of siteNames) {
    serve(app, termsApi[site], ({ context }) => readTermsPersonal(policies, site, context.now));
  }
  serve(app, policyApi.readHistory, ({ context, params }) =>
    readPolicyHistory(policies, context.site, params.code, context.now),
  );
  serve(app, policyApi.readText, ({ context, params }) =>
    readPolicyText(policies, context.site, params.code, params.version),
  );
  serve(app, popupApi.list, ({ context }) => readSitePopups(context, context.site));
}
