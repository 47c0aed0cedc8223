import { openProfileImageRoutes } from '#server/modules/account/picture/openProfileImageRoutes.ts';
import { parentQuietRoutes } from '#server/modules/aquarium-rest/parentQuietRoutes.ts';
import { searchRoutes } from '#server/modules/article/searchRoutes.ts';
import { authRoutes } from '#server/modules/auth/authRoutes.ts';
import { openContestRoutes } from '#server/modules/contest/openContestRoutes.ts';
import { faqRoutes } from '#server/modules/faq/faqRoutes.ts';
import { findAccountRoutes } from '#server/modules/find-account/findAccountRoutes.ts';
import { openCalendarRoutes } from '#server/modules/homework-calendar/openCalendarRoutes.ts';
import { introRoutes } from '#server/modules/intro/introRoutes.ts';
import { cardSignInRoutes } from '#server/modules/login-card/cardSignInRoutes.ts';
import { noticeRoutes } from '#server/modules/notice/noticeRoutes.ts';
import { parentResultRoutes } from '#server/modules/parent-page/parentResultRoutes.ts';
import { policyRoutes } from '#server/modules/policy/policyRoutes.ts';
import { signUpRoutes } from '#server/modules/sign-up/signUpRoutes.ts';
import { staffProviderRoutes } from '#server/modules/staff/provider/staffProviderRoutes.ts';
import { staffSignInRoutes } from '#server/modules/staff/staffSignInRoutes.ts';
import { paymentWebhookRoutes } from '#server/modules/subscription/webhook/paymentWebhookRoutes.ts';
import { codeRoutes } from '#server/modules/system-code/codeRoutes.ts';
import { openVoyageRoutes } from '#server/modules/voyage/openVoyageRoutes.ts';
import { healthRoutes } from '#server/modules/watch/healthRoutes.ts';
import type { App } from '#server/plugins/App.ts';
import { defaultAccess } from '#server/plugins/app/defaultAccess.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';

const GROUPS = [
  healthRoutes,
  authRoutes,
  cardSignInRoutes,
  findAccountRoutes,
  codeRoutes,
  noticeRoutes,
  faqRoutes,
  introRoutes,
  searchRoutes,
  policyRoutes,
  signUpRoutes,
  openProfileImageRoutes,
  parentResultRoutes,
  parentQuietRoutes,
  openCalendarRoutes,
  openContestRoutes,
  openVoyageRoutes,
  paymentWebhookRoutes,
  staffSignInRoutes,
  staffProviderRoutes,
];

/** Everything that answers without a login. */
export async function openRoutes(app: App): Promise<void> {
  app.addHook('onRoute', defaultAccess('open'));
  await registerScopes(app, GROUPS);
}
