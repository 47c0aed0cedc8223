import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountStatus, accountStatuses } from '#domain/account/statuses.ts';
import { HOUR } from '#domain/time/duration.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import type { Actor } from '#server/modules/status/Actor.ts';
import { changeAcademyStatus } from '#server/modules/status/changeAcademyStatus.ts';
import { changeAccountStatus } from '#server/modules/status/changeAccountStatus.ts';
import { joinInstitution } from '#server/modules/status/joinInstitution.ts';
import { leaveInstitution } from '#server/modules/status/leaveInstitution.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

const OPERATOR = { kind: 'OPERATOR', name: 'kim' } as const;
const actors: readonly Actor[] = [{ kind: 'SELF' }, OPERATOR, { kind: 'SYSTEM', name: 'job' }];

let made = 0;

describe('statuses', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
  });
  afterEach(() => app.close());

  const context = () => ({ db: app.db, now: app.clock.now(), secrets: app.secrets });
  const row = (accountNo: number) =>
    app.db.selectFrom('account').selectAll().where('account_no', '=', accountNo).executeTakeFirstOrThrow();
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'OK',
      (error: { code?: string }) => error.code,
    );
  const change = (accountNo: number, to: AccountStatus, actor: Actor = OPERATOR) =>
    codeOf(changeAccountStatus(context(), { accountNo, to, actor }));
  const academy = async (
    special: { site?: 'edu' | 'school'; needs_approval?: 0 | 1; status?: 'WAIT' | 'ACTIVE' } = {},
  ) =>
    (
      await app.db
        .insertInto('institution')
        .values({ site: 'edu', name: `학원 ${++made}`, status: 'ACTIVE', created_at: 0, ...special })
        .returning('academy_no')
        .executeTakeFirstOrThrow()
    ).academy_no;

  /** Written out here, so that a slip in the rules shows. */
  const allowed: Partial<Record<AccountStatus, Partial<Record<Actor['kind'], AccountStatus[]>>>> = {
    WAIT: { OPERATOR: ['ACTIVE', 'WITHDRAWAL_REQUEST', 'NO_AFFILIATION'], SYSTEM: ['WITHDRAWAL'] },
    ACTIVE: {
      SELF: ['WITHDRAWAL_REQUEST'],
      OPERATOR: ['INACTIVE', 'WITHDRAWAL_REQUEST', 'NO_AFFILIATION'],
      SYSTEM: ['DORMANT'],
    },
    INACTIVE: { OPERATOR: ['ACTIVE', 'WITHDRAWAL_REQUEST', 'NO_AFFILIATION'], SYSTEM: ['WITHDRAWAL'] },
    DORMANT: { SELF: ['ACTIVE', 'WITHDRAWAL_REQUEST'], OPERATOR: ['WITHDRAWAL_REQUEST'], SYSTEM: ['WITHDRAWAL'] },
    // Back to the status before, which is ACTIVE below; an operator may take the student's request over.
    WITHDRAWAL_REQUEST: { SELF: ['ACTIVE'], OPERATOR: ['ACTIVE', 'WITHDRAWAL_REQUEST'], SYSTEM: ['WITHDRAWAL'] },
    NO_AFFILIATION: { SELF: ['WITHDRAWAL_REQUEST'], OPERATOR: ['WITHDRAWAL_REQUEST'], SYSTEM: ['WITHDRAWAL'] },
  };

  it('change as the list says, and in no other way', async () => {
    const { accountNo } = await makeAccount(app, 'edu', { email: null });
    const start = await row(accountNo);
    for (const from of accountStatuses) {
      for (const actor of actors) {
        for (const to of accountStatuses) {
          const leaving = from === 'WITHDRAWAL_REQUEST';
          await app.db
            .updateTable('account')
            .set({
              status: from,
              academy_no: from === 'NO_AFFILIATION' ? null : start.academy_no,
              withdrawal_requested_at: leaving ? app.clock.now() : null,
              withdrawal_requested_by: leaving ? 'SELF' : null,
              status_before_withdrawal: leaving ? 'ACTIVE' : null,
            })
            .where('account_no', '=', accountNo)
            .execute();
          const may = allowed[from]?.[actor.kind]?.includes(to) ?? false;
          const what = `${from} → ${to} by ${actor.kind}`;
          expect([what, await change(accountNo, to, actor)]).toEqual([what, may ? 'OK' : 'STATUS_CHANGE_REFUSED']);
          expect([what, (await row(accountNo)).status]).toEqual([what, may ? to : from]);
        }
      }
    }
  });

  it('leave every step in the audit log, and no step twice', async () => {
    const { accountNo, academyNo } = await makeAccount(app, 'edu');
    await changeAccountStatus(context(), { accountNo, to: 'INACTIVE', actor: OPERATOR, reason: 'PHONE_CALL' });
    expect(await change(accountNo, 'INACTIVE')).toBe('STATUS_CHANGE_REFUSED');
    const rows = await app.db.selectFrom('audit_log').selectAll().where('event', '=', 'STATUS_CHANGED').execute();
    expect(rows.map(({ log_no: _, ...rest }) => rest)).toEqual([
      {
        at: app.clock.now(),
        actor_kind: 'OPERATOR',
        actor: 'kim',
        event: 'STATUS_CHANGED',
        account_no: accountNo,
        academy_no: academyNo,
        details: '{"from":"ACTIVE","to":"INACTIVE","reason":"PHONE_CALL"}',
        place: null,
      },
    ]);
  });

  it.each(['edu', 'school', 'home'] as const)(
    'end logins on the next call on %s, and they do not come back',
    async (site) => {
      for (const [to, actor] of [
        ['INACTIVE', OPERATOR],
        ['WITHDRAWAL_REQUEST', { kind: 'SELF' }],
        ['DORMANT', { kind: 'SYSTEM', name: 'job' }],
      ] as const) {
        const { accountNo } = await makeAccount(app, site);
        const token = await loginOf(app, site, accountNo);
        expect((await app.get('/api/main/me', token, site)).status).toBe(200);
        expect(await change(accountNo, to, actor)).toBe('OK');
        expect(await app.get('/api/main/me', token, site)).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
        await change(accountNo, 'ACTIVE', to === 'INACTIVE' ? OPERATOR : { kind: 'SELF' });
        expect((await row(accountNo)).status).toBe('ACTIVE');
        expect((await app.get('/api/main/me', token, site)).status).toBe(401);
      }
    },
  );

  it('count at once when another process changed them', async () => {
    const { accountNo } = await makeAccount(app, 'edu');
    const token = await loginOf(app, 'edu', accountNo);
    expect((await app.get('/api/main/me', token)).status).toBe(200);
    if (app.env.databaseUrl !== undefined) {
      const other = await openDatabase(app.env);
      await changeAccountStatus({ ...context(), db: other.db }, { accountNo, to: 'INACTIVE', actor: OPERATOR });
      await other.close();
    } else {
      // One process holds the embedded database; what another one would do is done behind the application's back.
      await app.db.updateTable('account').set({ status: 'INACTIVE' }).where('account_no', '=', accountNo).execute();
    }
    expect((await app.get('/api/main/me', token)).status).toBe(401);
  });

  it('of an academy end the logins of its students only', async () => {
    const [mine, other] = [
      await makeAccount(app, 'edu'),
      await makeAccount(app, 'edu', { academy_no: await academy() }),
    ];
    const tokens = [await loginOf(app, 'edu', mine.accountNo), await loginOf(app, 'edu', other.accountNo)] as const;
    const academyNo = mine.academyNo ?? 0;
    const changeTo = (to: 'ACTIVE' | 'NON_PAYMENT' | 'TERMINATION' | 'WAIT') =>
      codeOf(changeAcademyStatus(context(), { academyNo, to, actor: OPERATOR }));
    expect(await changeTo('NON_PAYMENT')).toBe('OK');
    expect((await app.get('/api/main/me', tokens[0])).status).toBe(401);
    expect((await app.get('/api/main/me', tokens[1])).status).toBe(200);
    expect(await changeTo('ACTIVE')).toBe('OK');
    expect((await app.get('/api/main/me', tokens[0])).status).toBe(401);
    expect(await changeTo('WAIT')).toBe('STATUS_CHANGE_REFUSED');
    expect(await changeTo('TERMINATION')).toBe('OK');
    for (const to of ['ACTIVE', 'NON_PAYMENT', 'WAIT', 'TERMINATION'] as const) {
      expect(await changeTo(to)).toBe('STATUS_CHANGE_REFUSED');
    }
    expect(await codeOf(changeAcademyStatus(context(), { academyNo: 99_999, to: 'ACTIVE', actor: OPERATOR }))).toBe(
      'NOT_FOUND',
    );
    const events = await app.db
      .selectFrom('audit_log')
      .select(['academy_no', 'details'])
      .where('event', '=', 'STATUS_CHANGED')
      .execute();
    expect(events).toHaveLength(3);
    expect(events.every(({ academy_no }) => academy_no === academyNo)).toBe(true);
  });

  it('let an operator move a student from one institution to another', async () => {
    const { accountNo, academyNo } = await makeAccount(app, 'edu');
    const token = await loginOf(app, 'edu', accountNo);
    await leaveInstitution(context(), { accountNo, actor: OPERATOR });
    expect(await row(accountNo)).toMatchObject({ status: 'NO_AFFILIATION', academy_no: null });
    expect((await app.send('POST', '/api/account/me', { token })).status).toBe(200);
    expect((await app.get('/api/main/me', token)).code).toBe('NO_AFFILIATION');
    const refused = {
      unknown: 99_999,
      'of another site': await academy({ site: 'school' }),
      'not open': await academy({ status: 'WAIT' }),
    };
    const join = (to: number) => codeOf(joinInstitution(context(), { accountNo, academyNo: to, actor: OPERATOR }));
    expect(await join(refused.unknown)).toBe('NOT_FOUND');
    expect(await join(refused['of another site'])).toBe('NOT_FOUND');
    expect(await join(refused['not open'])).toBe('STATUS_CHANGE_REFUSED');
    expect(await change(accountNo, 'ACTIVE')).toBe('STATUS_CHANGE_REFUSED');
    // An operator lets in at once, also where those who sign up wait.
    const next = await academy({ needs_approval: 1 });
    expect(await join(next)).toBe('OK');
    expect(await row(accountNo)).toMatchObject({ status: 'ACTIVE', academy_no: next });
    expect((await app.get('/api/main/me', token)).status).toBe(200);
    expect(await join(academyNo ?? 0)).toBe('STATUS_CHANGE_REFUSED');
  });

  it('tell by mail that an institution has approved', async () => {
    const { accountNo } = await makeAccount(app, 'edu', { status: 'WAIT', email: 'new@sea.kr' });
    expect(await change(accountNo, 'ACTIVE')).toBe('OK');
    await app.sendMails();
    expect(app.mails.map(({ to }) => to)).toEqual(['new@sea.kr']);
  });

  it('go back to the status before leaving, within 72 hours, and to no other', async () => {
    const { accountNo } = await makeAccount(app, 'edu', { status: 'INACTIVE' });
    expect(await change(accountNo, 'WITHDRAWAL_REQUEST')).toBe('OK');
    expect(await row(accountNo)).toMatchObject({
      status_before_withdrawal: 'INACTIVE',
      withdrawal_requested_at: app.clock.now(),
    });
    expect(await change(accountNo, 'ACTIVE')).toBe('STATUS_CHANGE_REFUSED');
    app.clock.advance(72 * HOUR - 1);
    expect(await change(accountNo, 'INACTIVE')).toBe('OK');
    expect(await row(accountNo)).toMatchObject({ status_before_withdrawal: null, withdrawal_requested_at: null });
    await change(accountNo, 'WITHDRAWAL_REQUEST');
    app.clock.advance(72 * HOUR);
    expect(await change(accountNo, 'INACTIVE')).toBe('STATUS_CHANGE_REFUSED');
  });

  it('never reach a state that contradicts itself, whatever is tried in whatever order', async () => {
    const { accountNo, academyNo } = await makeAccount(app, 'edu', { email: null });
    const step = fc.record({
      to: fc.constantFrom(...accountStatuses.filter((status) => status !== 'WITHDRAWAL')),
      actor: fc.constantFrom(...actors),
      joins: fc.boolean(),
      hours: fc.constantFrom(0, 1, 80),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        for (const { to, actor, joins, hours } of steps) {
          app.clock.advance(hours * HOUR);
          if (joins && actor.kind === 'OPERATOR') {
            await codeOf(joinInstitution(context(), { accountNo, academyNo: academyNo ?? 0, actor }));
          } else {
            await change(accountNo, to, actor);
          }
          const now = await row(accountNo);
          const leaving = now.status === 'WITHDRAWAL_REQUEST';
          expect(now.withdrawal_requested_at !== null).toBe(leaving);
          expect(now.withdrawal_requested_by !== null).toBe(leaving);
          expect(now.status_before_withdrawal !== null).toBe(leaving);
          expect(now.dormant_at !== null).toBe(now.status === 'DORMANT');
          const nowhere = now.status === 'NO_AFFILIATION' || now.status_before_withdrawal === 'NO_AFFILIATION';
          expect(now.academy_no === null).toBe(nowhere);
        }
      }),
      { numRuns: 25 },
    );
  });
});
