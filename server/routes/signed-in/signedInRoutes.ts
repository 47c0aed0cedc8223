import type { App } from '../../plugins/App.ts';
import { defaultAccess } from '../../plugins/app/defaultAccess.ts';
import { limitAccounts } from '../../plugins/app/limitAccounts.ts';
import { requireLogin } from '../../plugins/app/requireLogin.ts';
import { registerScopes } from '../../plugins/registerScopes.ts';
import { accountRoutes } from './accountRoutes.ts';
import { aquariumRoutes } from './aquarium/aquariumRoutes.ts';
import { neighbourRoutes } from './aquarium/neighbourRoutes.ts';
import { wordMissionRoutes } from './aquarium/wordMissionRoutes.ts';
import { bookRoutes } from './bookRoutes.ts';
import { contactRoutes } from './contactRoutes.ts';
import { contestRoutes } from './contest/contestRoutes.ts';
import { csMessageRoutes } from './csMessageRoutes.ts';
import { diagnosisRoutes } from './diagnosisRoutes.ts';
import { legendRoutes } from './legendRoutes.ts';
import { libraryRoutes } from './libraryRoutes.ts';
import { loginRoutes } from './loginRoutes.ts';
import { logRoutes } from './logRoutes.ts';
import { mainRoutes } from './mainRoutes.ts';
import { missionRoutes } from './mission/missionRoutes.ts';
import { myPageRoutes } from './myPageRoutes.ts';
import { noteRoutes } from './note/noteRoutes.ts';
import { parentShareRoutes } from './parentShareRoutes.ts';
import { permissionRoutes } from './permissionRoutes.ts';
import { personalityRoutes } from './personalityRoutes.ts';
import { pointRoutes } from './pointRoutes.ts';
import { profileImageRoutes } from './profileImageRoutes.ts';
import { recommendationRoutes } from './recommendationRoutes.ts';
import { reviewRoutes } from './reviewRoutes.ts';
import { subscriptionRoutes } from './subscription/subscriptionRoutes.ts';

const GROUPS = [
  loginRoutes,
  accountRoutes,
  contactRoutes,
  profileImageRoutes,
  myPageRoutes,
  permissionRoutes,
  pointRoutes,
  parentShareRoutes,
  mainRoutes,
  bookRoutes,
  reviewRoutes,
  recommendationRoutes,
  libraryRoutes,
  missionRoutes,
  noteRoutes,
  aquariumRoutes,
  wordMissionRoutes,
  neighbourRoutes,
  contestRoutes,
  diagnosisRoutes,
  personalityRoutes,
  legendRoutes,
  csMessageRoutes,
  logRoutes,
  subscriptionRoutes,
];

/** Everything behind the login. What is registered here is protected because it stands here. */
export async function signedInRoutes(app: App): Promise<void> {
  app.decorateRequest('session', null);
  app.addHook('onRoute', defaultAccess('full'));
  app.addHook('onRequest', requireLogin(limitAccounts(app.services.env.operations.accountRate)));
  await registerScopes(app, GROUPS);
}
