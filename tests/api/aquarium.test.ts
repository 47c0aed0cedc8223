import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AquariumState } from '#contract/aquarium.ts';
import { DAY, HOUR } from '#domain/time/duration.ts';
import { readPetSummary } from '#server/modules/aquarium/readPetSummary.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, give, signInAs } from '../support/freshStudent.ts';
import { accountProblems } from '../support/ledgerOf.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

let app: TestApp;
let student: { accountNo: number; token: string };
let keeper: ReturnType<typeof aquariumActions>;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
});

beforeEach(async () => {
  student = await freshStudent(app);
  keeper = aquariumActions(app, student.token);
});

afterAll(async () => {
  for (const { account_no } of await app.db.selectFrom('account').select('account_no').execute()) {
    expect(await accountProblems(app.db, account_no)).toEqual([]);
  }
  await app.close();
});

/** Everything stored of a student's aquarium, to see that a refusal wrote nothing. */
async function stored() {
  const { accountNo } = student;
  const pet = await app.db.selectFrom('pet').selectAll().where('account_no', '=', accountNo).execute();
  const purse = await app.db.selectFrom('purse').selectAll().where('account_no', '=', accountNo).execute();
  const bag = await app.db.selectFrom('bag_item').selectAll().where('account_no', '=', accountNo).execute();
  const purchases = await app.db.selectFrom('purchase').selectAll().where('account_no', '=', accountNo).execute();
  const care = await app.db.selectFrom('pet_care').selectAll().where('account_no', '=', accountNo).execute();
  return { pet, purse, bag, purchases, care };
}

const kept = ({ bag, room }: AquariumState) => ({
  bag: Object.fromEntries(bag.map(({ itemId, quantity }) => [itemId, quantity])),
  room: Object.fromEntries(room.map(({ position, itemId }) => [position, itemId])),
});

describe('a new aquarium', () => {
  it('holds an egg, and looking at it writes nothing', async () => {
    const state = await keeper.state();
    expect(state.pet).toMatchObject({ species: null, stage: 'egg', level: 1, exp: 0, expToNext: 50, hatchable: false });
    expect(state).toMatchObject({ revision: 1, shells: 0, bag: [], room: [], refunds: [] });
    expect(state.today).toEqual({
      feedsLeft: 5,
      playsLeft: 3,
      trainsLeft: 3,
      freeLeft: ['plankton', 'stroke', 'swim'],
    });
    app.clock.advance(HOUR);
    await keeper.state();
    expect(await stored()).toEqual({ pet: [], purse: [], bag: [], purchases: [], care: [] });
  });

  it('hatches at 20 EXP into the chosen species, once', async () => {
    expect(await keeper.hatch('whale')).toMatchObject({ status: 422, code: 'PET_NOT_READY' });
    await give(app, student.accountNo, { exp: 20 });
    expect((await keeper.state()).pet).toMatchObject({ level: 1, stage: 'egg', hatchable: true });
    expect((await keeper.hatch('whale')).data.state.pet).toMatchObject({
      species: 'whale',
      stage: 'baby',
      hatchable: false,
    });
    expect(await keeper.hatch('turtle')).toMatchObject({ status: 422, code: 'PET_HATCHED' });
    await give(app, student.accountNo, { exp: 20_000 });
    expect((await keeper.state()).pet).toMatchObject({ species: 'whale', stage: 'grown' });
  });

  it('takes a nickname of Hangul, letters and digits', async () => {
    expect((await keeper.rename('파도2호')).data.state.pet.nickname).toBe('파도2호');
    for (const wrong of ['', '아홉글자보다길어요', '<b>', '바다 친구'])
      expect((await keeper.rename(wrong)).status).toBe(422);
    expect((await keeper.state()).pet.nickname).toBe('파도2호');
  });
});

describe('care', () => {
  it('feeds from the bag up to 100, at most five times a day', async () => {
    await give(app, student.accountNo, { shells: 500 });
    await keeper.buy('banana', 10);
    app.clock.advance(2.5 * DAY);
    student = await signedInAgain();
    expect((await keeper.state()).gauges).toEqual({ satiety: 45, intimacy: 60, strength: 55 });
    const fed = (await keeper.care('feed', 'banana')).data;
    expect([fed.before.satiety, fed.state.gauges.satiety, fed.state.gauges.strength]).toEqual([45, 75, 57]);
    expect(fed.state.today.feedsLeft).toBe(4);
    expect((await keeper.care('feed', 'banana')).data.state.gauges.satiety).toBe(100);
    app.clock.advance(DAY / 2);
    student = await signedInAgain();
    for (const left of [2, 1, 0]) expect((await keeper.care('feed', 'banana')).data.state.today.feedsLeft).toBe(left);
    const before = await stored();
    expect(await keeper.care('feed', 'banana')).toMatchObject({ status: 422, code: 'PET_ACTION_LIMIT' });
    expect(await stored()).toEqual(before);
    expect(kept(await keeper.state()).bag).toEqual({ banana: 5 });
    app.clock.advance(DAY);
    student = await signedInAgain();
    expect((await keeper.care('feed', 'banana')).data.state.today.feedsLeft).toBe(4);
  });

  it('gives plankton, a stroke and a swim once a day for nothing, and anew after midnight in Seoul', async () => {
    // 15:00 in Seoul. Nine hours later is 00:00 of the next day.
    for (const [action, id] of [
      ['feed', 'plankton'],
      ['play', 'stroke'],
      ['train', 'swim'],
    ] as const) {
      expect((await keeper.care(action, id)).status).toBe(200);
      expect((await keeper.care(action, id)).code).toBe('PET_ACTION_LIMIT');
    }
    expect((await keeper.state()).gauges).toEqual({ satiety: 80, intimacy: 65, strength: 64 });
    const hoursLeft = (24 * HOUR - ((app.clock.now() + 9 * HOUR) % DAY)) / HOUR;
    app.clock.advance(hoursLeft * HOUR - 1);
    expect((await keeper.state()).today.freeLeft).toEqual([]);
    app.clock.advance(1);
    expect((await keeper.state()).today.freeLeft).toHaveLength(3);
    expect((await keeper.care('feed', 'plankton')).data.state.today.feedsLeft).toBe(5);
  });

  it('refuses what helps nothing, is not there, or is for something else, and writes nothing', async () => {
    await give(app, student.accountNo, { shells: 500 });
    await keeper.buy('birthday-cake', 3);
    await keeper.buy('castle').then(({ code }) => expect(code).toBe('PET_NOT_READY'));
    await keeper.care('feed', 'birthday-cake');
    await keeper.care('feed', 'birthday-cake');
    await keeper.care('play', 'stroke');
    const before = await stored();
    expect(await keeper.care('feed', 'bread')).toMatchObject({ status: 422, code: 'ITEM_NOT_OWNED' });
    expect(await keeper.care('play', 'birthday-cake')).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect(await keeper.care('feed', 'swim')).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect(await keeper.care('feed', 'plankton')).toMatchObject({ status: 422, code: 'GAUGE_FULL' });
    expect(await stored()).toEqual(before);
    expect((await keeper.state()).today.freeLeft).toContain('plankton');
  });

  it('lets the pet rest after three days away, and wakes it with the first touch', async () => {
    await keeper.care('feed', 'plankton');
    app.clock.advance(3 * DAY);
    student = await signedInAgain();
    const resting = await keeper.state();
    expect(resting.pet).toMatchObject({ resting: true, mood: 'sleepy' });
    expect(resting.gauges).toEqual({ satiety: 50, intimacy: 59, strength: 54 });
    app.clock.advance(60 * DAY);
    student = await signedInAgain();
    const later = await keeper.state();
    expect(later.gauges).toEqual(resting.gauges);
    const woken = (await keeper.care('play', 'stroke')).data.state;
    expect(woken.pet.resting).toBe(false);
    expect(woken.gauges.intimacy).toBe(64);
  });
});

/** The same student after the login has run out. */
async function signedInAgain() {
  const token = await signInAs(app, student.accountNo);
  keeper = aquariumActions(app, token);
  return { ...student, token };
}

describe('the shop', () => {
  it('sells at the price of the catalogue, from the level of the item, to who has the shells', async () => {
    await give(app, student.accountNo, { shells: 95 });
    const bought = (await keeper.buy('rock')).data;
    expect(bought.state).toMatchObject({ shells: 15, revision: 2, bag: [{ itemId: 'rock', quantity: 1 }] });
    expect(bought.state.refunds).toMatchObject([{ purchaseNo: bought.purchaseNo, itemId: 'rock', price: 80 }]);
    const before = await stored();
    expect(await keeper.buy('rock')).toMatchObject({ status: 422, code: 'NOT_ENOUGH_SHELLS' });
    expect(await keeper.buy('banana', 2)).toMatchObject({ code: 'NOT_ENOUGH_SHELLS' });
    expect(await keeper.buy('crown')).toMatchObject({ code: 'PET_NOT_READY' });
    expect(await keeper.buy('crown')).toMatchObject({ message: expect.stringContaining('12레벨') });
    expect(await keeper.buy('nothing')).toMatchObject({ status: 404 });
    expect(
      (await app.post('/api/aquarium/purchases/me', { itemId: 'rock', quantity: 1, price: 1 }, student.token)).status,
    ).toBe(422);
    expect(await stored()).toEqual(before);
  });

  it('sells once for the money of one, however many ask at once', async () => {
    await give(app, student.accountNo, { shells: 80 });
    const answers = await Promise.all(Array.from({ length: 100 }, () => keeper.buy('coral')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'NOT_ENOUGH_SHELLS')).toHaveLength(99);
    expect(kept(await keeper.state())).toEqual({ bag: { coral: 1 }, room: {} });
  });

  it('sells to all of forty that ask at once when the shells last', async () => {
    await give(app, student.accountNo, { shells: 1_000 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => keeper.buy('bread')));
    expect(answers.filter(({ status }) => status !== 200).map(({ status, code }) => `${status} ${code}`)).toEqual([]);
    expect(await keeper.state()).toMatchObject({ shells: 600, bag: [{ itemId: 'bread', quantity: 40 }], revision: 41 });
  });

  it('sells once under one key, however often it is sent', async () => {
    await give(app, student.accountNo, { shells: 800 });
    const answers = await Promise.all(Array.from({ length: 100 }, () => keeper.buy('coral', 1, 'one-purchase')));
    expect(new Set(answers.map(({ data }) => data?.purchaseNo)).size).toBe(1);
    expect(await keeper.state()).toMatchObject({ shells: 720, bag: [{ itemId: 'coral', quantity: 1 }] });
  });

  it('takes back what is unused for ten minutes, for its full price, once', async () => {
    await give(app, student.accountNo, { shells: 300 });
    const bread = (await keeper.buy('bread', 2)).data.purchaseNo ?? 0;
    const rock = (await keeper.buy('rock')).data.purchaseNo ?? 0;
    const late = (await keeper.buy('coral')).data.purchaseNo ?? 0;
    expect((await keeper.refund(rock)).data.state).toMatchObject({ shells: 200 });
    expect(await keeper.refund(rock)).toMatchObject({ status: 422, code: 'REFUND_CLOSED' });
    expect(await keeper.refund(999_999)).toMatchObject({ status: 404 });
    app.clock.advance(HOUR);
    expect((await keeper.care('feed', 'bread')).status).toBe(200);
    expect((await keeper.state()).refunds).toEqual([]);
    for (const closed of [bread, late]) expect((await keeper.refund(closed)).code).toBe('REFUND_CLOSED');

    const again = (await keeper.buy('bread')).data.purchaseNo ?? 0;
    const other = await freshStudent(app);
    expect((await aquariumActions(app, other.token).refund(again)).status).toBe(404);
    const both = await Promise.all([keeper.refund(again), keeper.refund(again)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('does not take back what lies in the room or was eaten in part', async () => {
    await give(app, student.accountNo, { shells: 300 });
    const rock = (await keeper.buy('rock')).data.purchaseNo ?? 0;
    await keeper.place(3, 'rock');
    expect((await keeper.refund(rock)).code).toBe('REFUND_CLOSED');
    await keeper.place(3, null);
    expect((await keeper.refund(rock)).status).toBe(200);
    const bread = (await keeper.buy('bread', 3)).data.purchaseNo ?? 0;
    await keeper.care('feed', 'bread');
    expect((await keeper.refund(bread)).code).toBe('REFUND_CLOSED');
  });
});

describe('the room', () => {
  it('has nine places for furniture, and moving never loses anything', async () => {
    await give(app, student.accountNo, { shells: 600 });
    for (const id of ['rock', 'coral', 'bread']) await keeper.buy(id, id === 'rock' ? 2 : 1);
    expect(kept((await keeper.place(1, 'rock')).data.state)).toMatchObject({
      bag: { rock: 1, coral: 1 },
      room: { 1: 'rock' },
    });
    expect(kept((await keeper.place(1, 'coral')).data.state)).toMatchObject({ bag: { rock: 2 }, room: { 1: 'coral' } });
    expect(kept((await keeper.place(9, 'coral')).data.state)).toMatchObject({ room: { 9: 'coral' } });
    await keeper.place(1, 'rock');
    expect(kept((await keeper.place(9, 'rock', 1)).data.state)).toMatchObject({
      bag: { rock: 1 },
      room: { 1: 'coral', 9: 'rock' },
    });
    expect(kept((await keeper.place(9, null)).data.state)).toMatchObject({ bag: { rock: 2 }, room: { 1: 'coral' } });
    expect(await keeper.place(2, 'bread')).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect(await keeper.place(2, 'star')).toMatchObject({ status: 422, code: 'ITEM_NOT_OWNED' });
    expect((await keeper.place(10, 'rock')).status).toBe(422);
    expect(kept(await keeper.state())).toEqual({ bag: { rock: 2, bread: 1 }, room: { 1: 'coral' } });
  });
});

describe('the revision', () => {
  it('grows with every change and with every reward, never by looking or by a refusal', async () => {
    const player = missionPlayer(app, student.token);
    const { revision: start } = await keeper.state();
    await player.play('OX');
    const rewarded = await keeper.state();
    expect([rewarded.revision, rewarded.shells, rewarded.pet.exp]).toEqual([start + 1, 20 + 20, 22 + 22]);
    const steps = [
      await keeper.buy('bread'),
      await keeper.care('feed', 'plankton'),
      await keeper.rename('새이름'),
      await keeper.place(1, null),
    ];
    expect(steps.map(({ data }) => data.state.revision - start)).toEqual([2, 3, 4, 5]);
    await keeper.buy('rock');
    expect((await keeper.state()).revision).toBe(start + 5);
  });
});

describe('the summary for the main page', () => {
  it('says the same as the aquarium', async () => {
    await give(app, student.accountNo, { shells: 30, exp: 60 });
    await keeper.care('play', 'stroke');
    const context = {
      db: app.db,
      now: app.clock.now(),
      random: () => 0,
      secrets: app.secrets,
      accountNo: student.accountNo,
      site: 'edu' as const,
    };
    const summary = await readPetSummary(context);
    const { pet, gauges, shells, revision } = await keeper.state();
    expect(summary).toMatchObject({ gauges, shells });
    expect(summary.pet).toEqual({
      species: null,
      stage: 'egg',
      nickname: pet.nickname,
      level: 2,
      expRate: 13,
      expLeft: 65,
      mood: pet.mood,
      resting: false,
      revision,
    });
  });
});
