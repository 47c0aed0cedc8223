import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AskedFriend, FriendRequests } from '#contract/neighbour.ts';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf } from '../support/makeAccount.ts';
import { openNeighbourhood, type Student } from '../support/openNeighbourhood.ts';
import { operate } from '../support/operate.ts';

const { requestsADay, quietAfterNoDays } = AQUARIUM_TUNING.friends;

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

const classmate = () => street.student({ academyNo });
const stranger = () => street.student();

/** Reports of three classmates, as hide a name. */
async function reportByThree(key: string, reason = 'RUDE_NAME'): Promise<void> {
  for (let index = 0; index < 3; index += 1) expect((await (await classmate()).report(key, reason)).status).toBe(200);
}

/** The line of an open report about somebody, as an operator reads it. */
async function reportLine(reported: Student): Promise<string> {
  const { output } = await operate(app, 'aquarium', 'reports');
  return output.split('\n').find((line) => line.includes(reported.accountId)) ?? '';
}

async function decide(decision: 'hide' | 'keep', reported: Student): Promise<void> {
  const [reportNo = ''] = (await reportLine(reported)).split('\t');
  expect((await operate(app, 'aquarium', decision, reportNo)).code).toBe(0);
}

describe('a name that three reported', () => {
  it('is hidden until an operator has looked at it', async () => {
    const [bad, witness] = [await classmate(), await classmate()];
    const key = await street.keyOf(bad);
    await bad.keeper.rename('이상한말');
    await reportByThree(key);
    const seen = (await witness.visit(key)).data;
    expect([seen.nickname, seen.pet?.nickname]).toEqual(['바다 이웃', '바다친구']);
    expect(await bad.door()).toMatchObject({ held: true, petNameHeld: true });
    expect(await reportLine(bad)).toContain(`${bad.profile.nickname}\t이상한말`);
    await decide('keep', bad);
    const again = (await witness.visit(key)).data;
    expect([again.nickname, again.pet?.nickname]).toEqual([bad.profile.nickname, '이상한말']);
    expect(await bad.door()).toMatchObject({ held: false, petNameHeld: false });
    expect((await bad.change({ nickname: bad.profile.nickname })).status).toBe(200);
    expect(await reportLine(bad)).toBe('');
    const looks = app.db.selectFrom('audit_log').select('actor').where('event', '=', 'NEIGHBOUR_REPORTS_LISTED');
    expect((await looks.execute()).length).toBeGreaterThan(1);
  });

  it('does not come back by being saved once more, nor by way of another one', async () => {
    const [bad, witness] = [await classmate(), await classmate()];
    const key = await street.keyOf(bad);
    await bad.change({ nickname: 'Badname' });
    await reportByThree(key);
    for (const nickname of ['Badname', 'badNAME']) {
      expect(await bad.change({ nickname })).toMatchObject({
        status: 422,
        code: 'INVALID_INPUT',
        fields: { nickname: expect.stringContaining('새로운 별명') },
      });
      expect((await witness.visit(key)).data.nickname).toBe('바다 이웃');
    }
    expect((await bad.change({ open: true })).data.held).toBe(true);
    expect((await bad.change({ nickname: '고운파도' })).data).toMatchObject({ nickname: '고운파도', held: false });
    expect((await witness.visit(key)).data.nickname).toBe('고운파도');
    expect((await bad.change({ nickname: 'badname' })).status).toBe(422);
    expect(await bad.keeper.rename('badname')).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect((await witness.visit(key)).data.nickname).toBe('고운파도');
  });

  it('stays with the pet until the pet has a new one as well', async () => {
    const [bad, witness] = [await classmate(), await classmate()];
    const key = await street.keyOf(bad);
    const petName = async () => (await witness.visit(key)).data.pet?.nickname;
    await bad.keeper.rename('이상한말');
    await reportByThree(key);
    await bad.change({ nickname: '맑은물결' });
    expect(await petName()).toBe('바다친구');
    expect(await bad.door()).toMatchObject({ held: false, petNameHeld: true });
    expect(await bad.keeper.rename('이상한말')).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect((await bad.keeper.rename('콩이')).status).toBe(200);
    expect(await petName()).toBe('콩이');
    expect((await bad.door()).petNameHeld).toBe(false);
    expect((await bad.keeper.rename('이상한말')).message).toContain('새로운 이름');
    expect((await bad.change({ nickname: '이상한말' })).status).toBe(422);
    expect(await petName()).toBe('콩이');
  });

  it('leaves a pet alone that has no name of its own', async () => {
    const bad = await classmate();
    await reportByThree(await street.keyOf(bad));
    expect((await bad.door()).petNameHeld).toBe(false);
    await bad.keeper.rename('콩이');
    expect((await bad.keeper.rename('바다친구')).status).toBe(200);
  });
});

describe('a name that an operator hid', () => {
  it('is the reported one, and never stands again', async () => {
    const [bad, witness] = [await classmate(), await classmate()];
    const key = await street.keyOf(bad);
    await bad.change({ nickname: '못된이름' });
    await witness.report(key, 'RUDE_NAME');
    await bad.change({ nickname: '착한이름' });
    await decide('hide', bad);
    expect(await bad.door()).toMatchObject({ nickname: '착한이름', held: false });
    expect((await bad.change({ nickname: '못된이름' })).status).toBe(422);
  });

  it('is hidden at once where it still stands', async () => {
    const [bad, witness] = [await classmate(), await classmate()];
    const key = await street.keyOf(bad);
    await (await classmate()).report(key, 'RUDE_NAME');
    await decide('hide', bad);
    expect((await witness.visit(key)).data.nickname).toBe('바다 이웃');
    expect((await bad.change({ nickname: bad.profile.nickname })).status).toBe(422);
  });
});

it('keeps real names, numbers and grown-ups in charge out of the name of a pet, which neighbours read as well', async () => {
  const keeper = await street.student({ name: '홍길동' });
  const refusals = [
    ['01012345', '숫자'],
    ['20160301', '숫자'],
    ['홍길동', '진짜 이름'],
    ['예쁜홍길동', '진짜 이름'],
    ['선생님', '이 이름은'],
    ['관리자2', '이 이름은'],
    ['Admin', '이 이름은'],
  ] as const;
  for (const [name, reason] of refusals) {
    const answer = await keeper.keeper.rename(name);
    expect([name, answer.status, answer.code]).toEqual([name, 422, 'INVALID_INPUT']);
    expect(answer.message).toContain(reason);
    expect(answer.fields?.nickname).toBe(answer.message);
  }
  expect((await keeper.keeper.state()).pet.nickname).toBe('바다친구');
  for (const name of ['콩', '길동이', '파도2026']) expect((await keeper.keeper.rename(name)).status).toBe(200);
});

it('gives a nickname to one of those who want it at the same moment', async () => {
  const wanting = await Promise.all(Array.from({ length: 6 }, stranger));
  const answers = await Promise.all(wanting.map(({ change }) => change({ nickname: '물결대장' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const refused of answers.filter(({ status }) => status !== 200)) {
    expect(refused).toMatchObject({
      status: 422,
      code: 'DUPLICATE_VALUE',
      fields: { nickname: '다른 친구가 쓰고 있는 별명이에요.' },
    });
  }
});

describe('an unwanted request', () => {
  it('can be reported, although the asker is a stranger', async () => {
    const [asked, asker] = [await stranger(), await stranger()];
    const key = await street.keyOf(asker);
    expect((await asked.report(key)).status).toBe(404);
    await asker.ask({ friendCode: asked.profile.friendCode });
    expect((await asked.report(key, 'RUDE_NAME')).status).toBe(200);
    expect(await asked.requests()).toMatchObject({ received: [], blocked: [{ visitKey: key }] });
    expect(await reportLine(asker)).toContain(asker.profile.nickname);
    expect((await asker.ask({ friendCode: asked.profile.friendCode })).data).toEqual({ outcome: 'ASKED' });
    expect((await asked.requests()).received).toEqual([]);
  });

  it('can be blocked', async () => {
    const [asked, asker] = [await stranger(), await stranger()];
    await asker.ask({ friendCode: asked.profile.friendCode });
    expect((await asked.block(await street.keyOf(asker))).status).toBe(200);
    expect((await asked.requests()).received).toEqual([]);
  });

  it('that was refused makes no friends while the asker wants nothing of the other, nor the other way round', async () => {
    for (const asks of [true, false]) {
      const [asked, asker] = [await stranger(), await stranger()];
      const [keyOfAsker, keyOfAsked] = [await street.keyOf(asker), await street.keyOf(asked)];
      await asker.ask({ friendCode: asked.profile.friendCode });
      await asked.part(keyOfAsker);
      expect((await (asks ? asker.block(keyOfAsked) : asked.block(keyOfAsker))).status).toBe(200);
      expect(await asked.accept(keyOfAsker)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect((await asked.ask({ friendCode: asker.profile.friendCode })).data.outcome).not.toBe('FRIENDS');
      expect(await asker.requests()).toMatchObject({ friendCount: 0, received: [] });
      const one = asks ? asker : asked;
      await one.block(asks ? keyOfAsked : keyOfAsker, false);
      expect((await one.list('FRIENDS')).totalCount).toBe(0);
    }
  });

  it('is not heard again for some days after a no, and the asker is answered as the first time', async () => {
    const [asked, asker] = [await stranger(), await stranger()];
    const key = await street.keyOf(asker);
    const ask = async (): Promise<AskedFriend> => {
      const token = await loginOf(app, 'edu', asker.accountNo);
      return (await app.post<AskedFriend>('/api/aquarium/friends/me', { nickname: asked.profile.nickname }, token))
        .data;
    };
    const received = async () => {
      const token = await loginOf(app, 'edu', asked.accountNo);
      return (await app.get<FriendRequests>('/api/aquarium/friends/me', token)).data.received;
    };
    const first = await ask();
    await asked.part(key);
    // Taking the own request back, and a block that is taken back, forget nothing.
    await asker.part(await street.keyOf(asked));
    await asker.block(await street.keyOf(asked));
    await asker.block(await street.keyOf(asked), false);
    expect(await ask()).toEqual(first);
    expect(await received()).toEqual([]);
    app.clock.advance(quietAfterNoDays * DAY - 1000);
    await ask();
    expect(await received()).toEqual([]);
    app.clock.advance(1000);
    expect(await ask()).toEqual(first);
    expect(await received()).toMatchObject([{ visitKey: key, at: new Date(app.clock.now()).toISOString() }]);
  });

  it('that was refused makes friends when the one who refused asks', async () => {
    const [asked, asker] = [await stranger(), await stranger()];
    await asker.ask({ friendCode: asked.profile.friendCode });
    await asked.part(await street.keyOf(asker));
    expect((await asked.ask({ friendCode: asker.profile.friendCode })).data.outcome).toBe('FRIENDS');
    // What was refused before the friendship counts no more after it.
    await asked.part(await street.keyOf(asker));
    await asker.ask({ friendCode: asked.profile.friendCode });
    expect((await asked.requests()).received).toHaveLength(1);
  });

  it('ends with a new code: the old one leads nowhere', async () => {
    const [asked, asker] = [await stranger(), await stranger()];
    const renewed = (await asked.renewCode()).data;
    expect(renewed).toMatchObject({ nickname: asked.profile.nickname, open: true, held: false });
    expect(renewed.friendCode).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(renewed.friendCode).not.toBe(asked.profile.friendCode);
    await asker.ask({ friendCode: asked.profile.friendCode });
    expect((await asked.requests()).received).toEqual([]);
    await asker.ask({ friendCode: renewed.friendCode });
    expect((await asked.requests()).received).toHaveLength(1);
  });
});

describe('who asks', () => {
  /** All that an asker can look at. */
  const seenBy = async (asker: Student) => JSON.stringify([await asker.requests(), await asker.list('FRIENDS')]);

  it('sees the same whether there is such a person, who has blocked, said no or not answered yet', async () => {
    const [blocking, refusing, silent] = [await stranger(), await stranger(), await stranger()];
    const askers = await Promise.all(Array.from({ length: 4 }, stranger));
    const [blocked, refused, waiting, lost] = askers as [Student, Student, Student, Student];
    await blocking.block(await street.keyOf(blocked));
    const answers = [
      await blocked.ask({ nickname: blocking.profile.nickname }),
      await refused.ask({ nickname: refusing.profile.nickname }),
      await waiting.ask({ nickname: silent.profile.nickname }),
      await lost.ask({ nickname: '없는이웃' }),
    ];
    await refusing.part(await street.keyOf(refused));
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1);
    expect(new Set(await Promise.all(askers.map(seenBy))).size).toBe(1);
  });

  it('may ask so many times a day, whoever is meant', async () => {
    const [real, vain] = [await stranger(), await stranger()];
    for (let index = 0; index < requestsADay; index += 1) {
      await real.ask({ friendCode: (await stranger()).profile.friendCode });
      await vain.ask({ friendCode: 'ZZZZ-9999' });
    }
    for (const asker of [real, vain]) {
      const refused = await asker.ask({ friendCode: 'ZZZZ-9999' });
      expect(refused).toMatchObject({ status: 422, code: 'FRIEND_LIMIT', message: expect.stringContaining('내일') });
    }
    app.clock.advance(DAY);
    const token = await loginOf(app, 'edu', real.accountNo);
    const again = await app.post('/api/aquarium/friends/me', { friendCode: 'ZZZZ-9999' }, token);
    expect(again.status).toBe(200);
  });
});
