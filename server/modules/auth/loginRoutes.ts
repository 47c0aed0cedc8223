import { loginApi } from '#contract/endpoints/login.ts';
import '#contract/schemas/login.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { sessionOf } from '#server/plugins/app/signedIn.ts';
import { endLogin, endOtherLogins, listLogins, signOut } from './logins.ts';
import { validatePassword } from './validatePassword.ts';

/** Keeping and ending logins. */
export async function loginRoutes(app: App): Promise<void> {
  serve(app, loginApi.validatePassword, ({ context, body, request }) =>
    validatePassword(context, sessionOf(request), body.password),
  );
  serve(app, loginApi.signOut, ({ context, request }) => signOut(context, sessionOf(request)));
  serve(app, loginApi.list, ({ context, request }) => listLogins(context, sessionOf(request)));
  serve(app, loginApi.endOthers, ({ context, request }) => endOtherLogins(context, sessionOf(request)));
  serve(app, loginApi.end, ({ context, params, request }) => endLogin(context, sessionOf(request), params.loginId));
}
