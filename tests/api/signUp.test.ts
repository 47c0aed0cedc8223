import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountInfo } from '#contract/account.ts';
import type { SiteName } from '#contract/site.ts';
import { createJoinCode } from '#domain/account/createJoinCode.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { GUARDIAN_PHONE, goodForm, joiner } from '../support/joiner.ts';

describe('joining', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo', sandbox: true });
  });
  afterEach(() => app.close());

  const accountOf = (accountId: string) =>
    app.db.selectFrom('account').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow();
  const consentsOf = (accountNo: number) =>
    app.db.selectFrom('consent').selectAll().where('account_no', '=', accountNo).orderBy('consent_no').execute();
  const audit = async () => (await app.db.selectFrom('audit_log').select('event').execute()).map(({ event }) => event);

  it('takes somebody of fourteen from the terms to a first login', async () => {
    const her = await joiner(app, 'SELF');
    expect(her.started).toMatchObject({ kind: 'SELF', step: 'TERMS', screen: 1, institution: null, guardian: null });
    expect(her.started.documents.map(({ code, required }) => [code, required])).toEqual([
      ['SERVICE', true],
      ['PERSONAL', true],
      ['MARKETING_EMAIL', false],
      ['MARKETING_SMS', false],
    ]);
    const agreements = her.started.documents.map(({ code, version }) => ({
      code,
      version,
      agreed: code !== 'MARKETING_SMS',
    }));
    expect((await her.call('/terms', { agreements })).data).toMatchObject({ step: 'WHO', screen: 2, documents: [] });
    expect((await her.who()).data).toMatchObject({
      step: 'FORM',
      screen: 3,
      institution: { name: '푸른바다 독서학원' },
    });

    const done = await her.form();
    expect(done.data).toMatchObject({
      accountId: 'seastar1',
      name: '이별빛',
      accountStatus: 'ACTIVE',
      institution: { name: '푸른바다 독서학원', needsApproval: false },
      signIn: { outcome: 'SIGNED_IN' },
    });
    const token = done.data.signIn?.token ?? '';
    const me = await app.post<AccountInfo>('/api/account/me', {}, token);
    expect(me.data).toMatchObject({
      accountId: 'seastar1',
      allowEmailYn: 'Y',
      allowSmsYn: 'N',
      raq: 1050,
      bookPoint: 0,
    });
    expect((await app.get<{ pet: { stage: string } }>('/api/aquarium/me', token)).data.pet.stage).toBe('egg');

    const account = await accountOf('seastar1');
    expect(account).toMatchObject({
      email: 'star@example.kr',
      mobile_no: '01011112222',
      protector_mobile_no: null,
      signup_domain_code: 'EDU',
    });
    const consents = await consentsOf(account.account_no);
    expect(consents).toHaveLength(4);
    for (const consent of consents) {
      expect(consent).toMatchObject({ actor: 'SELF', method: 'WEB', guardian_no: null, site: 'edu' });
      expect(consent.doc_sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(consent.ip_hmac).not.toContain('127.0.0.1');
    }
    expect(consents.map(({ doc_code, agreed }) => [doc_code, agreed])).toContainEqual(['MARKETING_SMS', 0]);
    expect(await audit()).toContain('ACCOUNT_JOINED');

    await app.sendMails();
    const [mail] = await app.sandbox.mails('star@example.kr');
    expect(mail?.subject).toContain('환영해요');
    expect(mail?.text).toContain('seastar1');
  });

  it('takes a child of eleven through a verified guardian', async () => {
    const her = await joiner(app, 'GUARDIAN');
    expect(her.started.documents.map(({ code }) => code)).toEqual(['SERVICE', 'PERSONAL', 'GUARDIAN']);
    await her.terms();
    expect((await her.who()).data).toMatchObject({ step: 'VERIFY', screen: 2, guardian: null });
    const verified = await her.verify();
    expect(verified.data).toMatchObject({
      step: 'CONSENT',
      guardian: { name: '이*호', mobileNo: '010-****-6666' },
    });
    expect(verified.data.documents.map(({ code }) => code)).toEqual([
      'SERVICE',
      'PERSONAL',
      'GUARDIAN',
      'MARKETING_EMAIL',
      'MARKETING_SMS',
    ]);
    expect((await her.consent(['MARKETING_EMAIL', 'MARKETING_SMS'])).data.step).toBe('FORM');
    const done = await her.form({ schoolName: ' 푸른초등학교 ' });
    expect(done.data.signIn).not.toBeNull();

    const account = await accountOf('seastar1');
    expect(account).toMatchObject({
      protector_mobile_no: GUARDIAN_PHONE,
      email: null,
      mobile_no: null,
      school_name: '푸른초등학교',
      raq: 750,
    });
    const guardian = await app.db.selectFrom('guardian').selectAll().executeTakeFirstOrThrow();
    expect(guardian).toMatchObject({
      account_no: account.account_no,
      relation: 'MOTHER',
      birth_year: 1985,
      provider: 'portone',
    });
    expect(app.secrets.open(guardian.name_sealed ?? '')).toBe('이보호');
    const consents = await consentsOf(account.account_no);
    expect(consents).toHaveLength(5);
    for (const consent of consents) {
      expect(consent).toMatchObject({
        actor: 'GUARDIAN',
        method: 'DEC17-2-1-3',
        guardian_no: guardian.guardian_no,
        identity_verification_id: guardian.identity_verification_id,
      });
    }
    expect(await audit()).toEqual(['GUARDIAN_VERIFIED', 'ACCOUNT_JOINED']);
    const access = await app.db
      .selectFrom('access_record')
      .select(['kind', 'address'])
      .where('account_no', '=', account.account_no)
      .orderBy('record_no')
      .execute();
    expect(access).toEqual(['GUARDIAN_CONSENTED', 'JOINED', 'SIGN_IN'].map((kind) => ({ kind, address: '127.0.0.1' })));
    // No raw person key, name or number of the guardian stands anywhere.
    const dump = JSON.stringify(await dumpTables(app.db));
    expect(dump).not.toContain('이보호');
    expect(dump.split(GUARDIAN_PHONE)).toHaveLength(2);
    expect(dump).not.toMatch(/RETURNCODE|"ci"|"di"/);
    await app.sendMails();
    expect(await app.sandbox.mails()).toEqual([]);
  });

  it('knows nothing of a child before the guardian has agreed', async () => {
    const her = await joiner(app, 'GUARDIAN');
    await her.until('CONSENT');
    expect((await her.form()).code).toBe('SIGN_UP_STEP');
    const dump = JSON.stringify(await dumpTables(app.db));
    for (const text of ['이별빛', 'seastar1', '20150201', '이보호', GUARDIAN_PHONE]) expect(dump).not.toContain(text);
  });

  it.each<[SiteName, string, number | null]>([
    ['school', '책바다초등학교', 1],
    ['home', '', null],
  ])('works on the %s site', async (site, schoolName, academies) => {
    const her = await joiner(app, 'SELF', site);
    await her.until('FORM');
    const done = await her.form();
    expect(done.data.institution === null).toBe(academies === null);
    const account = await accountOf('seastar1');
    expect(account).toMatchObject({ site, school_name: schoolName || null, signup_domain_code: site.toUpperCase() });
  });

  it('lets the institution look first where it wants to', async () => {
    await app.db.updateTable('institution').set({ needs_approval: 1 }).where('site', '=', 'edu').execute();
    const her = await joiner(app, 'SELF');
    await her.until('FORM');
    const done = await her.form();
    expect(done.data).toMatchObject({ accountStatus: 'WAIT', signIn: null, institution: { needsApproval: true } });
    await app.sendMails();
    expect((await app.sandbox.mails('star@example.kr'))[0]?.subject).toContain('가입 신청을 받았어요');
    const signIn = await app.post('/api/auth/sign-in', { accountId: 'seastar1', password: 'wave+less42' });
    expect(signIn.code).toBe('ACCOUNT_SUSPENDED');
  });

  it('finds the institution by its join code, however it is typed', async () => {
    const code = createJoinCode(() => 0.5);
    const { academy_no } = await app.db
      .insertInto('institution')
      .values({ site: 'edu', name: '숨은 독서학원', status: 'ACTIVE', created_at: 0 })
      .returning('academy_no')
      .executeTakeFirstOrThrow();
    const until = app.clock.now() + 60_000;
    await app.db
      .insertInto('join_code')
      .values({ join_code: code, academy_no, expires_at: until, created_at: 0 })
      .execute();
    const her = await joiner(app, 'SELF');
    await her.until('WHO');
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    expect((await her.call<{ name: string }>('/join-code', { joinCode: typed })).data.name).toBe('숨은 독서학원');
    expect((await her.call('/join-code', { joinCode: 'ZZZZ9999' })).code).toBe('NOT_FOUND');
    const birthday = goodForm('SELF').birthday;
    expect((await her.call('/who', { birthday, joinCode: 'ZZZZ9999' })).fields).toHaveProperty('joinCode');

    const elsewhere = await joiner(app, 'SELF', 'school');
    await elsewhere.until('WHO');
    expect((await elsewhere.call('/join-code', { joinCode: code })).code).toBe('NOT_FOUND');

    expect((await her.call('/who', { birthday, joinCode: typed })).data.institution?.name).toBe('숨은 독서학원');
    app.clock.advance(60_001);
    const late = await joiner(app, 'SELF');
    await late.until('WHO');
    expect((await late.call('/who', { birthday, joinCode: code })).fields).toHaveProperty('joinCode');
  });

  it('shows only open institutions of the site, by any part of the name', async () => {
    const add = (name: string, site: SiteName, status: 'ACTIVE' | 'WAIT' | 'NON_PAYMENT' | 'TERMINATION') =>
      app.db.insertInto('institution').values({ site, name, status, created_at: 0 }).execute();
    await add('100% 독서_학원', 'edu', 'ACTIVE');
    await add('Sea Reading', 'edu', 'ACTIVE');
    for (const status of ['WAIT', 'NON_PAYMENT', 'TERMINATION'] as const) await add(`닫힌 ${status}`, 'edu', status);
    const search = async (q: string, site: SiteName = 'edu') => {
      const path = `/api/account/institutions?q=${encodeURIComponent(q)}`;
      const answer = await app.send<{ items: { name: string }[] }>('GET', path, { site });
      return answer.data.items.map(({ name }) => name);
    };
    expect(await search('')).toEqual(expect.arrayContaining(['100% 독서_학원', 'Sea Reading', '푸른바다 독서학원']));
    expect(await search('')).toHaveLength(3);
    expect(await search('바다독서')).toEqual(['푸른바다 독서학원']);
    expect(await search('바다'.normalize('NFD'))).toEqual(['푸른바다 독서학원']);
    expect(await search('sea')).toEqual(['Sea Reading']);
    expect(await search('%')).toEqual(['100% 독서_학원']);
    expect(await search('_')).toEqual(['100% 독서_학원']);
    expect(await search('\\')).toEqual([]);
    expect(await search('푸른', 'school')).toEqual([]);
    expect(await search('', 'home')).toEqual([]);
  });
});
