import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInData } from '#contract/auth.ts';
import type { CardHours, CardList, CardOwner, MadeCard, NewPictures } from '#contract/loginCard.ts';
import type { StaffRecordList } from '#contract/staff.ts';
import { type CardPicture, cardPictures } from '#domain/login-card/cardPictures.ts';
import { DAY } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeAccount } from '../support/makeAccount.ts';
import { operate } from '../support/operate.ts';
import { makeInstitution, makeStaff, renewStaffLogin, staffSend } from '../support/staffMember.ts';

type CardSecret = Extract<MadeCard['secret'], { way: 'CARD' }>;
type Staff = Awaited<ReturnType<typeof makeStaff>>;

const NOON = Date.parse('2026-05-11T12:00:00+09:00');

let app: TestApp;
let academyNo: number;
let director: Staff;
let teacher: Staff;
let classNo: number;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
  setClock(NOON);
  academyNo = await makeInstitution(app, '카드 학원');
  director = await makeStaff(app, academyNo, 'DIRECTOR');
  const made = await send<{ classNo: number }>(director, 'PUT', 'classes', {
    schoolYear: 2026,
    grade: 'ELEMENTARY_1',
    name: '1',
  });
  classNo = made.data.classNo;
  teacher = await makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo] });
});
afterAll(() => app.close());
beforeEach(() => setClock(NOON));

const setClock = (at: number) => app.clock.advance(at - app.clock.now());

async function send<T>(by: Staff, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
  const token = await renewStaffLogin(app, by.staffNo);
  const url = `/api/staff/institutions/${academyNo}/${path}`;
  return staffSend<T>(app, method, url, { token, ...(body ? { body } : {}) });
}

async function makePupil(name: string, grade = 'ELEMENTARY_1', facts: object = {}) {
  const { accountNo } = await makeAccount(app, 'edu', {
    ...{ academy_no: academyNo, name, school_grade: grade, password_hash: '', password_changed_at: 0 },
    ...facts,
  });
  await send(director, 'PUT', `pupils/${accountNo}/class`, { classNo, classNumber: 1 });
  return accountNo;
}

async function makeCard(accountNo: number, by = teacher): Promise<CardSecret> {
  const [card] = (await send<{ cards: MadeCard[] }>(by, 'POST', 'cards', { accountNos: [accountNo] })).data.cards;
  if (card?.secret.way !== 'CARD') throw new Error('no card was made');
  return card.secret;
}

const signIn = (code: string, pictures: readonly CardPicture[], site: 'edu' | 'school' = 'edu') =>
  app.send<SignedInData>('POST', '/api/auth/sign-in/card', { site, body: { code, pictures } });
const look = (code: string) => app.post<CardOwner>('/api/auth/sign-in/card/look', { code });
const wrong = ({ pictures }: CardSecret) => [...pictures].reverse();
const stateOf = async (accountNo: number) =>
  (await send<CardList>(teacher, 'GET', `classes/${classNo}/cards`)).data.pupils.find(
    (pupil) => pupil.accountNo === accountNo,
  );

describe('a login card', () => {
  it('opens with its code and three pictures in order, and asks for no password', async () => {
    const accountNo = await makePupil('김카드');
    expect(await stateOf(accountNo)).toMatchObject({ way: 'CARD', card: 'NONE', ownPassword: false, used: false });
    const card = await makeCard(accountNo);
    expect((await look(card.code.toLowerCase())).data).toEqual({ name: '김카드' });
    const answer = await signIn(card.code, card.pictures);
    expect(answer.data.outcome).toBe('SIGNED_IN');
    const me = await app.send<{ accountNo: number }>('POST', '/api/account/me', { token: answer.data.token, body: {} });
    expect(me.data.accountNo).toBe(accountNo);
    expect(await stateOf(accountNo)).toMatchObject({ card: 'OPEN', used: true });
    const records = await app.db
      .selectFrom('access_record')
      .select(['kind', 'detail'])
      .where('account_no', '=', accountNo)
      .execute();
    expect(records).toEqual([{ kind: 'SIGN_IN', detail: '' }]);
  });

  it('is stored as hashes alone, and shown once', async () => {
    const accountNo = await makePupil('이비밀');
    const card = await makeCard(accountNo);
    const row = await app.db
      .selectFrom('login_card')
      .selectAll()
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(card.code);
    expect(JSON.stringify(row)).not.toContain(card.pictures[0]);
    expect(JSON.stringify(await stateOf(accountNo))).not.toContain(card.code);
  });

  it('ends when a new one is made or somebody ends it, with the logins it began', async () => {
    const accountNo = await makePupil('박새로');
    const old = await makeCard(accountNo);
    const { token } = (await signIn(old.code, old.pictures)).data;
    const fresh = await makeCard(accountNo);
    expect((await app.get('/api/main/me', token)).status).toBe(401);
    expect((await signIn(old.code, old.pictures)).code).toBe('CARD_UNKNOWN');
    expect((await signIn(fresh.code, fresh.pictures)).status).toBe(200);
    for (let time = 0; time < 2; time += 1)
      expect((await send(teacher, 'DELETE', `pupils/${accountNo}/card`)).status).toBe(200);
    expect((await signIn(fresh.code, fresh.pictures)).code).toBe('CARD_UNKNOWN');
    expect((await stateOf(accountNo))?.card).toBe('ENDED');
    expect((await send(teacher, 'PUT', `pupils/${accountNo}/card/pictures`, { pictures: null })).status).toBe(404);
  });

  it('opens nothing after ten wrong pictures until a teacher renews it', async () => {
    const accountNo = await makePupil('최열번');
    const card = await makeCard(accountNo);
    for (let tries = 1; tries <= 9; tries += 1)
      expect((await signIn(card.code, wrong(card))).code).toBe('CARD_PICTURES_WRONG');
    expect((await signIn(card.code, wrong(card))).code).toBe('CARD_LOCKED');
    expect((await signIn(card.code, card.pictures)).code).toBe('CARD_LOCKED');
    expect((await look(card.code)).code).toBe('CARD_LOCKED');
    expect((await stateOf(accountNo))?.card).toBe('LOCKED');
    const chosen = ['STAR', 'BEAR', 'WHALE'];
    const renewed = await send<NewPictures>(teacher, 'PUT', `pupils/${accountNo}/card/pictures`, { pictures: chosen });
    expect(renewed.data).toEqual({ name: '최열번', pictures: chosen });
    expect((await signIn(card.code, ['STAR', 'BEAR', 'WHALE'])).status).toBe(200);
  });

  it('counts tries at one moment one by one', async () => {
    const card = await makeCard(await makePupil('정동시'));
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn(card.code, wrong(card))));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'CARD_PICTURES_WRONG')).toHaveLength(9);
    expect((await signIn(card.code, card.pictures)).code).toBe('CARD_LOCKED');
  });

  it('lets go of two wrong tries with a right one', async () => {
    const card = await makeCard(await makePupil('윤실수'));
    for (let round = 0; round < 12; round += 1) {
      for (let slip = 0; slip < 2; slip += 1) await signIn(card.code, wrong(card));
      expect((await signIn(card.code, card.pictures)).status).toBe(200);
    }
  });

  it('is good on its site only, and its code alone reveals nothing where nobody has it', async () => {
    const card = await makeCard(await makePupil('한자리'));
    expect((await signIn(card.code, card.pictures, 'school')).code).toBe('CARD_UNKNOWN');
    for (const code of ['AAAA-AAAA', 'x', '카드'])
      expect([(await look(code)).code, (await signIn(code, cardPictures.slice(0, 3))).code]).toEqual([
        'CARD_UNKNOWN',
        'CARD_UNKNOWN',
      ]);
  });

  it('opens nothing for an account that may not come in', async () => {
    const accountNo = await makePupil('강쉼');
    const card = await makeCard(accountNo);
    await app.db.updateTable('account').set({ status: 'INACTIVE' }).where('account_no', '=', accountNo).execute();
    expect((await signIn(card.code, card.pictures)).code).toBe('ACCOUNT_SUSPENDED');
  });

  it('slows an address down that guesses codes, and not the children who came from there before', async () => {
    const here = await buildTestApp({ content: 'demo' });
    const guess = (code: string) => here.post('/api/auth/sign-in/card/look', { code });
    const answers: (string | undefined)[] = [];
    for (let no = 0; no < 302; no += 1) {
      const tail = `${String.fromCharCode(65 + (no % 8))}${String.fromCharCode(80 + Math.floor(no / 100))}`;
      answers.push((await guess(`AAAA${tail}${2 + (Math.floor(no / 8) % 8)}${2 + (Math.floor(no / 64) % 8)}`)).code);
    }
    expect(new Set(answers)).toEqual(new Set(['CARD_UNKNOWN', 'SIGN_IN_SLOW_DOWN']));
    await here.close();
  });
});

describe('hours of cards', () => {
  it('are those of the institution, which its director sets', async () => {
    const card = await makeCard(await makePupil('오시간'));
    const before = await send<CardHours>(teacher, 'GET', 'card-hours');
    expect(before.data.windows).toEqual([{ from: '07:00', to: '22:00', days: [1, 2, 3, 4, 5, 6, 7] }]);
    setClock(Date.parse('2026-05-11T22:30:00+09:00'));
    const late = await signIn(card.code, card.pictures);
    expect([late.code, late.message]).toEqual([
      'CARD_RESTING',
      '지금은 카드가 쉬는 시간이에요. 카드는 매일 07:00~22:00에 쓸 수 있어요.',
    ]);
    expect((await look(card.code)).code).toBe('CARD_RESTING');
    const windows = [{ from: '09:00', to: '23:00', days: [1] }];
    expect((await send(teacher, 'PUT', 'card-hours', { windows })).status).toBe(404);
    expect((await send<CardHours>(director, 'PUT', 'card-hours', { windows })).data.windows).toEqual(windows);
    expect((await signIn(card.code, card.pictures)).status).toBe(200);
    setClock(NOON + DAY);
    expect((await signIn(card.code, card.pictures)).code).toBe('CARD_RESTING');
    const turned = [{ from: '18:00', to: '09:00', days: [1] }];
    expect((await send(director, 'PUT', 'card-hours', { windows: turned })).status).toBe(422);
    await app.db.deleteFrom('card_hours').execute();
  });
});

describe('older pupils', () => {
  it('get a short first password that is changed at the first sign-in, and keep one of their own', async () => {
    const accountNo = await makePupil('임사학', 'ELEMENTARY_4');
    const { cards } = (await send<{ cards: MadeCard[] }>(teacher, 'POST', 'cards', { accountNos: [accountNo] })).data;
    const secret = cards[0]?.secret;
    if (secret?.way !== 'PASSWORD') throw new Error('no password was given');
    const { accountId } = cards[0] ?? { accountId: '' };
    const answer = await app.post<{ outcome: string; mustChange: boolean; temporaryToken: string }>(
      '/api/auth/sign-in',
      { accountId, password: secret.password },
    );
    expect(answer.data).toMatchObject({ outcome: 'CHANGE_PASSWORD', mustChange: true });
    const own = 'tractor7walrus';
    await app.post('/api/auth/change-password', {
      temporaryToken: answer.data.temporaryToken,
      password: own,
      passwordConfirmation: own,
    });
    const again = (await send<{ cards: MadeCard[] }>(teacher, 'POST', 'cards', { accountNos: [accountNo] })).data.cards;
    expect(again[0]?.secret).toEqual({ way: 'OWN' });
    expect((await app.post<{ outcome: string }>('/api/auth/sign-in', { accountId, password: own })).data.outcome).toBe(
      'SIGNED_IN',
    );
  });
});

describe('who makes cards', () => {
  it('reaches pupils of the own classes only, and it is recorded', async () => {
    const other = await makeAccount(app, 'edu', {
      academy_no: academyNo,
      name: '남의반',
      school_grade: 'ELEMENTARY_1',
    });
    const foreign = await makeAccount(app, 'edu', { name: '남의학원', school_grade: 'ELEMENTARY_1' });
    const own = await makePupil('우리반');
    const accountNos = [other.accountNo, foreign.accountNo, own];
    const byTeacher = await send<{ cards: MadeCard[] }>(teacher, 'POST', 'cards', { accountNos });
    expect(byTeacher.data.cards.map(({ name }) => name)).toEqual(['우리반']);
    const byDirector = await send<{ cards: MadeCard[] }>(director, 'POST', 'cards', { accountNos });
    expect(byDirector.data.cards.map(({ name }) => name).sort()).toEqual(['남의반', '우리반']);
    const records = (await send<StaffRecordList>(director, 'GET', `records?accountNo=${own}`)).data.items;
    expect(records.filter(({ what }) => what === '로그인 카드를 만듦')).toHaveLength(2);
  });

  it('leaves the card behind with an account that is erased', async () => {
    const accountNo = await makePupil('나감');
    await makeCard(accountNo);
    const { account_id: accountId } = await app.db
      .selectFrom('account')
      .select('account_id')
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
    await operate(app, 'account', 'remove', `edu/${accountId}`);
    expect((await signIn('AAAA-AAAA', cardPictures.slice(0, 3))).code).toBe('CARD_UNKNOWN');
  });
});
