import type { App } from '../../plugins/App.ts';
import { defaultAccess } from '../../plugins/app/defaultAccess.ts';
import { registerScopes } from '../../plugins/registerScopes.ts';
import { authRoutes } from './authRoutes.ts';
import { codeRoutes } from './codeRoutes.ts';
import { faqRoutes } from './faqRoutes.ts';
import { findAccountRoutes } from './findAccountRoutes.ts';
import { healthRoutes } from './healthRoutes.ts';
import { introRoutes } from './introRoutes.ts';
import { noticeRoutes } from './noticeRoutes.ts';
import { openContestRoutes } from './openContestRoutes.ts';
import { openProfileImageRoutes } from './openProfileImageRoutes.ts';
import { parentQuietRoutes } from './parentQuietRoutes.ts';
import { parentResultRoutes } from './parentResultRoutes.ts';
import { paymentWebhookRoutes } from './paymentWebhookRoutes.ts';
import { policyRoutes } from './policyRoutes.ts';
import { searchRoutes } from './searchRoutes.ts';
import { signUpRoutes } from './signUpRoutes.ts';

const GROUPS = [
  healthRoutes,
  authRoutes,
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
  openContestRoutes,
  paymentWebhookRoutes,
];

/** Everything that answers without a login. */
export async function openRoutes(app: App): Promise<void> {
  app.addHook('onRoute', defaultAccess('open'));
  await registerScopes(app, GROUPS);
}
