import { accountRoutes } from '#server/modules/account/accountRoutes.ts';
import { contactRoutes } from '#server/modules/account/contact/contactRoutes.ts';
import { profileImageRoutes } from '#server/modules/account/picture/profileImageRoutes.ts';
import { aquariumRoutes } from '#server/modules/aquarium/aquariumRoutes.ts';
import { loginRoutes } from '#server/modules/auth/loginRoutes.ts';
import { bookRoutes } from '#server/modules/book/bookRoutes.ts';
import { contestRoutes } from '#server/modules/contest/contestRoutes.ts';
import { csMessageRoutes } from '#server/modules/customer-service/csMessageRoutes.ts';
import { diagnosisRoutes } from '#server/modules/diagnosis/diagnosisRoutes.ts';
import { bellEntryRoutes, bellRoutes } from '#server/modules/golden-bell/bellRoutes.ts';
import { liveBellRoutes } from '#server/modules/golden-bell/liveBellRoutes.ts';
import { guestRoutes } from '#server/modules/guest/guestRoutes.ts';
import { legendRoutes } from '#server/modules/legend/legendRoutes.ts';
import { libraryRoutes } from '#server/modules/library/libraryRoutes.ts';
import { logRoutes } from '#server/modules/log/logRoutes.ts';
import { mainRoutes } from '#server/modules/main/mainRoutes.ts';
import { missionRoutes } from '#server/modules/mission/missionRoutes.ts';
import { ownNoticeRoutes } from '#server/modules/moderation/ownNoticeRoutes.ts';
import { myPageRoutes } from '#server/modules/my-page/myPageRoutes.ts';
import { neighbourRoutes } from '#server/modules/neighbour/neighbourRoutes.ts';
import { noteRoutes } from '#server/modules/note/noteRoutes.ts';
import { parentShareRoutes } from '#server/modules/parent-share/parentShareRoutes.ts';
import { personalityRoutes } from '#server/modules/personality/personalityRoutes.ts';
import { pointRoutes } from '#server/modules/point/pointRoutes.ts';
import { recommendationRoutes } from '#server/modules/recommendation/recommendationRoutes.ts';
import { reefRoutes } from '#server/modules/reef/reefRoutes.ts';
import { reviewRoutes } from '#server/modules/review/reviewRoutes.ts';
import { subscriptionRoutes } from '#server/modules/subscription/subscriptionRoutes.ts';
import { textReplyRoutes } from '#server/modules/text-reply/textReplyRoutes.ts';
import { permissionRoutes } from '#server/modules/ticket/permissionRoutes.ts';
import { voyageRoutes } from '#server/modules/voyage/voyageRoutes.ts';
import { wordBasketRoutes } from '#server/modules/word-basket/wordBasketRoutes.ts';
import { wordMissionRoutes } from '#server/modules/word-mission/wordMissionRoutes.ts';
import { writingRoutes } from '#server/modules/writing/writingRoutes.ts';
import type { App } from '#server/plugins/App.ts';
import { defaultAccess } from '#server/plugins/app/defaultAccess.ts';
import { limitAccounts } from '#server/plugins/app/limitAccounts.ts';
import { requireLogin } from '#server/plugins/app/requireLogin.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';

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
  textReplyRoutes,
  ownNoticeRoutes,
  noteRoutes,
  writingRoutes,
  aquariumRoutes,
  guestRoutes,
  reefRoutes,
  bellRoutes,
  bellEntryRoutes,
  liveBellRoutes,
  wordMissionRoutes,
  wordBasketRoutes,
  voyageRoutes,
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
  app.decorateRequest('bellViewer', null);
  app.addHook('onRoute', defaultAccess('full'));
  app.addHook('onRequest', requireLogin(limitAccounts(app.services.env.operations.accountRate)));
  await registerScopes(app, GROUPS);
}
