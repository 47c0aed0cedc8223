import { withTransaction } from '#server/db/withTransaction.ts';
import { correctPoints } from '#server/modules/contest/operate/correctPoints.ts';
import { requestPriceConsents } from '#server/modules/subscription/run/sendRenewalMails.ts';
import { startServer } from '#server/startServer.ts';
import { aquariumActions } from '../../support/aquariumActions.ts';
import { buildTestApp } from '../../support/buildTestApp.ts';
import { buildContestApp, contestStudent, publishContest } from '../../support/contestStage.ts';
import { makeFixtureContent } from '../../support/fixtureContent.ts';
import { freshStudent, give, signInAs } from '../../support/freshStudent.ts';
import { loginOf, makeAccount } from '../../support/makeAccount.ts';
import { missionPlayer } from '../../support/missionPlayer.ts';
import { operate } from '../../support/operate.ts';
import { makeInstitution, makeStaff, staffLoginOf } from '../../support/staffMember.ts';
import { liveDays, PRODUCTS } from '../../support/ticketBuyer.ts';

/** What tests in a browser take from the server's own code: see `loadDrivenServer`. */
export const drivenServer = {
  aquariumActions,
  requestPriceConsents,
  buildContestApp,
  buildTestApp,
  contestStudent,
  correctPoints,
  freshStudent,
  give,
  liveDays,
  loginOf,
  makeAccount,
  makeFixtureContent,
  makeInstitution,
  makeStaff,
  missionPlayer,
  operate,
  PRODUCTS,
  publishContest,
  signInAs,
  staffLoginOf,
  startServer,
  withTransaction,
};
export type DrivenServer = typeof drivenServer;
