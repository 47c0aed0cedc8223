import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignUpStep } from '#domain/account/signUpMachine.ts';
import { signUpTuning } from '#domain/account/tuning.ts';
import { seoulDay, seoulDayStart } from '#domain/time/seoulDay.ts';
import { sweepOldRows } from '#server/jobs/sweepOldRows.ts';
import { hashLoginToken } from '#server/modules/auth/createLoginToken.ts';
import { signUps } from '#server/modules/sign-up/repositories/signUps.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { storedBy } from '../support/dumpTables.ts';
import { agreeTo, GUARDIAN_PHONE, goodForm, type Joiner, joiner } from '../support/joiner.ts';

const guardian = { guardianName: '이보호', guardianMobileNo: GUARDIAN_PHONE, relation: 'MOTHER' };
/** Every call of a sign-up, as good as it can be, with the step at which it may be made. */
const calls: Record<string, { at: SignUpStep; body: (her: Joiner) => object }> = {
  '/terms': { at: 'TERMS', body: (her) => ({ agreements: agreeTo(her.started.documents) }) },
  '/who': { at: 'WHO', body: () => ({ birthday: '20120506', academyNo: 1 }) },
  '/join-code': { at: 'WHO', body: () => ({ joinCode: 'ABCD2345' }) },
  '/identity': { at: 'VERIFY', body: () => guardian },
  '/identity/confirm': { at: 'VERIFY', body: () => ({ identityVerificationId: 'guardian-1' }) },
  '/consent': { at: 'CONSENT', body: (her) => ({ agreements: agreeTo(her.started.documents) }) },
  '/duplicates': { at: 'FORM', body: () => ({ kind: 'EMAIL', value: 'a@sea.kr' }) },
  '/form': { at: 'FORM', body: (her) => goodForm(her.started.kind) },
};
const states = [
  ...(['TERMS', 'WHO', 'FORM', 'DONE'] as const).map((step) => ['SELF', step] as const),
  ...(['TERMS', 'WHO', 'VERIFY', 'CONSENT', 'FORM', 'DONE'] as const).map((step) => ['GUARDIAN', step] as const),
];

describe('the steps of joining', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ content: 'demo', sandbox: true });
  });
  afterAll(() => app.close());
  let made = 0;

  it.each(states)('%s at %s refuse every call of another step and change nothing', async (kind, step) => {
    const her = await joiner(app, kind);
    if (step === 'DONE') {
      await her.until('FORM');
      made += 1;
      await her.form({ accountId: `tablet${made}`, email: `tablet${made}@sea.kr`, mobileNo: `0107777000${made}` });
    } else {
      await her.until(step);
    }
    const before = await storedBy(app);
    const refused: string[] = [];
    for (const [path, { at, body }] of Object.entries(calls)) {
      // The last call may be repeated: it is answered with the same welcome.
      if (at === step || (path === '/form' && step === 'DONE')) continue;
      const answer = await her.call(path, body(her));
      expect([path, answer.status, answer.code]).toEqual([path, 422, 'SIGN_UP_STEP']);
      refused.push(path);
    }
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(await storedBy(app)).toEqual(before);
    expect((await her.state()).data.step).toBe(step);
  });
});

describe('a sign-up', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo', sandbox: true });
  });
  afterEach(() => app.close());
  const count = async (table: 'account' | 'consent' | 'guardian' | 'sign_up' | 'mail_outbox' | 'login_token') => {
    const rows = await app.db.selectFrom(table).selectAll().execute();
    return rows.length;
  };

  it('is known by its token on its site only, and only the hash is kept', async () => {
    const her = await joiner(app, 'SELF');
    expect(her.signUpToken).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await storedBy(app))).not.toContain(her.signUpToken);
    for (const [site, signUpToken] of [
      ['school', her.signUpToken],
      ['edu', 'A'.repeat(43)],
    ] as const) {
      const answer = await app.send('POST', '/api/account/sign-ups/state', { site, body: { signUpToken } });
      expect(answer).toMatchObject({ status: 422, code: 'SIGN_UP_GONE' });
    }
  });

  it('is over after two hours, and then forgotten with its guardian', async () => {
    const her = await joiner(app, 'GUARDIAN');
    await her.until('FORM');
    const done = await joiner(app, 'GUARDIAN');
    await done.until('FORM');
    await done.form();
    app.clock.advance(signUpTuning.lifetime - 1);
    expect((await her.state()).status).toBe(200);
    await sweepOldRows(app.db, app.clock.now());
    expect([await count('sign_up'), await count('guardian')]).toEqual([2, 2]);
    app.clock.advance(1);
    expect((await her.state()).code).toBe('SIGN_UP_GONE');
    expect((await her.form()).code).toBe('SIGN_UP_GONE');
    await sweepOldRows(app.db, app.clock.now());
    expect([await count('sign_up'), await count('guardian'), await count('consent')]).toEqual([0, 1, 5]);
  });

  it('tells at every step the day in Seoul by which it judges the age', async () => {
    app.clock.advance(seoulDayStart(app.clock.now()) + 24 * 60 * 60 * 1000 - 1 - app.clock.now());
    const her = await joiner(app, 'SELF');
    expect(her.started.today).toBe(seoulDay(app.clock.now()));
    app.clock.advance(1);
    const { today } = (await her.terms()).data;
    expect(today).toBe(seoulDay(app.clock.now()));
    expect(today).not.toBe(her.started.today);
    expect((await her.state()).data.today).toBe(today);
  });

  it('makes one account of twenty forms at once, and tells all of them the same', async () => {
    const her = await joiner(app, 'SELF');
    await her.until('FORM');
    const before = { accounts: await count('account'), logins: await count('login_token') };
    const answers = await Promise.all(Array.from({ length: 20 }, () => her.form()));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers.filter(({ data }) => data.signIn !== null)).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => JSON.stringify({ ...data, signIn: null })))).toHaveLength(1);
    expect(await count('account')).toBe(before.accounts + 1);
    expect(await count('consent')).toBe(4);
    expect(await count('login_token')).toBe(before.logins + 1);
    await app.sendMails();
    expect(await app.sandbox.mails('star@example.kr')).toHaveLength(1);
    const again = await her.form({ accountId: 'another1' });
    expect(again.data).toMatchObject({ accountId: 'seastar1', signIn: null });
  });

  it.each(['/terms', '/who', '/consent'])('lets one of ten calls of %s at once through', async (path) => {
    const kind = path === '/consent' ? 'GUARDIAN' : 'SELF';
    const her = await joiner(app, kind);
    await her.until(calls[path]?.at ?? 'TERMS');
    const { documents } = (await her.state()).data;
    const body = path === '/who' ? { birthday: '20120506', academyNo: 1 } : { agreements: agreeTo(documents) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => her.call(path, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'SIGN_UP_STEP']));
  });

  it('leaves a step once, also when two calls have seen it there', async () => {
    const her = await joiner(app, 'SELF');
    const tokenHash = hashLoginToken(her.signUpToken);
    expect(await signUps.advance(app.db, tokenHash, 'TERMS', 'WHO')).toBe(true);
    expect(await signUps.advance(app.db, tokenHash, 'TERMS', 'FORM')).toBe(false);
    expect((await her.state()).data.step).toBe('WHO');
  });

  it('gives a login name that two want at once to one of them', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => joiner(app, 'SELF')));
    for (const each of all) await each.until('FORM');
    const answers = await Promise.all(
      all.map((each, at) => each.form({ email: `star${at}@sea.kr`, mobileNo: `0101111000${at}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { code, fields } of refused) {
      expect(code).toBe('DUPLICATE_VALUE');
      expect(Object.keys(fields ?? {})).toEqual(['accountId']);
    }
    // Whoever came too late is still at the form and may choose another name.
    const loser = all[answers.findIndex(({ status }) => status !== 200)];
    expect((await loser?.form({ accountId: 'seastar2' }))?.status).toBe(200);
  });

  it('does not end with an institution that has closed meanwhile', async () => {
    const her = await joiner(app, 'SELF');
    await her.until('FORM');
    await app.db.updateTable('institution').set({ status: 'TERMINATION' }).where('site', '=', 'edu').execute();
    const before = await storedBy(app);
    expect(await her.form()).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect(await storedBy(app)).toEqual(before);
  });
});
