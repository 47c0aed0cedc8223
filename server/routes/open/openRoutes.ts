import type { App } from '../../plugins/App.ts';
import { defaultAccess } from '../../plugins/app/defaultAccess.ts';
import { authRoutes } from './authRoutes.ts';
import { codeRoutes } from './codeRoutes.ts';
import { findAccountRoutes } from './findAccountRoutes.ts';
import { healthRoutes } from './healthRoutes.ts';
import { introRoutes } from './introRoutes.ts';
import { noticeRoutes } from './noticeRoutes.ts';
import { openContestRoutes } from './openContestRoutes.ts';
import { parentQuietRoutes } from './parentQuietRoutes.ts';
import { parentResultRoutes } from './parentResultRoutes.ts';
import { paymentWebhookRoutes } from './paymentWebhookRoutes.ts';
import { policyRoutes } from './policyRoutes.ts';
import { profileImageRoutes } from './profileImageRoutes.ts';
import { searchRoutes } from './searchRoutes.ts';
import { signUpRoutes } from './signUpRoutes.ts';

/** Everything that answers without a login. */
export async function openRoutes(app: App): Promise<void> {
  app.addHook('onRoute', defaultAccess('open'));
  await app.register(healthRoutes);
  await app.register(authRoutes);
  await app.register(findAccountRoutes);
  await app.register(codeRoutes);
  await app.register(noticeRoutes);
  await app.register(introRoutes);
  await app.register(searchRoutes);
  await app.register(policyRoutes);
  await app.register(signUpRoutes);
  await app.register(profileImageRoutes);
  await app.register(parentResultRoutes);
  await app.register(parentQuietRoutes);
  await app.register(openContestRoutes);
  await app.register(paymentWebhookRoutes);
}
