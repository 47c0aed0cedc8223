import type { App } from '../../plugins/App.ts';
import { defaultAccess } from '../../plugins/app/defaultAccess.ts';
import { authRoutes } from './authRoutes.ts';
import { codeRoutes } from './codeRoutes.ts';
import { findAccountRoutes } from './findAccountRoutes.ts';
import { healthRoutes } from './healthRoutes.ts';
import { noticeRoutes } from './noticeRoutes.ts';
import { parentResultRoutes } from './parentResultRoutes.ts';
import { policyRoutes } from './policyRoutes.ts';
import { profileImageRoutes } from './profileImageRoutes.ts';
import { signUpRoutes } from './signUpRoutes.ts';

/** Everything that answers without a login. */
export async function openRoutes(app: App): Promise<void> {
  app.addHook('onRoute', defaultAccess('open'));
  await app.register(healthRoutes);
  await app.register(authRoutes);
  await app.register(findAccountRoutes);
  await app.register(codeRoutes);
  await app.register(noticeRoutes);
  await app.register(policyRoutes);
  await app.register(signUpRoutes);
  await app.register(profileImageRoutes);
  await app.register(parentResultRoutes);
}
