import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '#domain/time/duration.ts';
import { purgeWithdrawals } from '#server/modules/account/purgeWithdrawals.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { give } from '../support/freshStudent.ts';
import { loginOf } from '../support/makeAccount.ts';
import { openNeighbourhood, type Student } from '../support/openNeighbourhood.ts';

let app: TestApp;
let street: ReturnType<typeof openNeighbourhood>;
let academyNo = 0;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
  street = openNeighbourhood(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  academyNo = await street.newAcademy();
});

/** A student of the class of this test, or alone in another one. */
const student = ({ elsewhere, ...given }: { elsewhere?: boolean; name?: string } = {}) =>
  street.student(elsewhere ? given : { academyNo, ...given });
const keyOf = (one: Student) => street.keyOf(one);

async function befriend(one: Student, other: Student): Promise<void> {
  await one.ask({ friendCode: other.profile.friendCode });
  expect((await other.ask({ friendCode: one.profile.friendCode })).data.outcome).toBe('FRIENDS');
}

describe('classmates', () => {
  it('are seen with their living tank, and with nothing of the person', async () => {
    const [mine, other] = [await student(), await student({ name: '비밀이름' })];
    await give(app, other.accountNo, { shells: 400 });
    for (const id of ['rock', 'ribbon', 'water-mint']) await other.keeper.buy(id);
    await other.keeper.place(5, 'rock');
    await other.keeper.dress({ neck: 'ribbon', water: 'water-mint' });
    const { items, totalCount } = await mine.list();
    expect(totalCount).toBe(1);
    expect(items[0]).toMatchObject({
      nickname: other.profile.nickname,
      friend: false,
      resting: false,
      cheered: false,
      pet: { species: null, stage: 'egg', mood: 'joyful', outfit: { neck: { itemId: 'ribbon' }, head: null } },
      room: [{ position: 5, itemId: 'rock', art: 'item/rock' }],
    });
    expect(items[0]?.tank.water?.colours).toHaveLength(3);
    const visited = (await mine.visit(items[0]?.visitKey ?? '')).data;
    expect(visited).toEqual(items[0]);
    // The key is drawn at random and may spell any of these.
    const reported = JSON.stringify({ ...visited, visitKey: '' });
    for (const secret of ['비밀이름', other.accountId, 'exp', 'shells', 'level', 'raq', 'school', 'point', 'account']) {
      expect(reported).not.toContain(secret);
    }
  });

  it('show a visitor the tanks they bought, with what stands in them', async () => {
    const [mine, other] = [await student(), await student()];
    await give(app, other.accountNo, { shells: 2_000, exp: 20_000 });
    for (const id of ['tank-cave', 'rock', 'water-mint']) await other.keeper.buy(id);
    const key = await keyOf(other);
    const plain = (await mine.visit(key)).data.furtherTanks?.[0];
    expect(plain).toMatchObject({ tankNo: 2, name: '책방 동굴', room: [], tank: { ground: { pattern: 'pebbles' } } });
    await other.keeper.showTank(2);
    await other.keeper.place(3, 'rock');
    await other.keeper.dress({ water: 'water-mint' });
    const [cave, ...more] = (await mine.visit(key)).data.furtherTanks ?? [];
    expect(more).toEqual([]);
    expect(cave?.room).toMatchObject([{ position: 3, itemId: 'rock' }]);
    expect(cave?.tank.ground).toEqual(plain?.tank.ground);
    expect(cave?.tank.water).not.toEqual(plain?.tank.water);
    const { items } = await mine.list();
    expect(items[0]).not.toHaveProperty('furtherTanks');
    expect(items[0]?.room).toEqual([]);
  });

  it('are paged by 30 in one order, and belong to the same institution', async () => {
    const mine = await student();
    const others = [];
    for (let index = 0; index < 32; index += 1) others.push(await student());
    await student({ elsewhere: true });
    const [first, second] = [await mine.list('CLASS', 1), await mine.list('CLASS', 2)];
    expect([first.items.length, second.items.length, first.totalCount]).toEqual([30, 2, 32]);
    const keys = [...first.items, ...second.items].map(({ visitKey }) => visitKey);
    expect(keys.sort()).toEqual((await Promise.all(others.map(keyOf))).sort());
    const alone = await student({ elsewhere: true });
    expect(await alone.list()).toMatchObject({ totalCount: 0, items: [] });
  });

  it('who opted out are not listed and not visited; old friends see that they rest', async () => {
    const [mine, other, friend] = [await student(), await student(), await student({ elsewhere: true })];
    await befriend(friend, other);
    expect((await other.change({ open: false })).data.open).toBe(false);
    const key = await keyOf(other);
    expect((await mine.list()).items).toEqual([]);
    expect((await mine.visit(key)).status).toBe(404);
    expect((await mine.cheer(key)).status).toBe(404);
    expect((await friend.list('FRIENDS')).items).toMatchObject([{ resting: true, pet: null, room: [], tank: {} }]);
    expect((await friend.visit(key)).data).toMatchObject({ resting: true, pet: null });
    expect(await friend.cheer(key)).toMatchObject({ status: 422, message: expect.stringContaining('쉬고 있어요') });
    await other.change({ open: true });
    expect((await mine.list()).totalCount).toBe(1);
  });

  it('of another class, site or nowhere cannot be found', async () => {
    const [mine, stranger] = [await student(), await student({ elsewhere: true })];
    for (const key of [await keyOf(stranger), 'x'.repeat(22)]) {
      expect((await mine.visit(key)).status).toBe(404);
      expect((await mine.cheer(key)).status).toBe(404);
      expect((await mine.report(key)).status).toBe(404);
    }
  });
});

describe('nicknames', () => {
  it('are given, changed with care, and never the same twice', async () => {
    const [one, other] = [await student({ name: '홍길동' }), await student()];
    expect(one.profile.nickname).toMatch(/^[가-힣]+\d+$/);
    expect((await one.change({ nickname: '파도탐험가' })).data.nickname).toBe('파도탐험가');
    expect((await one.change({ nickname: '파도탐험가' })).status).toBe(200);
    expect(await other.change({ nickname: '파도탐험가' })).toMatchObject({ status: 422, code: 'DUPLICATE_VALUE' });
    for (const nickname of ['홍길동', '01012345', '병신', '가', '관리자']) {
      expect(await one.change({ nickname })).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    }
    expect(await one.keeper.rename('병신')).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect((await other.list()).items[0]?.nickname).toBe('파도탐험가');
  });
});

describe('a cheer', () => {
  it('is left once a day by each, is read by nickname, and makes the pet feel closer up to a cap', async () => {
    const receiver = await student();
    const key = await keyOf(receiver);
    const before = await receiver.keeper.state();
    const givers = [];
    for (let index = 0; index < 6; index += 1) givers.push(await student());
    for (const [index, giver] of givers.entries()) {
      expect((await giver.cheer(key, 'CUTE_PET')).data.cheered).toBe(true);
      const { gauges, revision } = await receiver.keeper.state();
      expect(gauges.intimacy).toBe(before.gauges.intimacy + Math.min(5, index + 1));
      expect(revision).toBe(before.revision + index + 1);
    }
    const giver = givers[0];
    expect(await giver?.cheer(key, 'HELLO')).toMatchObject({ status: 422, code: 'CHEER_LEFT' });
    expect((await giver?.list())?.items.find(({ visitKey }) => visitKey === key)?.cheered).toBe(true);
    const { items, totalCount } = await receiver.cheers();
    expect([totalCount, items.every(({ isNew }) => isNew)]).toEqual([6, true]);
    expect(items.map(({ nickname }) => nickname).sort()).toEqual(givers.map(({ profile }) => profile.nickname).sort());
    expect(items[0]).toMatchObject({ kind: 'CUTE_PET', sentence: '바다 친구가 참 귀여워요!' });
    expect((await receiver.keeper.state()).newCheers).toBe(6);
    await app.put('/api/aquarium/cheers/seen/me', {}, receiver.token);
    expect((await receiver.keeper.state()).newCheers).toBe(0);
  });

  it('counts once however many are sent at the same moment, and again tomorrow', async () => {
    const [giver, receiver] = [await student(), await student()];
    const key = await keyOf(receiver);
    const answers = await Promise.all(Array.from({ length: 20 }, () => giver.cheer(key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await receiver.cheers()).totalCount).toBe(1);
    expect((await receiver.keeper.state()).gauges.intimacy).toBe(61);
    app.clock.advance(DAY);
    const token = await loginOf(app, 'edu', giver.accountNo);
    const path = `/api/aquarium/neighbours/${key}/cheers`;
    expect((await app.post(path, { kind: 'HELLO' }, token)).status).toBe(200);
    expect((await app.post(path, { kind: '내 마음대로' }, token)).status).toBe(422);
  });
});

describe('friends', () => {
  it('are made by code or nickname, only when both want it, and nobody learns who exists', async () => {
    const [one, other] = [await student({ elsewhere: true }), await student({ elsewhere: true })];
    const [oneKey, otherKey] = [await keyOf(one), await keyOf(other)];
    expect((await one.ask({ friendCode: 'ZZZZ-9999' })).data).toEqual({ outcome: 'ASKED' });
    expect((await one.ask({ nickname: other.profile.nickname })).data).toEqual({ outcome: 'ASKED' });
    expect((await one.visit(otherKey)).status).toBe(404);
    expect((await other.requests()).received).toMatchObject([{ visitKey: oneKey, nickname: one.profile.nickname }]);
    expect((await one.accept(otherKey)).status).toBe(404);
    expect((await other.accept(oneKey)).status).toBe(200);
    for (const [student, key] of [
      [one, otherKey],
      [other, oneKey],
    ] as const) {
      expect((await student.list('FRIENDS')).items).toMatchObject([{ visitKey: key, friend: true }]);
      expect((await student.visit(key)).status).toBe(200);
      expect(await student.requests()).toMatchObject({ received: [], friendCount: 1 });
    }
    await one.part(otherKey);
    expect((await other.visit(oneKey)).status).toBe(404);
    expect((await other.list('FRIENDS')).items).toEqual([]);
  });

  it('need no second yes when both have asked, whatever way the code is typed', async () => {
    const [one, other] = [await student({ elsewhere: true }), await student({ elsewhere: true })];
    await one.ask({ friendCode: other.profile.friendCode.toLowerCase().replace('-', ' ') });
    expect((await other.ask({ nickname: one.profile.nickname })).data.outcome).toBe('FRIENDS');
    expect((await one.ask({ friendCode: one.profile.friendCode })).data.outcome).toBe('ASKED');
  });
});

describe('keeping others away', () => {
  it('hides two from each other for as long as one wants it', async () => {
    const [one, other] = [await student(), await student()];
    const [oneKey, otherKey] = [await keyOf(one), await keyOf(other)];
    await befriend(one, other);
    await other.cheer(oneKey);
    expect((await one.block(otherKey)).status).toBe(200);
    for (const list of [await one.list(), await other.list(), await one.list('FRIENDS'), await other.list('FRIENDS')]) {
      expect(list.items).toEqual([]);
    }
    expect((await other.visit(oneKey)).status).toBe(404);
    expect((await other.ask({ friendCode: one.profile.friendCode })).data.outcome).toBe('ASKED');
    expect((await one.requests()).received).toEqual([]);
    expect((await one.cheers()).totalCount).toBe(0);
    expect((await one.keeper.state()).newCheers).toBe(0);
    expect((await one.requests()).blocked).toMatchObject([{ visitKey: otherKey }]);
    expect((await other.requests()).blocked).toEqual([]);
    await one.block(otherKey, false);
    expect((await one.list()).totalCount).toBe(1);
  });
});

it('forgets whoever has left, with friends, cheers and requests', async () => {
  const [leaving, friend, asker] = [await student(), await student(), await student()];
  const [leavingKey, friendKey] = [await keyOf(leaving), await keyOf(friend)];
  await befriend(leaving, friend);
  await leaving.cheer(friendKey);
  await friend.cheer(leavingKey);
  await asker.ask({ friendCode: leaving.profile.friendCode });
  await asker.block(leavingKey);
  await app.db
    .updateTable('account')
    .set({ status: 'WITHDRAWAL_REQUEST', withdrawal_requested_at: app.clock.now() - 4 * DAY })
    .where('account_no', '=', leaving.accountNo)
    .execute();
  expect((await friend.list('FRIENDS')).items).toEqual([]);
  await purgeWithdrawals({ db: app.db, now: app.clock.now(), secrets: app.secrets });
  const dump = await dumpTables(app.db);
  for (const table of ['friendship', 'friend_request', 'neighbour_block', 'cheer', 'aquarium_profile']) {
    const left = (dump[table] ?? []).filter((row) => Object.values(JSON.parse(row)).includes(leaving.accountNo));
    expect([table, left]).toEqual([table, []]);
  }
});
