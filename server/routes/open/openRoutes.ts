import type { App } from '../../plugins/App.ts';
import { authRoutes } from './authRoutes.ts';
import { codeRoutes } from './codeRoutes.ts';
import { healthRoutes } from './healthRoutes.ts';
import { noticeRoutes } from './noticeRoutes.ts';

/** Everything that answers without a login. */
export async function openRoutes(app: App): Promise<void> {
  await app.register(healthRoutes);
  await app.register(authRoutes);
  await app.register(codeRoutes);
  await app.register(noticeRoutes);
}
