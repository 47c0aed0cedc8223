import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffEntry, StaffIdentityList, StaffProviderList } from '#contract/staffProvider.ts';
import type { StaffFactorStep, StaffMe, StaffSignedIn } from '#contract/staffSignIn.ts';
import { MINUTE } from '#domain/time/duration.ts';
import type { StaffProviderSettings } from '#server/config/StaffProviderSettings.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate } from '../support/operate.ts';
import { type OidcProvider, runOidcProvider } from '../support/runOidcProvider.ts';
import { codeOf, makeInstitution, makeStaff, staffSend } from '../support/staffMember.ts';
import { type ProviderVisit, visitOidcProvider } from '../support/visitOidcProvider.ts';

let app: TestApp;
let oidc: OidcProvider;
let academyNo: number;
let people = 0;

const PROVIDERS: Record<string, Partial<StaffProviderSettings>> = {
  bada: { secondFactor: { kind: 'THEIRS' } },
  ours: { secondFactor: { kind: 'OURS' }, sites: ['edu'] },
  claim: { secondFactor: { kind: 'CLAIM', claim: 'amr', values: ['mfa'] } },
  domain: { domains: ['only.kr'] },
};

beforeAll(async () => {
  const redirectUris = ['http://localhost:3000', 'http://localhost:3001'].flatMap((origin) =>
    Object.keys(PROVIDERS).map((id) => `${origin}/teacher/oidc/${id}`),
  );
  oidc = await runOidcProvider({ redirectUris });
  const staffProviders = Object.entries(PROVIDERS).map(([id, more]) => oidc.settings({ id, name: id, ...more }));
  app = await buildTestApp({ content: 'demo', env: { staffProviders } });
  academyNo = await makeInstitution(app, '바다 학원');
});
afterAll(async () => {
  await app.close();
  await oidc.stop();
});
// Each step of a sign-in counts for the network that all of these come from.
beforeEach(() => {
  app.clock.advance(11 * MINUTE);
});

/** Somebody at the provider. */
function newPerson(claims: Record<string, unknown> = {}) {
  people += 1;
  const [sub, email] = [`sub-${people}`, `person${people}@sea.kr`];
  oidc.people.set(sub, { email, email_verified: true, name: '한바다', ...claims });
  return { sub, email };
}
const invite = (email: string, role = 'TEACHER', at = academyNo) =>
  operate(app, 'staff', 'invite', String(at), email, '--role', role);

type Site = 'edu' | 'school';
const begin = (provider = 'bada', site: Site = 'edu') =>
  staffSend<{ address: string; tabKey: string }>(app, 'POST', '/api/staff/sign-in/provider', {
    site,
    body: { provider },
  });
const give = (body: { provider: string; tabKey: string; answer: string }, site: Site = 'edu') =>
  staffSend<StaffEntry>(app, 'POST', '/api/staff/sign-in/provider/answer', { site, body });
const answerOf = (url: URL) => (url.hash || url.search).slice(1);

/** Goes to the provider and comes back with its answer, which is not given yet. */
async function comeBack(visit: ProviderVisit, provider = 'bada', site: Site = 'edu') {
  const { data } = await begin(provider, site);
  const url = await visitOidcProvider(data.address, visit);
  return { provider, tabKey: data.tabKey, answer: answerOf(url), url };
}
async function signIn(visit: ProviderVisit, provider = 'bada', site: Site = 'edu') {
  const { url: _, ...body } = await comeBack(visit, provider, site);
  return give(body, site);
}
const join = (challenge: string, name = '한바다') =>
  staffSend<StaffEntry>(app, 'POST', '/api/staff/sign-in/provider/join', { body: { challenge, name } });
/** Somebody invited who joined by the provider alone. */
async function joined(claims: Record<string, unknown> = {}) {
  const person = newPerson(claims);
  await invite(person.email);
  const { data } = await signIn({ sub: person.sub });
  const entered = await join(data.joining?.challenge ?? '');
  return { ...person, token: entered.data.signedIn?.token ?? '' };
}
const me = (token: string) => staffSend<StaffMe>(app, 'GET', '/api/staff/me', { token });
const identities = (token: string) => staffSend<StaffIdentityList>(app, 'GET', '/api/staff/identities', { token });
const recordsOf = async (email: string) => {
  const rows = await app.db
    .selectFrom('staff_record')
    .innerJoin('staff', 'staff.staff_no', 'staff_record.staff_no')
    .select(['staff_record.kind', 'staff_record.detail'])
    .where('staff.email', '=', email)
    .orderBy('staff_record.record_no')
    .execute();
  return rows.map(({ kind, detail }) => `${kind} ${detail}`.trim());
};
const countStaff = async () => (await app.db.selectFrom('staff').select('staff_no').execute()).length;

describe('the providers of a site', () => {
  it('are listed for it alone', async () => {
    const list = (site: 'edu' | 'school' | 'home') =>
      staffSend<StaffProviderList>(app, 'GET', '/api/staff/sign-in/providers', { site });
    expect((await list('edu')).data.providers.map(({ id }) => id)).toEqual(['bada', 'ours', 'claim', 'domain']);
    expect((await list('school')).data.providers.map(({ id }) => id)).toEqual(['bada', 'claim', 'domain']);
    expect((await list('home')).status).toBe(404);
    expect((await begin('ours', 'school')).status).toBe(404);
    expect((await begin('nobody')).status).toBe(404);
  });

  it('get an address with state, nonce and PKCE, and an answer behind the #', async () => {
    const { data } = await begin();
    const url = new URL(data.address);
    expect(url.origin).toBe(oidc.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      response_mode: 'fragment',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: 'http://localhost:3000/teacher/oidc/bada',
      scope: 'openid email profile',
    });
    const stored = JSON.stringify(await app.db.selectFrom('staff_challenge').selectAll().execute());
    for (const secret of [url.searchParams.get('state'), url.searchParams.get('nonce'), data.tabKey])
      expect(stored).not.toContain(secret);
  });
});

describe('somebody invited', () => {
  it('joins without a password, and comes back by the link', async () => {
    const { sub, email } = newPerson();
    await invite(email, 'DIRECTOR');
    const first = await signIn({ sub });
    expect(first.data).toMatchObject({
      signedIn: null,
      factor: null,
      joining: { email, name: '한바다', institutions: [{ academyName: '바다 학원', role: 'DIRECTOR' }] },
    });
    const challenge = first.data.joining?.challenge ?? '';
    expect((await join(challenge, '1')).fields).toMatchObject({ name: expect.any(String) });
    const entered = await join(challenge, '한 바다');
    expect((await me(entered.data.signedIn?.token ?? '')).data).toMatchObject({
      name: '한 바다',
      email,
      posts: [{ academyNo, role: 'DIRECTOR' }],
    });
    expect((await join(challenge)).code).toBe('STAFF_STEP_GONE');
    expect((await signIn({ sub })).data.signedIn?.staff.email).toBe(email);
    expect(await recordsOf(email)).toEqual([
      'STAFF_JOINED DIRECTOR',
      'PROVIDER_LINKED bada',
      'SIGNED_IN bada',
      'SIGNED_IN bada',
    ]);
    const { password_hash } = await app.db
      .selectFrom('staff')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(password_hash).toBe('');
    for (const password of ['', ' ', 'x']) {
      const body = { email, password };
      expect((await staffSend(app, 'POST', '/api/staff/sign-in', { body })).status).toBe(422);
    }
  });

  it('chooses a second factor where the provider counts as one', async () => {
    const { sub, email } = newPerson();
    await invite(email);
    const { data } = await signIn({ sub }, 'ours');
    const step = (await join(data.joining?.challenge ?? '')).data.factor;
    expect(step).toMatchObject({ step: 'SET_UP' });
    const offered = await staffSend<{ challenge: string; secret: string }>(
      app,
      'POST',
      '/api/staff/second-factor/codes',
      { body: { challenge: step?.challenge } },
    );
    const { challenge, secret } = offered.data;
    const confirm = { challenge, code: codeOf(app, secret) };
    const url = '/api/staff/second-factor/codes/confirm';
    expect((await staffSend<StaffSignedIn>(app, 'POST', url, { body: confirm })).status).toBe(200);
    app.clock.advance(MINUTE);
    const again = await signIn({ sub }, 'ours');
    expect(again.data).toMatchObject({ signedIn: null, factor: { step: 'SECOND_FACTOR', codes: true } });
    const code = { challenge: again.data.factor?.challenge, code: codeOf(app, secret) };
    expect((await staffSend(app, 'POST', '/api/staff/sign-in/code', { body: code })).status).toBe(200);
    expect((await recordsOf(email)).at(-1)).toBe('SIGNED_IN ours');
  });

  it('is nobody when the invitation was withdrawn before the name came', async () => {
    const { sub, email } = newPerson();
    await invite(email);
    const { data } = await signIn({ sub });
    await app.db.deleteFrom('staff_invite').where('email', '=', email).execute();
    const before = await countStaff();
    expect((await join(data.joining?.challenge ?? '')).code).toBe('STAFF_INVITE_GONE');
    expect(await countStaff()).toBe(before);
  });
});

describe('somebody who has an account', () => {
  it('is linked after the own second factor, even where the provider counts as both', async () => {
    const member = await makeStaff(app, academyNo, 'TEACHER');
    const { sub } = newPerson({ email: member.email });
    app.clock.advance(MINUTE);
    const first = await signIn({ sub });
    expect(first.data).toMatchObject({ signedIn: null, factor: { step: 'SECOND_FACTOR', codes: true } });
    expect((await identities(member.token)).data.identities).toEqual([]);
    const body = { challenge: first.data.factor?.challenge, code: codeOf(app, member.secret) };
    expect((await staffSend(app, 'POST', '/api/staff/sign-in/code', { body })).status).toBe(200);
    expect((await identities(member.token)).data).toMatchObject({
      identities: [{ name: 'bada', removable: true }],
      password: true,
    });
    expect((await signIn({ sub })).data.signedIn?.staff.email).toBe(member.email);
    expect((await recordsOf(member.email)).slice(-3)).toEqual([
      'PROVIDER_LINKED bada',
      'SIGNED_IN bada',
      'SIGNED_IN bada',
    ]);
  });

  it('stays who they are when the address changes at the provider, and nobody inherits it', async () => {
    const { sub, email, token } = await joined();
    const other = newPerson({ email });
    const refused = await signIn({ sub: other.sub });
    expect(refused).toMatchObject({ status: 422, code: 'STAFF_PROVIDER_CHANGED' });
    expect((await recordsOf(email)).at(-1)).toBe('SIGN_IN_REFUSED bada');
    oidc.people.set(sub, { email: 'renamed@sea.kr', email_verified: false });
    expect((await signIn({ sub })).data.signedIn?.staff.email).toBe(email);
    expect((await identities(token)).data.identities).toHaveLength(1);
  });

  it('is asked for the second factor unless the provider reports both', async () => {
    const { sub } = await joined();
    expect((await signIn({ sub, amr: 'pwd' }, 'claim')).data.factor).not.toBeNull();
    expect((await signIn({ sub, amr: 'pwd mfa' }, 'claim')).data.signedIn).not.toBeNull();
  });

  it('gets in nowhere after the last post has ended, and again with an invitation', async () => {
    const { sub, email } = await joined();
    const { staff_no } = await app.db
      .selectFrom('staff')
      .select('staff_no')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await operate(app, 'staff', 'release', String(academyNo), String(staff_no));
    expect((await signIn({ sub })).code).toBe('STAFF_PROVIDER_ENDED');
    await invite(email);
    expect((await signIn({ sub })).data.signedIn?.staff.posts).toEqual([]);
  });

  it('gets a new account at the provider linked once an operator has taken the old link away', async () => {
    const { email } = await joined();
    const { sub } = newPerson({ email });
    expect((await signIn({ sub })).code).toBe('STAFF_PROVIDER_CHANGED');
    const { staff_no } = await app.db
      .selectFrom('staff')
      .select('staff_no')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const unlink = () => operate(app, 'staff', 'unlink', String(academyNo), String(staff_no));
    expect((await unlink()).output).toContain('연결 1개를 끊었어요');
    expect((await unlink()).output).toContain('연결된 계정이 없어요');
    expect((await signIn({ sub })).data.signedIn?.staff.email).toBe(email);
  });

  it('takes the link away where another way in is left', async () => {
    const { token } = await joined();
    const [only] = (await identities(token)).data.identities;
    expect(only).toMatchObject({ removable: false });
    const unlink = (as: string, identityNo = 0) =>
      staffSend(app, 'DELETE', `/api/staff/identities/${identityNo}`, { token: as });
    expect((await unlink(token, only?.identityNo)).code).toBe('STAFF_ONLY_WAY_IN');

    const member = await makeStaff(app, academyNo, 'TEACHER');
    const { sub } = newPerson({ email: member.email });
    app.clock.advance(MINUTE);
    const challenge = (await signIn({ sub })).data.factor?.challenge;
    const body = { challenge, code: codeOf(app, member.secret) };
    await staffSend(app, 'POST', '/api/staff/sign-in/code', { body });
    const [own] = (await identities(member.token)).data.identities;
    expect((await unlink(token, own?.identityNo)).status).toBe(404);
    expect((await unlink(member.token, own?.identityNo)).status).toBe(200);
    expect((await identities(member.token)).data.identities).toEqual([]);
    expect((await recordsOf(member.email)).at(-1)).toBe('PROVIDER_UNLINKED bada');
    expect((await signIn({ sub })).data.factor).not.toBeNull();
  });
});

describe('nobody gets in', () => {
  it('without an invitation, and nothing is made', async () => {
    const before = await countStaff();
    const { sub, email } = newPerson();
    const refused = await signIn({ sub });
    expect(refused).toMatchObject({ status: 422, code: 'STAFF_PROVIDER_UNKNOWN' });
    expect(refused.message).toContain(email);
    expect(refused.message).toContain('초대해 달라고');
    expect(await countStaff()).toBe(before);
  });

  it('by an invitation of the other site', async () => {
    const { sub, email } = newPerson();
    await invite(email);
    expect((await signIn({ sub }, 'bada', 'school')).code).toBe('STAFF_PROVIDER_UNKNOWN');
  });

  it('with an address that is not verified', async () => {
    for (const email_verified of [false, 'true', undefined]) {
      const { sub, email } = newPerson({ email_verified });
      await invite(email);
      const refused = await signIn({ sub });
      expect(refused).toMatchObject({ status: 422, code: 'STAFF_PROVIDER_ADDRESS' });
      expect(refused.message).toContain('확인되지 않아서');
    }
    const { sub } = newPerson({ email: undefined });
    expect((await signIn({ sub })).message).toContain('받지 못해서');
  });

  it('with an address of another domain', async () => {
    const { sub, email } = newPerson();
    await invite(email);
    const refused = await signIn({ sub }, 'domain');
    expect(refused).toMatchObject({
      code: 'STAFF_PROVIDER_ADDRESS',
      message: expect.stringContaining('기관의 메일 주소'),
    });
    const right = newPerson({ email: 'kim@only.kr' });
    await invite('kim@only.kr');
    expect((await signIn({ sub: right.sub }, 'domain')).data.joining?.email).toBe('kim@only.kr');
  });

  it('as the visitor of the demo', async () => {
    const { email } = await makeStaff(app, academyNo, 'TEACHER');
    await app.db.updateTable('staff').set({ demo: 1 }).where('email', '=', email).execute();
    const { sub } = newPerson({ email });
    expect((await signIn({ sub })).code).toBe('STAFF_PROVIDER_UNKNOWN');
  });
});

describe('an answer of the provider', () => {
  it('is taken in the tab that began, once, and by its own provider', async () => {
    const { sub } = await joined();
    const back = await comeBack({ sub });
    const { url: _, ...body } = back;
    const stolen = await comeBack({ sub });
    const elsewhere = { provider: 'bada', tabKey: (await begin()).data.tabKey, answer: stolen.answer };
    expect((await give(elsewhere)).code).toBe('STAFF_PROVIDER_GONE');
    expect((await give(body)).data.signedIn).not.toBeNull();
    expect((await give(body)).code).toBe('STAFF_PROVIDER_GONE');
    const mixed = await comeBack({ sub });
    expect((await give({ provider: 'claim', tabKey: mixed.tabKey, answer: mixed.answer })).code).toBe(
      'STAFF_PROVIDER_GONE',
    );
    const abroad = await comeBack({ sub });
    const { url: __, ...there } = abroad;
    expect((await give(there, 'school')).code).toBe('STAFF_PROVIDER_GONE');
  });

  it('is refused with another state, after ten minutes, and with a code that was used', async () => {
    const { sub } = await joined();
    const back = await comeBack({ sub });
    const params = new URLSearchParams(back.answer);
    params.set('state', 'another');
    const { tabKey, provider } = back;
    expect((await give({ provider, tabKey, answer: params.toString() })).code).toBe('STAFF_PROVIDER_GONE');
    expect((await give({ provider, tabKey, answer: 'code=x' })).code).toBe('STAFF_PROVIDER_GONE');
    app.clock.advance(10 * MINUTE);
    expect((await give({ provider, tabKey, answer: back.answer })).code).toBe('STAFF_PROVIDER_GONE');

    // The code of one sign-in under the state of another: PKCE binds it to the first.
    const [first, second] = [await comeBack({ sub }), await comeBack({ sub })];
    const swapped = new URLSearchParams(second.answer);
    swapped.set('code', new URLSearchParams(first.answer).get('code') ?? '');
    const refused = await give({ provider, tabKey: second.tabKey, answer: swapped.toString() });
    expect(refused).toMatchObject({ status: 422, code: 'STAFF_PROVIDER_REFUSED' });
  });

  it('may be that somebody went back', async () => {
    const { url: _, ...body } = await comeBack({ cancel: true });
    expect(await give(body)).toMatchObject({ status: 422, code: 'STAFF_PROVIDER_CANCELLED' });
  });

  it('does not come while the provider is away, and comes again afterwards', async () => {
    const { sub } = await joined();
    const { url: _, ...body } = await comeBack({ sub });
    oidc.setDown(true);
    const away = await give(body);
    oidc.setDown(false);
    expect(away).toMatchObject({ status: 503, code: 'STAFF_PROVIDER_UNAVAILABLE' });
    expect(away.headers['retry-after']).toBeDefined();
    expect((await signIn({ sub })).data.signedIn).not.toBeNull();
  });
});

describe('many tries', () => {
  it('of one network are slowed down', async () => {
    const body = { provider: 'bada', tabKey: 'x', answer: 'state=x' };
    const statuses = new Set<number>();
    for (let tries = 0; tries < 301; tries += 1) statuses.add((await give(body)).status);
    expect([...statuses]).toEqual([422, 429]);
  });
});

describe('a passkey in place of a code', () => {
  it('of a step that is gone begins nothing', async () => {
    const stepChallenge: StaffFactorStep['challenge'] = 'x'.repeat(43);
    const { data } = await staffSend<{ challenge: string }>(app, 'POST', '/api/staff/sign-in/passkey-options');
    const body = { challenge: data.challenge, stepChallenge, response: { id: 'nobody', response: {} } };
    expect((await staffSend(app, 'POST', '/api/staff/sign-in/passkey', { body })).code).toBe('PASSKEY_REFUSED');
  });
});
