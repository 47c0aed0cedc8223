import { generateSync } from 'otplib';
import { type SiteName, STAFF_TOKEN_HEADER } from '#contract/site.ts';
import type { StaffFactorStep, StaffSignedIn } from '#contract/staffSignIn.ts';
import type { StaffRole } from '#domain/staff/staffRoles.ts';
import { createLoginToken } from '#server/modules/auth/createLoginToken.ts';
import type { TestApp } from './buildTestApp.ts';
import { operate } from './operate.ts';

export const STAFF_PASSWORD = '파도 등대 조개 나침반 여름';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sends a request of the staff pages. */
export function staffSend<T = unknown>(
  app: TestApp,
  method: Method,
  url: string,
  given: { token?: string; body?: unknown; site?: SiteName } = {},
) {
  const { token, ...rest } = given;
  return app.send<T>(method, url, { ...rest, ...(token ? { headers: { [STAFF_TOKEN_HEADER]: token } } : {}) });
}

/** An institution with its operator's approval. */
export async function makeInstitution(app: TestApp, name: string, site: 'edu' | 'school' = 'edu'): Promise<number> {
  const { output } = await operate(app, 'institution', 'create', site, name, '--approve');
  return Number(/(\d+)번/u.exec(output)?.[1]);
}

/** The link of the newest mail to an address. */
export async function inviteTokenOf(app: TestApp, email: string): Promise<string> {
  await app.sendMails();
  const mail = app.mails.findLast(({ to }) => to === email);
  return /join#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Codes of an authenticator with this secret at the clock of the test. */
export const codeOf = (app: TestApp, secret: string) =>
  generateSync({ secret, epoch: Math.floor(app.clock.now() / 1000) });

/** Accepts an invitation, with an authenticator as second factor. */
export async function acceptInvite(app: TestApp, token: string, { name, site }: { name: string; site: SiteName }) {
  const step = await staffSend<StaffFactorStep>(app, 'POST', '/api/staff/invites/accept', {
    site,
    body: { token, name, password: STAFF_PASSWORD },
  });
  const offered = await staffSend<{ challenge: string; secret: string }>(
    app,
    'POST',
    '/api/staff/second-factor/codes',
    {
      site,
      body: { challenge: step.data.challenge },
    },
  );
  const { challenge, secret } = offered.data;
  const signedIn = await staffSend<StaffSignedIn>(app, 'POST', '/api/staff/second-factor/codes/confirm', {
    site,
    body: { challenge, code: codeOf(app, secret) },
  });
  return { secret, signedIn };
}

let people = 0;

/** Somebody who works at an institution and is signed in. */
export async function makeStaff(
  app: TestApp,
  academyNo: number,
  role: StaffRole,
  { classNos = [], site = 'edu' }: { classNos?: number[]; site?: 'edu' | 'school' } = {},
) {
  people += 1;
  const email = `staff${people}@sea.kr`;
  await operate(app, 'staff', 'invite', String(academyNo), email, '--role', role);
  const { secret, signedIn } = await acceptInvite(app, await inviteTokenOf(app, email), { name: '윤선생', site });
  const { staff_no: staffNo } = await app.db
    .selectFrom('staff')
    .select('staff_no')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  for (const classNo of classNos) {
    await app.db.insertInto('class_teacher').values({ class_no: classNo, staff_no: staffNo }).execute();
  }
  return { staffNo, email, secret, token: signedIn.data.token, academyNo, site };
}

/** A login of somebody of the staff as if a code had been given right now: without mails, for tests about something else. */
export async function staffLoginOf(app: TestApp, academyNo: number, role: StaffRole) {
  people += 1;
  const now = app.clock.now();
  const { staff_no } = await app.db
    .insertInto('staff')
    .values({ site: 'edu', email: `quick${people}@sea.kr`, name: '빠른이', password_hash: 'x', created_at: now })
    .returning('staff_no')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('staff_post')
    .values({ staff_no, academy_no: academyNo, role, since: now, until: null })
    .execute();
  return { staffNo: staff_no, token: await renewStaffLogin(app, staff_no) };
}

/** Another login for somebody of the staff. */
export async function renewStaffLogin(app: TestApp, staffNo: number): Promise<string> {
  const { token, tokenHash } = createLoginToken();
  const now = app.clock.now();
  await app.db
    .insertInto('staff_login')
    .values({ token_hash: tokenHash, staff_no: staffNo, signed_in_at: now, last_seen_at: now })
    .execute();
  return token;
}
