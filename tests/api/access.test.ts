import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteName, siteNames } from '#contract/site.ts';
import { type AcademyStatus, type AccountStatus, academyStatuses, accountStatuses } from '#domain/account/statuses.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { type CollectedRoute, collectRoutes } from '../support/collectRoutes.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

/** What a call was: let in (whatever it made of the empty body then), sent to the login, or refused for good. */
type Verdict = 'IN' | 'LOGIN' | 'NO_AFFILIATION';

/** What a login of these statuses may do, written out here, so that a slip in the rules shows. */
function rightsOf(site: SiteName, account: AccountStatus, academy: AcademyStatus | null): 'full' | 'records' | 'none' {
  if (site === 'home') return account === 'ACTIVE' || account === 'NO_AFFILIATION' ? 'full' : 'none';
  if (account === 'NO_AFFILIATION') return 'records';
  return account === 'ACTIVE' && academy === 'ACTIVE' ? 'full' : 'none';
}

function expected(access: CollectedRoute['access'], rights: 'full' | 'records' | 'none'): Verdict {
  if (access === 'open') return 'IN';
  // A pupil is nobody there (staffPermission.test.ts).
  if (access === 'staff') return 'LOGIN';
  if (rights === 'none') return 'LOGIN';
  return rights === 'full' || access === 'records' ? 'IN' : 'NO_AFFILIATION';
}

/** Everything that answers without a login. Whoever adds to this has decided it. */
const OPEN = [
  'GET /api/account/institutions',
  'GET /api/account/profile-images/:file',
  'GET /api/aquarium/quiet-hours/parent/:shareKey',
  'GET /api/auth/demo',
  'GET /api/book/mission/results/parent/:bookNo/:shareKey',
  'GET /api/calendars/:key/homework.ics',
  'GET /api/diagnosis/reports/parent/:shareKey',
  'GET /api/event/reading-game-contest/certificates/:certificateNo',
  'GET /api/event/reading-game-contest/status',
  'GET /api/faqs',
  'GET /api/faqs/:faqNo',
  'GET /api/monthly-reports/parent/:shareKey',
  'GET /api/notices',
  'GET /api/notices/:articleNo',
  'GET /api/site/articles',
  'GET /api/site/articles/:articleNo',
  'GET /api/site/inquiries/form',
  'GET /api/site/intro/:page',
  'GET /api/site/policies/:code',
  'GET /api/site/policies/:code/:version',
  'GET /api/site/popups',
  'GET /api/site/prices',
  'GET /api/site/terms-personal',
  'GET /api/site/terms-personal-edu',
  'GET /api/site/terms-personal-home',
  'GET /api/site/terms-personal-school',
  'GET /api/staff/sign-in/providers',
  'GET /api/voyage/stories/:story',
  'GET /livez',
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'POST /api/account/contact-changes/check',
  'POST /api/account/contact-changes/undo',
  'POST /api/account/find-id',
  'POST /api/account/password-resets',
  'POST /api/account/password-resets/check',
  'POST /api/account/password-resets/confirm',
  'POST /api/account/sign-ups',
  'POST /api/account/sign-ups/consent',
  'POST /api/account/sign-ups/duplicates',
  'POST /api/account/sign-ups/email-code',
  'POST /api/account/sign-ups/email-proof',
  'POST /api/account/sign-ups/form',
  'POST /api/account/sign-ups/identity',
  'POST /api/account/sign-ups/identity/confirm',
  'POST /api/account/sign-ups/join-code',
  'POST /api/account/sign-ups/state',
  'POST /api/account/sign-ups/terms',
  'POST /api/account/sign-ups/who',
  'POST /api/auth/change-password',
  'POST /api/auth/change-password/later',
  'POST /api/auth/dormancy/release',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-in/card',
  'POST /api/auth/sign-in/card/look',
  'POST /api/auth/withdrawal/undo',
  'POST /api/code/cmtSystemCode',
  'POST /api/payment/webhooks/toss',
  'POST /api/site/inquiries',
  'POST /api/staff/invites/accept',
  'POST /api/staff/invites/check',
  'POST /api/staff/second-factor/codes',
  'POST /api/staff/second-factor/codes/confirm',
  'POST /api/staff/second-factor/passkey',
  'POST /api/staff/second-factor/passkey-options',
  'POST /api/staff/sign-in',
  'POST /api/staff/sign-in/code',
  'POST /api/staff/sign-in/demo',
  'POST /api/staff/sign-in/passkey',
  'POST /api/staff/sign-in/passkey-options',
  'POST /api/staff/sign-in/provider',
  'POST /api/staff/sign-in/provider/answer',
  'POST /api/staff/sign-in/provider/join',
  'POST /api/voyage/stories/:story/marks',
  'PUT /api/aquarium/quiet-hours/parent/:shareKey',
];
/** Everything that a student without an institution may still do. */
const RECORDS = [
  'GET /api/account/access-records/me',
  'GET /api/account/record/me',
  'GET /api/account/withdrawal/me',
  'POST /api/account/me',
  'POST /api/account/withdrawal/me',
  'POST /api/auth/sign-out',
  'POST /api/auth/validate-password',
];
/** Files, the description of the API, and what a browser asks before it asks: nobody's data. */
const NO_API = /^(?:\*$|\/docs(?:\/|$)|\/content\/books\/)/;

describe('every route, for everybody', () => {
  let app: TestApp;
  let routes: CollectedRoute[];
  const accounts = {} as Record<SiteName, Awaited<ReturnType<typeof makeAccount>>>;
  beforeAll(async () => {
    const collected = collectRoutes();
    app = await buildTestApp({ env: { webDir: '/nowhere' } });
    routes = collected();
    for (const site of siteNames) accounts[site] = await makeAccount(app, site);
  });
  afterAll(() => app.close());

  const nameOf = ({ method, url }: CollectedRoute) => `${method} ${url}`;
  const api = () => routes.filter(({ method, access }) => method !== 'HEAD' && access !== undefined);
  const withAccess = (access: string) =>
    api()
      .filter((route) => route.access === access)
      .map(nameOf)
      .sort();

  const addressOf = ({ url }: CollectedRoute) => url.replaceAll(/:[^/]+/g, '1');

  async function call(route: CollectedRoute, site: SiteName, token?: string): Promise<Verdict> {
    const method = route.method as 'GET' | 'POST' | 'PUT' | 'DELETE';
    const answer = await app.send(method, addressOf(route), { site, ...(token === undefined ? {} : { token }) });
    if (answer.status === 401) return 'LOGIN';
    if (answer.status === 403) throw new Error(`403 from ${nameOf(route)}`);
    return answer.code === 'NO_AFFILIATION' ? 'NO_AFFILIATION' : 'IN';
  }

  /** Asks every route, each with a login of its own, and says where the verdict was another one. */
  async function differences(
    site: SiteName,
    rights: 'full' | 'records' | 'none',
    login: () => Promise<string | undefined>,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const route of api()) {
      const verdict = await call(route, site, await login());
      const should = expected(route.access, rights);
      if (verdict !== should) found.push(`${nameOf(route)}: ${verdict} instead of ${should}`);
    }
    return found;
  }

  async function setStatuses(site: SiteName, status: AccountStatus, academy: AcademyStatus | null) {
    const { accountNo, academyNo } = accounts[site];
    const belongs = status === 'NO_AFFILIATION' ? null : academyNo;
    await app.db
      .updateTable('account')
      .set({ status, academy_no: belongs })
      .where('account_no', '=', accountNo)
      .execute();
    if (academyNo === null || academy === null) return;
    await app.db.updateTable('institution').set({ status: academy }).where('academy_no', '=', academyNo).execute();
  }

  it('says who may call it', () => {
    expect(routes.filter(({ url, access }) => access === undefined && !NO_API.test(url)).map(nameOf)).toEqual([]);
    expect(routes.length).toBeGreaterThan(50);
    expect(withAccess('full').length).toBeGreaterThan(20);
  });

  it('is open, or open to who belongs nowhere, only where that was decided', () => {
    expect(withAccess('open')).toEqual(OPEN);
    expect(withAccess('records')).toEqual(RECORDS);
  });

  it('asks a HEAD what it asks a GET', async () => {
    const heads = routes.filter(({ method, access }) => method === 'HEAD' && access !== undefined);
    const letIn = [];
    for (const route of heads) {
      const get = routes.find(({ method, url }) => method === 'GET' && url === route.url);
      expect([nameOf(route), route.access]).toEqual([nameOf(route), get?.access]);
      const { statusCode } = await app.app.inject({ method: 'HEAD', url: addressOf(route) });
      if (statusCode !== 401 && route.access !== 'open') letIn.push(nameOf(route));
    }
    expect(heads.length).toBeGreaterThan(10);
    expect(letIn).toEqual([]);
  });

  describe.each(siteNames)('on %s', (site) => {
    it('sends visitors to the login', async () => {
      expect(await differences(site, 'none', async () => undefined)).toEqual([]);
      expect(await differences(site, 'none', async () => 'x'.repeat(43))).toEqual([]);
    });

    it.each(siteNames.filter((other) => other !== site))('takes a login of %s for none', async (other) => {
      await setStatuses(other, 'ACTIVE', 'ACTIVE');
      expect(await differences(site, 'none', () => loginOf(app, other, accounts[other].accountNo))).toEqual([]);
    });

    const cases: [AccountStatus, AcademyStatus | null][] =
      site === 'home'
        ? accountStatuses.map((status) => [status, null])
        : [
            ...accountStatuses.map((status): [AccountStatus, AcademyStatus] => [status, 'ACTIVE']),
            ...academyStatuses
              .filter((status) => status !== 'ACTIVE')
              .map((status): [AccountStatus, AcademyStatus] => ['ACTIVE', status]),
          ];
    it.each(cases)('account %s, institution %s', async (status, academy) => {
      await setStatuses(site, status, academy);
      const login = () => loginOf(app, site, accounts[site].accountNo);
      expect(await differences(site, rightsOf(site, status, academy), login)).toEqual([]);
      const row = await app.db
        .selectFrom('account')
        .select('status')
        .where('account_no', '=', accounts[site].accountNo)
        .executeTakeFirstOrThrow();
      expect(row.status).toBe(status);
    });
  });
});
