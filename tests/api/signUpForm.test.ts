import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignUpFormBody } from '#contract/signUp.ts';
import { signUpTuning } from '#domain/account/tuning.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { storedBy } from '../support/dumpTables.ts';
import { agreeTo, type Joiner, joiner } from '../support/joiner.ts';
import { makeAccount } from '../support/makeAccount.ts';
import { proveContact } from '../support/proveContact.ts';

type Changed = Partial<SignUpFormBody>;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo', sandbox: true });
});
afterAll(() => app.close());

const refusals: [field: string, reason: RegExp, changed: Changed][] = [
  ['accountId', /필수 입력/, { accountId: '' }],
  ['accountId', /6~17자/, { accountId: 'sea12' }],
  ['accountId', /6~17자/, { accountId: 'Seastar1' }],
  ['accountId', /6~17자/, { accountId: ' seastar1' }],
  ['accountId', /6~17자/, { accountId: '바다의별하나둘' }],
  ['password', /8~16자/, { password: 'short1', passwordConfirmation: 'short1' }],
  ['password', /8~16자/, { password: 'onlyletters', passwordConfirmation: 'onlyletters' }],
  ['password', /8~16자/, { password: 'wave+less42 ', passwordConfirmation: 'wave+less42 ' }],
  ['password', /아이디와 다르게/, { password: 'seastar1', passwordConfirmation: 'seastar1' }],
  ['password', /쉽게 짐작/, { password: 'password1!', passwordConfirmation: 'password1!' }],
  ['passwordConfirmation', /일치하지 않습니다/, { passwordConfirmation: 'wave+less43' }],
  ['name', /필수 입력/, { name: '\u3164' }],
  ['name', /한글 2자/, { name: '별' }],
  ['name', /글자만/, { name: '당첨 www.evil.kr 확인' }],
  ['name', /글자만/, { name: '전화 010-1234-5678' }],
  ['name', /30자/, { name: '별'.repeat(31) }],
  ['birthday', /YYYYMMDD/, { birthday: '2012-05-06' }],
  ['birthday', /YYYYMMDD/, { birthday: '20130229' }],
  ['birthday', /14세 미만 회원가입/, { birthday: '20120507' }],
  ['birthday', /올바르지 않습니다/, { birthday: '20270101' }],
  ['email', /필수 입력/, { email: null }],
  ['email', /이메일 주소/, { email: 'star@sea' }],
  ['email', /이메일 주소/, { email: 'star@sea.kr\nbcc: all@sea.kr' }],
  ['mobileNo', /필수 입력/, { mobileNo: '' }],
  ['mobileNo', /휴대전화 번호/, { mobileNo: '02-123-4567' }],
  ['schoolName', /50자/, { schoolName: '가'.repeat(51) }],
  ['schoolGrade', /필수 입력/, { schoolGrade: '' }],
  ['schoolGrade', /올바르지 않습니다/, { schoolGrade: 'ALL' }],
  ['schoolGrade', /올바르지 않습니다/, { schoolGrade: 'MIDDLE_4' }],
];

describe('the form', () => {
  let her: Joiner;
  beforeAll(async () => {
    her = await joiner(app, 'SELF');
    await her.until('FORM');
  });

  it.each(refusals)('refuses a wrong %s (%s): %j', async (field, reason, changed) => {
    const before = await storedBy(app);
    const answer = await her.form(changed);
    expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    expect(answer.fields?.[field]).toMatch(reason);
    expect(await storedBy(app)).toEqual(before);
  });

  it('names everything that is wrong at once', async () => {
    const answer = await her.form({ accountId: '', name: '', email: 'x', mobileNo: 'x', schoolGrade: 'x' });
    expect(Object.keys(answer.fields ?? {}).sort()).toEqual(['accountId', 'email', 'mobileNo', 'name', 'schoolGrade']);
  });

  it('binds nothing that the contract does not name', async () => {
    const answer = await her.call('/form', { raq: 1499, status: 'ACTIVE' });
    expect(answer.code).toBe('INVALID_INPUT');
  });

  it.each(['Nguyễn Văn An', '아이린·김', "Anna-Marie O'Neil", '제갈공명'])('takes the name %s', async (name) => {
    const answer = await her.form({ name, birthday: '' });
    expect(Object.keys(answer.fields ?? {})).toEqual(['birthday']);
  });

  it('stores names and addresses in one form, and the password as it was typed', async () => {
    const written = { name: `  이${'\u200b'}별빛  `, email: ' Star@Example.KR ', mobileNo: '010 1111-2222' };
    expect((await her.form({ ...written, name: written.name.normalize('NFD') })).status).toBe(200);
    const account = await app.db
      .selectFrom('account')
      .selectAll()
      .where('account_id', '=', 'seastar1')
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ name: '이별빛', email: 'star@example.kr', mobile_no: '01011112222' });
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const signIn = await app.post('/api/auth/sign-in', { accountId: 'seastar1', password: 'wave+less42' });
    expect(signIn.status).toBe(200);
  });
});

describe('values that others have', () => {
  it('are told per field, and kept apart by site', async () => {
    const her = await joiner(app, 'SELF');
    await her.until('FORM');
    const answer = await her.form({ email: 'STAR@example.kr' });
    expect(answer).toMatchObject({ status: 422, code: 'DUPLICATE_VALUE' });
    // Whether somebody else has a contact is told to nobody; whoever proves it has it.
    expect(Object.keys(answer.fields ?? {})).toEqual(['accountId']);
    const elsewhere = await joiner(app, 'SELF', 'school');
    await elsewhere.until('FORM');
    expect((await elsewhere.form()).status).toBe(200);
  });

  it('can be asked for while typing', async () => {
    const her = await joiner(app, 'SELF');
    await her.until('FORM');
    const ask = (kind: string, value: string) => her.call<{ available: boolean }>('/duplicates', { kind, value });
    expect((await ask('ID', 'seastar1')).data).toEqual({ available: false });
    expect((await ask('ID', 'seastar9')).data).toEqual({ available: true });
    expect((await ask('EMAIL', ' STAR@example.kr')).data).toEqual({ available: true });
    expect((await ask('MOBILE', '010-1111-2222')).data).toEqual({ available: true });
    expect((await ask('MOBILE', '010-1111-2223')).data).toEqual({ available: true });
    expect((await ask('ID', 'Sea')).fields?.value).toMatch(/6~17자/);
    expect((await ask('EMAIL', 'x')).fields?.value).toMatch(/이메일 주소/);
  });

  it('cannot be fished for', async () => {
    const her = await joiner(app, 'SELF');
    await her.until('FORM');
    const ask = (kind: string, value: string) => her.call('/duplicates', { kind, value });
    for (let time = 0; time < signUpTuning.contactChecks; time += 1) {
      expect((await ask(time % 2 ? 'EMAIL' : 'MOBILE', time % 2 ? `a${time}@sea.kr` : '01011112222')).status).toBe(200);
    }
    expect(await ask('EMAIL', 'b@sea.kr')).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    // The form may still be handed in, and tells of the login name alone.
    const refused = await her.form({ accountId: 'seastar1' });
    expect(refused).toMatchObject({ status: 422, code: 'DUPLICATE_VALUE' });
    expect(Object.keys(refused.fields ?? {})).toEqual(['accountId']);
    const mine = { accountId: 'seastar5', email: 'five@sea.kr', mobileNo: '01055550000' };
    expect((await her.form(mine)).status).toBe(200);
  });

  it('are not told by the form more often than by asking', async () => {
    const child = await joiner(app, 'GUARDIAN', 'school');
    await child.until('FORM');
    for (let index = 0; index < signUpTuning.idChecksPerMinute; index += 1) {
      expect((await child.form()).code).toBe('DUPLICATE_VALUE');
    }
    const refused = await child.form();
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBe(60);
    expect((await child.call('/duplicates', { kind: 'ID', value: 'seastar8' })).status).toBe(429);
    expect((await child.form({ accountId: 'seastar7' })).status).toBe(200);
  });

  it('say nothing of contacts that others have proved', async () => {
    const taken = await makeAccount(app, 'edu', { email: 'proved@sea.kr', mobile_no: '01077778888' });
    for (const kind of ['EMAIL', 'MOBILE'] as const) await proveContact(app, taken.accountNo, kind);
    const her = await joiner(app, 'SELF');
    await her.until('FORM');
    const ask = (kind: string, value: string) => her.call('/duplicates', { kind, value });
    for (const [kind, theirs, nobodys] of [
      ['EMAIL', 'proved@sea.kr', 'nobody@sea.kr'],
      ['MOBILE', '01077778888', '01077779999'],
    ] as const) {
      const [one, other] = [await ask(kind, theirs), await ask(kind, nobodys)];
      expect(one.data).toEqual(other.data);
      expect(one.headers['content-length']).toBe(other.headers['content-length']);
    }
    const joined = await her.form({ accountId: 'seastar6', email: 'proved@sea.kr', mobileNo: '01077778888' });
    expect(joined.status).toBe(200);
  });

  it('are asked for by one network as often as a large school does in a day', async () => {
    const her = await joiner(app, 'SELF', 'home');
    await her.until('FORM');
    const response = await her.call('/duplicates', { kind: 'ID', value: 'seastar9' });
    expect(Number(response.headers['x-ratelimit-limit'])).toBe(signUpTuning.checksPerAddressAndDay);
    expect(Number(response.headers['x-ratelimit-reset'])).toBeGreaterThan(23 * 3600);
  });

  it('of login names are told thirty times a minute', async () => {
    const her = await joiner(app, 'SELF');
    await her.until('FORM');
    const ask = () => her.call('/duplicates', { kind: 'ID', value: 'seastar1' });
    const answers = await Promise.all(Array.from({ length: signUpTuning.idChecksPerMinute + 5 }, ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(signUpTuning.idChecksPerMinute);
    expect(Number(answers.find(({ status }) => status === 429)?.headers['retry-after'])).toBe(60);
    app.clock.advance(60_000);
    expect((await ask()).status).toBe(200);
  });
});

describe('agreements', () => {
  it('answer exactly what was shown, and the required ones with yes', async () => {
    const her = await joiner(app, 'SELF');
    const all = agreeTo(her.started.documents);
    const first = all[0] as (typeof all)[number];
    const before = await storedBy(app);
    for (const agreements of [
      [],
      all.slice(1),
      [...all, first],
      all.map((each) => ({ ...each, version: each.version + 1 })),
      [...all.slice(0, -1), { code: 'GUARDIAN', version: 1, agreed: true }],
      [first, ...all.slice(0, -1)],
    ]) {
      const answer = await her.call('/terms', { agreements });
      expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields: { agreements: expect.anything() } });
    }
    for (const code of ['SERVICE', 'PERSONAL'] as const) {
      const answer = await her.call('/terms', { agreements: agreeTo(her.started.documents, [code]) });
      expect(answer).toMatchObject({ status: 422, code: 'CONSENT_REQUIRED' });
    }
    expect(await storedBy(app)).toEqual(before);
    const optional = ['MARKETING_EMAIL', 'MARKETING_SMS'] as const;
    expect((await her.call('/terms', { agreements: agreeTo(her.started.documents, optional) })).status).toBe(200);
  });

  it('are asked of the guardian, not of the child', async () => {
    const her = await joiner(app, 'GUARDIAN');
    const early = await her.call('/terms', { agreements: agreeTo(her.started.documents) });
    expect(early.code).toBe('INVALID_INPUT');
    await her.until('CONSENT');
    for (const code of ['SERVICE', 'PERSONAL', 'GUARDIAN'] as const) {
      expect((await her.consent([code])).code).toBe('CONSENT_REQUIRED');
    }
    expect((await her.consent(['MARKETING_EMAIL'])).data.step).toBe('FORM');
  });
});

describe('who joins', () => {
  it.each([
    ['SELF', '20120507', /14세 미만 회원가입/],
    ['GUARDIAN', '20120506', /14세 이상 회원가입/],
    ['SELF', '20120231', /YYYYMMDD/],
    ['SELF', '', /필수/],
  ] as const)('%s born on %s is shown the right way', async (kind, birthday, reason) => {
    const her = await joiner(app, kind, 'home');
    await her.until('WHO');
    const answer = await her.call('/who', { birthday });
    expect(answer.code).toBe('INVALID_INPUT');
    expect(answer.fields?.birthday).toMatch(reason);
    expect((await her.state()).data.step).toBe('WHO');
  });

  it('names an institution where there are any, and none at home', async () => {
    const birthday = '20120506';
    const her = await joiner(app, 'SELF');
    await her.until('WHO');
    expect((await her.call('/who', { birthday })).fields?.academyNo).toBe('학원을 골라 주십시오.');
    expect((await her.call('/who', { birthday, academyNo: 999 })).fields).toHaveProperty('academyNo');
    const { academy_no: schools } = await app.db
      .selectFrom('institution')
      .select('academy_no')
      .where('site', '=', 'school')
      .executeTakeFirstOrThrow();
    expect((await her.call('/who', { birthday, academyNo: schools })).fields).toHaveProperty('academyNo');
    const home = await joiner(app, 'SELF', 'home');
    await home.until('WHO');
    expect((await home.call('/who', { birthday, academyNo: 1 })).fields).toHaveProperty('academyNo');
  });
});
