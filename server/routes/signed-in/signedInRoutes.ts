import type { App } from '../../plugins/App.ts';
import { defaultAccess } from '../../plugins/app/defaultAccess.ts';
import { requireLogin } from '../../plugins/app/requireLogin.ts';
import { accountRoutes } from './accountRoutes.ts';
import { aquariumRoutes } from './aquarium/aquariumRoutes.ts';
import { bookRoutes } from './bookRoutes.ts';
import { libraryRoutes } from './libraryRoutes.ts';
import { loginRoutes } from './loginRoutes.ts';
import { logRoutes } from './logRoutes.ts';
import { mainRoutes } from './mainRoutes.ts';
import { missionRoutes } from './mission/missionRoutes.ts';
import { myPageRoutes } from './myPageRoutes.ts';
import { noteRoutes } from './note/noteRoutes.ts';
import { parentShareRoutes } from './parentShareRoutes.ts';
import { pointRoutes } from './pointRoutes.ts';
import { profileImageRoutes } from './profileImageRoutes.ts';
import { recommendationRoutes } from './recommendationRoutes.ts';
import { reviewRoutes } from './reviewRoutes.ts';

/** Everything behind the login. What is registered here is protected because it stands here. */
export async function signedInRoutes(app: App): Promise<void> {
  app.decorateRequest('session', null);
  app.addHook('onRoute', defaultAccess('full'));
  app.addHook('onRequest', requireLogin);
  await app.register(loginRoutes);
  await app.register(accountRoutes);
  await app.register(profileImageRoutes);
  await app.register(myPageRoutes);
  await app.register(pointRoutes);
  await app.register(parentShareRoutes);
  await app.register(mainRoutes);
  await app.register(bookRoutes);
  await app.register(reviewRoutes);
  await app.register(recommendationRoutes);
  await app.register(libraryRoutes);
  await app.register(missionRoutes);
  await app.register(noteRoutes);
  await app.register(aquariumRoutes);
  await app.register(logRoutes);
}
