import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteName } from '#contract/site.ts';
import { HOUR, MINUTE } from '#domain/time/duration.ts';
import type { MailGateway } from '#server/gateways/mail/MailGateway.ts';
import { accessKindsOf } from '../support/accessKindsOf.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { countStatements } from '../support/countStatements.ts';
import { loginOf, makeAccount, PASSWORD } from '../support/makeAccount.ts';
import { proveContact } from '../support/proveContact.ts';

const NEW_PASSWORD = 'Gorae#Pado71';
const NAME = '문어진';

describe('finding an account again', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
  });
  afterEach(() => app.close());

  const person = (special: Parameters<typeof makeAccount>[2] = {}, site: SiteName = 'edu') =>
    proved(makeAccount(app, site, { name: NAME, email: 'muneo@sea.kr', mobile_no: '01011112222', ...special }));
  /** Both contacts of an account, where it has them. */
  async function proved<A extends { accountNo: number }>(made: Promise<A>): Promise<A> {
    const account = await made;
    const row = await app.db
      .selectFrom('account')
      .select(['email', 'mobile_no'])
      .where('account_no', '=', account.accountNo)
      .executeTakeFirstOrThrow();
    if (row.email !== null) await proveContact(app, account.accountNo, 'EMAIL');
    if (row.mobile_no !== null) await proveContact(app, account.accountNo, 'MOBILE');
    return account;
  }
  /** The guardian's number, as the verifier named it. */
  const verifyGuardian = (accountNo: number) =>
    app.db
      .insertInto('guardian')
      .values({
        account_no: accountNo,
        name_sealed: null,
        mobile_sealed: null,
        relation: 'MOTHER',
        birth_year: 1985,
        ci_hmac: null,
        provider: 'portone',
        provider_tx_id: null,
        identity_verification_id: `guardian-${accountNo}`,
        verified_at: app.clock.now(),
      })
      .execute();
  const findId = (body: object, site: SiteName = 'edu', headers: Record<string, string> = {}) =>
    app.send('POST', '/api/account/find-id', { site, body, headers });
  const askReset = (body: object, site: SiteName = 'edu', headers: Record<string, string> = {}) =>
    app.send('POST', '/api/account/password-resets', { site, body, headers });
  const mails = async () => {
    await app.sendMails();
    return app.mails.splice(0);
  };

  describe('by name', () => {
    it('mails the id in full to the address that was given', async () => {
      const { accountId } = await person();
      expect((await findId({ by: 'EMAIL', name: ` ${NAME} `, email: ' Muneo@Sea.KR ' })).data).toEqual({
        accepted: true,
      });
      const [mail, ...more] = await mails();
      expect(mail).toMatchObject({ to: 'muneo@sea.kr', text: expect.stringContaining(accountId) });
      expect(more).toEqual([]);
    });

    it('mails it masked to the address on record when a number was given', async () => {
      const { accountId } = await person();
      await findId({ by: 'MOBILE', name: NAME, mobileNo: '010-1111-2222' });
      const [mail] = await mails();
      expect(mail?.to).toBe('muneo@sea.kr');
      expect(mail?.text).not.toContain(accountId);
      expect(mail?.text).toContain(accountId.replace(/^(.)./, '$1*'));
    });

    it("takes the guardian's number for a child without one, and for nobody else", async () => {
      const guardian = { mobile_no: null, protector_mobile_no: '01099998888' };
      const people = [
        await person({ ...guardian, birthday: '20150101', email: 'child@sea.kr' }),
        await person({ ...guardian, birthday: '20100101', email: 'grown@sea.kr' }),
        await person({ ...guardian, birthday: '20150101', email: 'own@sea.kr', mobile_no: '01011112222' }),
      ];
      for (const { accountNo } of people) await verifyGuardian(accountNo);
      // A number that a list of the institution names is nobody's yet.
      await person({ ...guardian, birthday: '20150101', email: 'listed@sea.kr' });
      await findId({ by: 'MOBILE', name: NAME, mobileNo: '01099998888' });
      expect((await mails()).map(({ to }) => to)).toEqual(['child@sea.kr']);
    });

    it('finds nobody by another name, on another site, who has left, or of the demo', async () => {
      await person({ status: 'WITHDRAWAL' });
      await person({ email: 'other@sea.kr', mobile_no: null }, 'school');
      await person({ email: 'third@sea.kr', mobile_no: null });
      await app.db.updateTable('account').set({ email: 'demo@sea.kr' }).where('account_id', '=', 'badaedu').execute();
      const ask = async (name: string, email: string) => (await findId({ by: 'EMAIL', name, email })).status;
      expect(await ask(NAME, 'muneo@sea.kr')).toBe(200);
      expect(await ask(NAME, 'other@sea.kr')).toBe(200);
      expect(await ask('문어즌', 'third@sea.kr')).toBe(200);
      expect(await ask('김바다', 'demo@sea.kr')).toBe(200);
      expect(await mails()).toEqual([]);
      expect(await ask(NAME, 'third@sea.kr')).toBe(200);
      expect((await mails()).map(({ to }) => to)).toEqual(['third@sea.kr']);
    });
  });

  describe('for a new password', () => {
    const ask = async (accountId: string, headers: Record<string, string> = {}, site: SiteName = 'edu') => {
      await askReset({ by: 'EMAIL', accountId, email: 'muneo@sea.kr' }, site, headers);
      const [mail] = await mails();
      return mail?.text.match(/\S+#token=([\w-]{43})/) ?? [];
    };
    const check = (resetToken: string, site: SiteName = 'edu') =>
      app.send<{ accountId: string }>('POST', '/api/account/password-resets/check', { site, body: { resetToken } });
    const confirm = (resetToken: string, password = NEW_PASSWORD, passwordConfirmation = password) =>
      app.post('/api/account/password-resets/confirm', { resetToken, password, passwordConfirmation });
    const signIn = (accountId: string, password: string) =>
      app.post<{ outcome: string }>('/api/auth/sign-in', { accountId, password });

    it('mails a link that sets it once, ends every login and begins none', async () => {
      const { accountId, accountNo } = await person();
      const login = await loginOf(app, 'edu', accountNo);
      const [link, token = ''] = await ask(accountId);
      expect(link).toBe(`${app.env.origins.edu}/login/find-reset#token=${token}`);
      expect((await check(token)).data).toEqual({
        accountId: accountId.replace(/(?<=^..).+(?=.$)/, (rest) => '*'.repeat(rest.length)),
        expiresAt: new Date(app.clock.now() + 30 * MINUTE).toISOString(),
      });
      for (const [answer, fields] of [
        [await confirm(token, 'short'), ['password']],
        [await confirm(token, PASSWORD), ['password']],
        [await confirm(token, NEW_PASSWORD, 'x'), ['passwordConfirmation']],
      ] as const) {
        expect(answer.code).toBe('INVALID_INPUT');
        expect(Object.keys(answer.fields ?? {})).toEqual(fields);
      }
      const done = await confirm(token);
      expect(done.data).toEqual({ done: true });
      expect((await app.get('/api/main/me', login)).status).toBe(401);
      const logins = await app.db.selectFrom('login_token').selectAll().where('account_no', '=', accountNo).execute();
      expect(logins).toEqual([]);
      expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
        ['muneo@sea.kr', '[책바다] 비밀번호가 바뀌었어요'],
      ]);
      expect((await signIn(accountId, PASSWORD)).code).toBe('SIGN_IN_FAILED');
      expect((await signIn(accountId, NEW_PASSWORD)).data.outcome).toBe('SIGNED_IN');
      for (const again of [await confirm(token, 'Another#Word93'), await check(token)]) {
        expect(again).toMatchObject({ status: 422, code: 'RESET_LINK_INVALID' });
      }
      const events = await app.db
        .selectFrom('audit_log')
        .select(['event', 'actor_kind', 'details'])
        .where('account_no', '=', accountNo)
        .where('actor_kind', '=', 'VISITOR')
        .orderBy('log_no')
        .execute();
      expect(events.map(({ event, details }) => [event, details])).toEqual([
        ['RESET_REQUESTED', '{}'],
        ['PASSWORD_CHANGED', '{"way":"RESET"}'],
      ]);
      expect((await accessKindsOf(app, accountNo)).filter((kind) => !kind.startsWith('SIGN_IN'))).toEqual([
        'RESET_REQUESTED',
        'PASSWORD_CHANGED',
      ]);
    });

    it('works by the number too, and for a sleeping account, which sleeps on', async () => {
      const { accountId, accountNo } = await person({ status: 'DORMANT' });
      await askReset({ by: 'MOBILE', accountId, mobileNo: '01011112222' });
      const token = (await mails())[0]?.text.match(/#token=([\w-]{43})/)?.[1] ?? '';
      expect((await confirm(token)).status).toBe(200);
      expect((await signIn(accountId, NEW_PASSWORD)).data.outcome).toBe('DORMANT');
      const { status } = await app.db
        .selectFrom('account')
        .select('status')
        .where('account_no', '=', accountNo)
        .executeTakeFirstOrThrow();
      expect(status).toBe('DORMANT');
    });

    it('leads to our own address whatever the request calls itself', async () => {
      const { accountId } = await person();
      const evil = { host: 'evil.example', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
      const [link = ''] = await ask(accountId, evil);
      expect(link.startsWith(`${app.env.origins.edu}/login/find-reset#token=`)).toBe(true);
    });

    it('ends after 30 minutes, on another site, and with a password changed meanwhile', async () => {
      const { accountId, accountNo } = await person();
      const [, first = ''] = await ask(accountId);
      expect((await check(first, 'school')).code).toBe('RESET_LINK_INVALID');
      const [, second = ''] = await ask(accountId);
      expect((await confirm(second)).status).toBe(200);
      expect((await check(first)).code).toBe('RESET_LINK_INVALID');
      await mails();
      const [, third = ''] = await ask(accountId);
      app.clock.advance(30 * MINUTE - 1);
      expect((await check(third)).status).toBe(200);
      app.clock.advance(1);
      expect((await confirm(third, 'Another#Word93')).code).toBe('RESET_LINK_INVALID');
      const login = await loginOf(app, 'edu', accountNo);
      expect((await app.get('/api/main/me', login)).status).toBe(200);
    });

    it('is used once by many at the same moment', async () => {
      const { accountId } = await person();
      const [, token = ''] = await ask(accountId);
      const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => confirm(token, `Gorae#Pado7${at}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    });

    it('keeps neither the token nor an address in the clear', async () => {
      const { accountId } = await person();
      await askReset({ by: 'EMAIL', accountId, email: 'muneo@sea.kr' });
      const rows = JSON.stringify([
        await app.db.selectFrom('mail_outbox').selectAll().execute(),
        await app.db.selectFrom('temporary_token').selectAll().execute(),
        await app.db.selectFrom('audit_log').selectAll().execute(),
      ]);
      const token = (await mails())[0]?.text.match(/#token=([\w-]{43})/)?.[1] ?? 'none';
      for (const secret of [token, 'muneo', accountId, NAME]) expect(rows).not.toContain(secret);
    });
  });

  describe('tells nothing', () => {
    it.each(['EMAIL', 'MOBILE'] as const)('by %s: the same answer and the same work for anybody', async (by) => {
      const { accountId } = await person();
      // What is sent after the answer is no work of the request, nor is what the server reads now and then for everybody.
      (app.app.services as { mail: MailGateway | null }).mail = null;
      await app.get('/api/notices');
      const statements = countStatements(app);
      const contact = (known: boolean) =>
        by === 'EMAIL'
          ? { email: known ? 'muneo@sea.kr' : 'nobody@sea.kr' }
          : { mobileNo: known ? '01011112222' : '01022221111' };
      const measure = async (answer: Promise<{ status: number; data: unknown; headers: Record<string, string> }>) => {
        const { status, data, headers } = await answer;
        return { status, data, length: headers['content-length'], statements: statements() };
      };
      const known = await measure(findId({ by, name: NAME, ...contact(true) }));
      expect(known).toMatchObject({ status: 200, data: { accepted: true } });
      expect(known.statements).toBeGreaterThanOrEqual(4);
      expect(await measure(findId({ by, name: NAME, ...contact(false) }))).toEqual(known);
      expect(await measure(findId({ by, name: '다른이', ...contact(true) }))).toEqual(known);

      const reset = await measure(askReset({ by, accountId, ...contact(true) }));
      expect(reset).toMatchObject({ status: 200, data: { accepted: true } });
      expect(await measure(askReset({ by, accountId, ...contact(false) }))).toEqual(reset);
      expect(await measure(askReset({ by, accountId: 'nobodyhere', ...contact(true) }))).toEqual(reset);
    });

    it('refuses only what could not be anybody', async () => {
      for (const [body, field] of [
        [{ by: 'EMAIL', name: NAME, email: 'no address' }, 'email'],
        [{ by: 'MOBILE', name: NAME, mobileNo: '02-123-4567' }, 'mobileNo'],
        [{ by: 'EMAIL', name: ' ', email: 'a@sea.kr' }, 'name'],
      ] as const) {
        const answer = await findId(body);
        expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
        expect(Object.keys(answer.fields ?? {})).toEqual([field]);
      }
      expect((await askReset({ by: 'EMAIL', accountId: '', email: 'a@sea.kr' })).fields).toHaveProperty('accountId');
    });

    it('finds nobody by what was never proved, and answers alike', async () => {
      const { accountId, accountNo } = await makeAccount(app, 'edu', {
        name: NAME,
        email: 'muneo@sea.kr',
        mobile_no: '01011112222',
      });
      const all = async () => {
        const answers = [
          await findId({ by: 'EMAIL', name: NAME, email: 'muneo@sea.kr' }),
          await findId({ by: 'MOBILE', name: NAME, mobileNo: '01011112222' }),
          await askReset({ by: 'EMAIL', accountId, email: 'muneo@sea.kr' }),
          await askReset({ by: 'MOBILE', accountId, mobileNo: '01011112222' }),
        ];
        for (const { data } of answers) expect(data).toEqual({ accepted: true });
        return (await mails()).length;
      };
      expect(await all()).toBe(0);
      await proveContact(app, accountNo, 'EMAIL');
      expect(await all()).toBe(2);
      await proveContact(app, accountNo, 'MOBILE');
      expect(await all()).toBe(4);
    });

    it('mails one account five times an hour, then every ten minutes, and answers alike after that', async () => {
      const { accountId } = await person();
      for (let request = 1; request <= 7; request += 1) {
        const { status, data } = await askReset({ by: 'EMAIL', accountId, email: 'muneo@sea.kr' });
        expect({ status, data }).toEqual({ status: 200, data: { accepted: true } });
        expect(await mails()).toHaveLength(request <= 5 ? 1 : 0);
      }
      expect(await app.db.selectFrom('temporary_token').selectAll().execute()).toHaveLength(5);
      await findId({ by: 'EMAIL', name: NAME, email: 'muneo@sea.kr' });
      expect(await mails()).toHaveLength(1);
      // Whoever asked for these, the owner is not kept out for an hour: the last link works for longer than this.
      const resend = () => askReset({ by: 'EMAIL', accountId, email: 'muneo@sea.kr' });
      for (const [pause, sent] of [
        [10 * MINUTE - 1, 0],
        [1, 1],
        [0, 0],
        [10 * MINUTE, 1],
        [HOUR, 1],
      ] as const) {
        app.clock.advance(pause);
        await resend();
        expect(await mails()).toHaveLength(sent);
      }
    });

    it('mails also after the clock of the server went back', async () => {
      const { accountId } = await person();
      for (let request = 0; request < 5; request += 1)
        await askReset({ by: 'EMAIL', accountId, email: 'muneo@sea.kr' });
      await mails();
      app.clock.advance(-24 * HOUR);
      await askReset({ by: 'EMAIL', accountId, email: 'muneo@sea.kr' });
      // Those of the future are due when they are; this one is told by its token.
      expect(await app.db.selectFrom('temporary_token').selectAll().execute()).toHaveLength(6);
    });

    it('turns one address away that asks for everybody, and only that one', async () => {
      const ask = (address: string) =>
        app.app.inject({
          method: 'POST',
          url: '/api/account/find-id',
          remoteAddress: address,
          payload: { by: 'EMAIL', name: NAME, email: 'nobody@sea.kr' },
        });
      const answers = [];
      for (let request = 0; request < 301; request += 1) answers.push((await ask('203.0.113.9')).statusCode);
      expect(answers.slice(0, 300)).toEqual(Array(300).fill(200));
      const refused = await ask('203.0.113.9');
      expect(refused.json()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask('203.0.113.10')).statusCode).toBe(200);
    });
  });
});
