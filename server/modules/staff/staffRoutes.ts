import { staffApi } from '#contract/endpoints/staff.ts';
import { staffIdentityApi } from '#contract/endpoints/staffProvider.ts';
import '#contract/schemas/staff.ts';
import '#contract/schemas/staffProvider.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { changeColleague, releaseColleague } from './colleagues/changeColleague.ts';
import { inviteColleague, withdrawInvite } from './colleagues/inviteColleague.ts';
import { listColleagues } from './colleagues/listColleagues.ts';
import { readStaffRecords } from './colleagues/readStaffRecords.ts';
import { joinByInvite } from './invites/acceptInvite.ts';
import { changeStaffPassword } from './own/changeStaffPassword.ts';
import { listIdentities, unlinkIdentity } from './own/listIdentities.ts';
import { readMe } from './own/readMe.ts';
import { signOutStaff } from './own/signOutStaff.ts';
import { sessionOf } from './sessionOf.ts';

/** The own login, and the others of the institution. */
export async function staffRoutes(app: App): Promise<void> {
  serve(app, staffApi.me, ({ context }) => readMe(context));
  serve(app, staffApi.signOut, ({ context, request }) => signOutStaff(context, sessionOf(request.staff)));
  serve(app, staffApi.changePassword, ({ context, body, request }) =>
    changeStaffPassword(context, sessionOf(request.staff), body),
  );
  serve(app, staffApi.join, ({ context, body }) => joinByInvite(context, body.token));
  const { staffProviders } = app.services;
  serve(app, staffIdentityApi.list, ({ context }) => listIdentities(context, staffProviders));
  serve(app, staffIdentityApi.unlink, ({ context, params }) =>
    unlinkIdentity(context, staffProviders, params.identityNo),
  );
  serve(app, staffApi.list, ({ context }) => listColleagues(context));
  serve(app, staffApi.invite, ({ context, body }) => inviteColleague(context, body));
  serve(app, staffApi.withdrawInvite, ({ context, params }) => withdrawInvite(context, params.inviteNo));
  serve(app, staffApi.change, ({ context, params, body }) => changeColleague(context, params.staffNo, body));
  serve(app, staffApi.release, ({ context, params }) => releaseColleague(context, params.staffNo));
  serve(app, staffApi.records, ({ context, query }) => readStaffRecords(context, query));
}
