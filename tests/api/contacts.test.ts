import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContactState, ContactStates, UndoneContactChange } from '#contract/contact.ts';
import type { ContactKind } from '#domain/account/contactKinds.ts';
import { DAY, MINUTE } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { confirmPassword } from '../support/confirmPassword.ts';
import { joiner } from '../support/joiner.ts';
import { loginOf, makeAccount, PASSWORD } from '../support/makeAccount.ts';
import { proveContact } from '../support/proveContact.ts';

const OLDER = { birthday: '20100301', email: 'old@sea.kr', mobile_no: '01022223333', name: '문어진' };
const PATH = '/api/account/contacts/me';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterEach(() => app.close());

async function student(special: Parameters<typeof makeAccount>[2] = OLDER) {
  const made = await makeAccount(app, 'edu', special);
  return { ...made, token: await loginOf(app, 'edu', made.accountNo) };
}
const sendCode = (token: string, kind: ContactKind = 'EMAIL') => app.post(`${PATH}/codes`, { kind }, token);
const prove = (token: string, code: string, kind: ContactKind = 'EMAIL') =>
  app.post(`${PATH}/proofs`, { kind, code }, token);
const drop = (token: string, kind: ContactKind = 'EMAIL') => app.send('DELETE', `${PATH}/${kind}/pending`, { token });
async function change(token: string, body: object) {
  await confirmPassword(app, token);
  return app.put('/api/account/info/me', body, token);
}
async function state(token: string, kind: ContactKind = 'EMAIL'): Promise<ContactState | undefined> {
  const { data } = await app.get<ContactStates>(PATH, token);
  return data.items.find((item) => item.kind === kind);
}
async function mails() {
  await app.sendMails();
  return app.mails.splice(0);
}
async function codeByMail(to: string): Promise<string> {
  const mail = (await mails()).find((each) => each.to === to);
  return mail?.text.match(/확인 번호: (\d{6})/)?.[1] ?? '';
}
const codeByText = () =>
  app.texts
    .splice(0)
    .at(-1)
    ?.text.match(/확인 번호 (\d{6})/)?.[1] ?? '';
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const emailOf = async (accountNo: number) =>
  (await app.db.selectFrom('account').select('email').where('account_no', '=', accountNo).executeTakeFirstOrThrow())
    .email;

describe('a mail address', () => {
  it('is proved by the code that came back, and only then finds its account', async () => {
    const { accountId, token } = await student();
    expect(await state(token)).toEqual({
      kind: 'EMAIL',
      contact: 'ol*@sea.kr',
      proved: false,
      pending: null,
      codeExpiresAt: null,
      canProve: true,
    });
    const find = () => app.post('/api/account/find-id', { by: 'EMAIL', name: OLDER.name, email: OLDER.email });
    await find();
    expect(await mails()).toEqual([]);
    expect((await sendCode(token)).status).toBe(200);
    expect(await state(token)).toMatchObject({
      proved: false,
      codeExpiresAt: new Date(app.clock.now() + 10 * MINUTE).toISOString(),
    });
    const code = await codeByMail(OLDER.email);
    expect((await prove(token, code)).status).toBe(200);
    expect(await state(token)).toMatchObject({ proved: true, codeExpiresAt: null });
    await find();
    expect((await mails()).map(({ text }) => text.includes(accountId))).toEqual([true]);
    expect((await sendCode(token)).status).toBe(404);
  });

  it('takes five wrong codes and no more, and none that is ten minutes old', async () => {
    const { token } = await student();
    await sendCode(token);
    const code = await codeByMail(OLDER.email);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await prove(token, otherThan(code))).toMatchObject({ status: 422, code: 'CONTACT_CODE_WRONG' });
    }
    expect(await prove(token, code)).toMatchObject({ status: 422, code: 'CONTACT_CODE_OVER' });
    app.clock.advance(MINUTE);
    await sendCode(token);
    const second = await codeByMail(OLDER.email);
    app.clock.advance(10 * MINUTE);
    expect((await prove(token, second)).code).toBe('CONTACT_CODE_OVER');
    await sendCode(token);
    expect((await prove(token, await codeByMail(OLDER.email))).status).toBe(200);
  });

  it('takes no more than five of many guesses at once', async () => {
    const { token } = await student();
    await sendCode(token);
    const code = await codeByMail(OLDER.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => prove(token, otherThan(code))));
    expect(answers.filter((answer) => answer.code === 'CONTACT_CODE_WRONG')).toHaveLength(5);
    expect(answers.filter((answer) => answer.code === 'CONTACT_CODE_OVER')).toHaveLength(15);
  });

  it('gets no code of another account, and keeps none in the clear', async () => {
    const one = await student();
    const two = await student({ ...OLDER, mobile_no: null });
    await sendCode(one.token);
    const code = await codeByMail(OLDER.email);
    expect((await prove(two.token, code)).code).toBe('CONTACT_CODE_OVER');
    const rows = JSON.stringify(await app.db.selectFrom('contact_code').selectAll().execute());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(OLDER.email);
  });

  it('gets a code a minute, five an hour and ten a day', async () => {
    const { accountNo } = await student();
    const send = async () => sendCode(await loginOf(app, 'edu', accountNo));
    for (const pause of [0, 1, 1, 1, 1, 60, 1, 1, 1, 1]) {
      app.clock.advance(pause * MINUTE);
      expect((await send()).status).toBe(200);
      const soon = await send();
      expect(soon).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(soon.message).toMatch(/^[가-힣]/);
    }
    app.clock.advance(2 * 60 * MINUTE);
    const refused = await send();
    expect(refused.status).toBe(429);
    app.clock.advance(Number(refused.headers['retry-after']) * 1000);
    expect((await send()).status).toBe(200);
  });

  it('belongs to who proves it first; its owner is told when others try, and they are told nothing', async () => {
    const first = await student();
    const second = await student({ ...OLDER, mobile_no: null });
    await sendCode(first.token);
    const early = await codeByMail(OLDER.email);
    app.clock.advance(MINUTE);
    await sendCode(second.token);
    const late = await codeByMail(OLDER.email);
    expect((await prove(first.token, early)).status).toBe(200);
    // They hold the mailbox, so they may know.
    expect(await prove(second.token, late)).toMatchObject({ status: 409, code: 'CONTACT_TAKEN' });
    expect(await state(second.token)).toMatchObject({ proved: false });

    const stranger = await student({ ...OLDER, mobile_no: null });
    const answer = await sendCode(stranger.token);
    const control = await student({ ...OLDER, email: 'free@sea.kr', mobile_no: null });
    expect(answer.data).toEqual((await sendCode(control.token)).data);
    expect((await state(stranger.token))?.codeExpiresAt).toBe((await state(control.token))?.codeExpiresAt);
    const sent = await mails();
    expect(sent.find(({ to }) => to === OLDER.email)?.subject).toContain('이미 있어요');
    expect(await prove(stranger.token, '000000')).toMatchObject({ status: 422, code: 'CONTACT_CODE_WRONG' });
  });

  it('is slowed down and never closed when many accounts ask for it', async () => {
    for (let asked = 0; asked < 20; asked += 1) {
      const { token } = await student({ ...OLDER, mobile_no: null });
      expect((await sendCode(token)).status).toBe(200);
    }
    const owner = await student();
    const refused = await sendCode(owner.token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    app.clock.advance(Number(refused.headers['retry-after']) * 1000);
    expect((await sendCode(owner.token)).status).toBe(200);
  });

  it('is proved once in a race of two accounts', async () => {
    const racers = [];
    for (let at = 0; at < 4; at += 1) {
      const { token } = await student({ ...OLDER, mobile_no: null });
      await sendCode(token);
      racers.push({ token, code: await codeByMail(OLDER.email) });
    }
    const answers = await Promise.all(racers.map(({ token, code }) => prove(token, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('another mail address', () => {
  it('waits until it is proved, and the old one is told with a way back', async () => {
    const { accountNo, accountId, token } = await student();
    await proveContact(app, accountNo);
    expect((await change(token, { email: 'new@sea.kr', schoolName: '바다중' })).status).toBe(200);
    expect(await emailOf(accountNo)).toBe('old@sea.kr');
    expect(await state(token)).toMatchObject({ contact: 'ol*@sea.kr', proved: true, pending: 'ne*@sea.kr' });
    const code = await codeByMail('new@sea.kr');
    expect((await prove(token, code)).status).toBe(200);
    expect(await emailOf(accountNo)).toBe('new@sea.kr');
    const [reported, ...more] = await mails();
    expect(more).toEqual([]);
    expect(reported?.to).toBe('old@sea.kr');
    const undoToken = reported?.text.match(/#undo=([\w-]{43})/)?.[1] ?? '';

    // Whoever did this knows the password and has asked for a link already.
    await app.post('/api/account/password-resets', { by: 'EMAIL', accountId, email: 'new@sea.kr' });
    const thiefs = (await mails())[0]?.text.match(/#token=([\w-]{43})/)?.[1] ?? '';
    const checked = await app.post('/api/account/contact-changes/check', { undoToken });
    expect(checked.data).toEqual({
      kind: 'EMAIL',
      contact: 'ol*@sea.kr',
      expiresAt: new Date(app.clock.now() + 7 * DAY).toISOString(),
    });
    const undone = await app.post<UndoneContactChange>('/api/account/contact-changes/undo', { undoToken });
    expect(undone.data.restored).toBe(true);
    expect(await emailOf(accountNo)).toBe('old@sea.kr');
    expect((await app.get('/api/main/me', token)).status).toBe(401);
    expect((await app.post('/api/auth/sign-in', { accountId, password: PASSWORD })).code).toBe('SIGN_IN_FAILED');
    const next = { password: 'Gorae#Pado71', passwordConfirmation: 'Gorae#Pado71' };
    const confirm = (resetToken: string) => app.post('/api/account/password-resets/confirm', { resetToken, ...next });
    expect((await confirm(thiefs)).code).toBe('RESET_LINK_INVALID');
    expect((await confirm(undone.data.resetToken)).status).toBe(200);
    expect((await app.post('/api/auth/sign-in', { accountId, password: next.password })).status).toBe(200);
    const again = await app.post('/api/account/contact-changes/undo', { undoToken });
    expect(again).toMatchObject({ status: 422, code: 'UNDO_LINK_INVALID' });
  });

  it('can be taken back from the first place however often it was changed since, for a week', async () => {
    const { accountNo, token } = await student();
    await proveContact(app, accountNo);
    const links: string[] = [];
    for (const email of ['b@sea.kr', 'c@sea.kr']) {
      await change(token, { email });
      await prove(token, await codeByMail(email));
      links.push((await mails())[0]?.text.match(/#undo=([\w-]{43})/)?.[1] ?? '');
      app.clock.advance(MINUTE);
    }
    const undo = (undoToken = '') => app.post('/api/account/contact-changes/undo', { undoToken });
    expect((await undo(links[0])).status).toBe(200);
    expect(await emailOf(accountNo)).toBe('old@sea.kr');
    // What was changed later is no way back to whoever changed it.
    expect((await undo(links[1])).code).toBe('UNDO_LINK_INVALID');

    const other = await student({ ...OLDER, email: 'late@sea.kr', mobile_no: null });
    await proveContact(app, other.accountNo);
    await change(other.token, { email: 'd@sea.kr' });
    await prove(other.token, await codeByMail('d@sea.kr'));
    const late = (await mails())[0]?.text.match(/#undo=([\w-]{43})/)?.[1] ?? '';
    app.clock.advance(7 * DAY);
    expect((await undo(late)).code).toBe('UNDO_LINK_INVALID');
  });

  it('is given up without a trace, and replaces at once what was never proved', async () => {
    const { accountNo, token } = await student();
    await proveContact(app, accountNo);
    await change(token, { email: 'new@sea.kr' });
    const code = await codeByMail('new@sea.kr');
    expect((await drop(token)).status).toBe(200);
    expect((await prove(token, code)).code).toBe('CONTACT_CODE_OVER');
    expect(await state(token)).toMatchObject({ contact: 'ol*@sea.kr', proved: true, pending: null });

    const fresh = await student({ ...OLDER, email: 'typo@sea.kr', mobile_no: null });
    await change(fresh.token, { email: 'right@sea.kr' });
    expect(await emailOf(fresh.accountNo)).toBe('right@sea.kr');
    const sent = await mails();
    const toTypo = sent.find(({ to }) => to === 'typo@sea.kr');
    // Perhaps a stranger's: told without a name, and without a link that opens anything.
    expect(toTypo?.text).toContain('바뀌었어요');
    expect(toTypo?.text).not.toMatch(/#undo|문어진/);
    expect(sent.some(({ to, text }) => to === 'right@sea.kr' && /확인 번호: \d{6}/.test(text))).toBe(true);
  });

  it('of nobody, for a child, is told to the old one with a way back', async () => {
    const child = await student({ birthday: '20150101', email: 'child@sea.kr', mobile_no: null });
    await proveContact(app, child.accountNo);
    expect((await change(child.token, { email: null })).status).toBe(200);
    expect(await emailOf(child.accountNo)).toBeNull();
    const undoToken = (await mails())[0]?.text.match(/#undo=([\w-]{43})/)?.[1] ?? '';
    expect((await app.post('/api/account/contact-changes/undo', { undoToken })).status).toBe(200);
    expect(await emailOf(child.accountNo)).toBe('child@sea.kr');
  });
});

describe('a number', () => {
  it('is proved by text message, and the old one is told by text and mail', async () => {
    const { accountNo, token } = await student();
    expect((await sendCode(token, 'MOBILE')).status).toBe(200);
    expect(app.texts.map(({ to }) => to)).toEqual(['01022223333']);
    expect((await prove(token, codeByText(), 'MOBILE')).status).toBe(200);
    expect(await state(token, 'MOBILE')).toMatchObject({ proved: true });
    await proveContact(app, accountNo, 'EMAIL');
    await change(token, { mobileNo: '010-9999-8888' });
    expect(await state(token, 'MOBILE')).toMatchObject({ contact: '010-****-3333', pending: '010-****-8888' });
    expect((await prove(token, codeByText(), 'MOBILE')).status).toBe(200);
    const [text] = app.texts.splice(0);
    expect(text).toMatchObject({ to: '01022223333', text: expect.stringContaining('#undo=') });
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'old@sea.kr', text: expect.stringContaining('휴대전화 번호') });
    const undoToken = text?.text.match(/#undo=([\w-]{43})/)?.[1] ?? '';
    expect((await app.post('/api/account/contact-changes/undo', { undoToken })).status).toBe(200);
    const account = await app.db
      .selectFrom('account')
      .select('mobile_no')
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
    expect(account.mobile_no).toBe('01022223333');
  });

  it('of somebody else gets a text that says so, and who asked is told nothing', async () => {
    const owner = await student();
    await proveContact(app, owner.accountNo, 'MOBILE');
    const stranger = await student({ ...OLDER, email: 'x@sea.kr' });
    expect((await sendCode(stranger.token, 'MOBILE')).data).toEqual({ done: true });
    expect(app.texts[0]?.text).toContain('이미 있어요');
    expect(app.texts[0]?.text).not.toMatch(/\d{6}/);
  });
});

describe('joining', () => {
  it('brings a code with the welcome, and goes on without it', async () => {
    const her = await joiner(app, 'SELF');
    await her.until('FORM');
    const joined = await her.form();
    const token = joined.data.signIn?.token ?? '';
    expect(await state(token)).toMatchObject({ proved: false, codeExpiresAt: expect.any(String) });
    expect((await app.get('/api/main/me', token)).status).toBe(200);
    expect((await prove(token, await codeByMail('star@example.kr'))).status).toBe(200);
  });

  it('takes the code on its last screen, before the first login, and no earlier', async () => {
    const her = await joiner(app, 'SELF');
    await her.until('FORM');
    expect((await her.call('/email-proof', { code: '000000' })).code).toBe('SIGN_UP_STEP');
    expect((await her.call('/email-code')).code).toBe('SIGN_UP_STEP');
    const { data } = await her.form();
    expect(data.codeSentTo).toBe('st**@example.kr');
    expect((await her.call('/email-code')).code).toBe('TOO_MANY_REQUESTS');
    app.clock.advance(MINUTE);
    const first = await codeByMail('star@example.kr');
    expect((await her.call('/email-code')).status).toBe(200);
    const second = await codeByMail('star@example.kr');
    if (first !== second) expect((await her.call('/email-proof', { code: first })).code).toBe('CONTACT_CODE_WRONG');
    expect((await her.call('/email-proof', { code: second })).status).toBe(200);
    expect(await state(data.signIn?.token ?? '')).toMatchObject({ proved: true });
    expect((await her.call('/email-code')).status).toBe(404);
  });

  it('with an address of somebody else takes nothing from them', async () => {
    const owner = await student({ ...OLDER, email: 'star@example.kr', mobile_no: '01011112222' });
    await proveContact(app, owner.accountNo);
    const thief = await joiner(app, 'SELF');
    await thief.until('FORM');
    expect((await thief.form()).status).toBe(200);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'star@example.kr', subject: expect.stringContaining('이미 있어요') });
    expect(mail?.text).not.toContain('seastar1');
  });

  it('first with an address of somebody else keeps them out of nothing', async () => {
    const thief = await joiner(app, 'SELF');
    await thief.until('FORM');
    expect((await thief.form()).status).toBe(200);
    const owner = await joiner(app, 'SELF');
    await owner.until('FORM');
    const joined = await owner.form({ accountId: 'realowner' });
    expect(joined.status).toBe(200);
    const own = (await mails()).find(({ text }) => text.includes('realowner'));
    const code = own?.text.match(/확인 번호: (\d{6})/)?.[1] ?? '';
    expect((await prove(joined.data.signIn?.token ?? '', code)).status).toBe(200);
  });
});

it('is not for the demo student, whose contacts are everybody’s', async () => {
  const token = await app.signIn('edu');
  expect((await sendCode(token)).code).toBe('DEMO_ACCOUNT');
});
