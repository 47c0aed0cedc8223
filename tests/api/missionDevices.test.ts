import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { OpenSession } from '#src/features/mission/session/openSession.ts';
import { createMemoryStore } from '#src/lib/persisted/DeviceStore.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { accountProblems, ledgerOf } from '../support/ledgerOf.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { missionTablet } from '../support/missionTablet.ts';

let app: TestApp;
let bookNo = FIRST_BOOK - 1;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(10) } });
});

afterAll(() => app.close());

/** A student with two tablets on which the same mission is open, both without a network from now on. */
async function twoTablets(kind: MissionKind) {
  const { accountNo, token } = await freshStudent(app);
  const tablets = [0, 1].map(() => missionTablet(app, { accountNo, token, wait: () => never() }));
  const boots = tablets.map(({ boot }) => boot());
  const sessions = [];
  for (const tablet of boots) sessions.push(await tablet.play(bookNo, kind));
  const down = (which: number, gone: boolean) => {
    const network = tablets[which]?.network;
    if (network) network.down = gone;
  };
  down(0, true);
  down(1, true);
  const [one, other] = sessions as [(typeof sessions)[0], (typeof sessions)[0]];
  const right = await missionPlayer(app, token).rightAnswers(one.attempt.attemptNo);
  const order = (which: number) => {
    const { attemptNo, bookName } = (which === 0 ? one : other).attempt;
    return { attemptNo, bookNo, bookName, kind, confirmIncomplete: true };
  };
  const saved = async () => (await missionPlayer(app, token).start(kind, bookNo)).data;
  return { accountNo, token, tablets, boots, one, other, down, right, order, saved };
}

const clueKeys = ({ attempt: { content } }: Pick<OpenSession, 'attempt'>) =>
  content.kind === 'PUZZLE' ? content.clues.map(({ key }) => key) : [];
const never = () => new Promise<void>(() => {});
const attemptsOf = (accountNo: number) =>
  app.db.selectFrom('mission_attempt').selectAll().where('account_no', '=', accountNo).execute();

it('is begun as it stands now, also when the answer to a first start was lost', async () => {
  const book = FIRST_BOOK + 6;
  const { accountNo, token } = await freshStudent(app);
  const { boot, network } = missionTablet(app, { accountNo, token });
  const page = boot();
  Object.assign(network, { cutAt: 1, cut: 'after' });
  await expect(page.play(book, 'OX')).rejects.toMatchObject({ name: 'NetworkError' });

  const other = missionPlayer(app, token);
  const { attemptNo } = (await other.start('OX', book)).data;
  await other.save(attemptNo, 'ox-1', 'X', 5);
  app.clock.advance(60_000);
  const { attempt, answers } = await page.play(book, 'OX');
  expect([attempt.attemptNo, answers]).toEqual([attemptNo, { 'ox-1': 'X' }]);
  expect(Date.parse(attempt.currentDate)).toBe(app.clock.now());
  expect(await attemptsOf(accountNo)).toHaveLength(1);
});

it('keeps what was written without a network and was overtaken among the earlier texts', async () => {
  bookNo = FIRST_BOOK + 5;
  const { token, tablets, boots, one, other, down } = await twoTablets('THINK');
  const { attemptNo, content } = one.attempt;
  const key = content.kind === 'THINK' ? (content.prompts[0]?.key ?? '') : '';
  const cutOff = '끊긴 동안 이 기기에서 쓴 긴 글이에요. 거북이 기다려 준 까닭을 오래 생각했어요.';
  const later = '다른 기기에서 나중에 쓴 글이에요. 나라면 먼저 길을 물어보았을 거예요.';
  await one.answer(key, cutOff);
  app.clock.advance(60_000);
  down(1, false);
  await other.answer(key, later);
  expect(await other.flush()).toBe(true);

  boots[0]?.crash();
  down(0, false);
  const again = await tablets[0]?.boot().play(bookNo, 'THINK');
  expect(again?.answers).toEqual({ [key]: later });
  expect(await again?.flush()).toBe(true);
  const path = `/api/mission/attempts/${attemptNo}/answers/${key}/versions/me`;
  const { items } = (await app.get<{ items: { text: string }[] }>(path, token)).data;
  expect(items.map(({ text }) => text)).toEqual([cutOff]);
});

describe('two devices of one student, both without a network', () => {
  it.each([
    ['first', [0, 1]],
    ['second', [1, 0]],
  ] as const)('make one attempt with the later answer of each item, the %s heard first', async (_, hearing) => {
    bookNo = FIRST_BOOK;
    const { accountNo, boots, one, other, down, saved } = await twoTablets('PUZZLE');
    expect(one.attempt.attemptNo).toBe(other.attempt.attemptNo);
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = clueKeys(one);
    // The first device answers often, the second later: counting strokes would let the first one win.
    for (let stroke = 0; stroke < 9; stroke += 1) await one.answer(first, stroke % 2 === 0 ? '가' : '나');
    await one.answer(second, '가');
    app.clock.advance(1_000);
    await other.answer(first, '나');
    await other.answer(third, '가');
    app.clock.advance(1_000);
    await one.answer(fourth, '나');
    // The same millisecond on both.
    app.clock.advance(1_000);
    await one.answer(fifth, '가');
    await other.answer(fifth, '나');
    for (const which of hearing) {
      down(which, false);
      expect(await [one, other][which]?.flush()).toBe(true);
    }
    expect(new Map((await saved()).answers.map(({ key, value }) => [key, value]))).toEqual(
      new Map([
        [first, '나'],
        [second, '가'],
        [third, '가'],
        [fourth, '나'],
        [fifth, '나'],
      ]),
    );
    expect(await attemptsOf(accountNo)).toHaveLength(1);
    // Who was overtaken and heard last has been told.
    if (hearing[1] === 0)
      expect(new Map(boots[0]?.overtaken)).toEqual(
        new Map([
          [first, '나'],
          [fifth, '나'],
        ]),
      );
    for (const boot of boots) boot.crash();
  });

  it.each([
    ['first', [0, 1], 'O'],
    ['second', [1, 0], 'X'],
  ] as const)(
    'agree on the first answer that arrived where items are marked at once, the %s heard first',
    async (_, hearing, first) => {
      bookNo += 1;
      const { accountNo, boots, one, other, down, saved } = await twoTablets('OX');
      // Only the first stroke counts on a device.
      for (const value of ['O', 'X', 'O', 'X']) await one.answer('ox-1', value);
      await one.answer('ox-2', 'O');
      app.clock.advance(1_000);
      await other.answer('ox-1', 'X');
      await other.answer('ox-3', 'O');
      for (const which of hearing) {
        down(which, false);
        // The last try may have begun before the network was back.
        while (!(await [one, other][which]?.flush())) await new Promise(setImmediate);
      }
      const { answers, verdicts } = await saved();
      const expected = [
        ['ox-1', first],
        ['ox-2', 'O'],
        ['ox-3', 'O'],
      ];
      expect(answers.map(({ key, value }) => [key, value])).toEqual(expected);
      expect(verdicts.map(({ key, value }) => [key, value]).sort()).toEqual(expected);
      expect(boots[hearing[1]]?.overtaken).toEqual([['ox-1', first]]);
      expect(await attemptsOf(accountNo)).toHaveLength(1);
      for (const boot of boots) boot.crash();
    },
  );

  it('with clocks two hours apart: the later answer wins, not the faster clock', async () => {
    bookNo += 1;
    const { accountNo, token } = await freshStudent(app);
    const clocks = [2, -2].map((hours) => () => app.clock.now() + hours * 3_600_000);
    const tablets = clocks.map((now) => missionTablet(app, { accountNo, token, now, wait: never }));
    const sessions = [];
    for (const { boot } of tablets) sessions.push(await boot().play(bookNo, 'PUZZLE'));
    for (const { network } of tablets) network.down = true;
    const [key = ''] = clueKeys(sessions[0] as OpenSession);
    await sessions[0]?.answer(key, '나');
    app.clock.advance(1_000);
    await sessions[1]?.answer(key, '가');
    for (const which of [1, 0]) {
      (tablets[which] as (typeof tablets)[0]).network.down = false;
      await sessions[which]?.flush();
    }
    expect((await missionPlayer(app, token).start('PUZZLE', bookNo)).data.answers).toMatchObject([{ value: '가' }]);
  });

  it.each([
    ['first', [0, 1], 40],
    ['second', [1, 0], 32],
  ] as const)('both hand in: it is handed in once and paid once, the %s heard first', async (_, hearing, points) => {
    bookNo += 1;
    const { accountNo, tablets, boots, one, other, down, right, order } = await twoTablets('QUIZ');
    for (const [key, value] of right) await one.answer(key, value);
    app.clock.advance(20_000);
    for (const [key, value] of [...right].slice(0, 8)) await other.answer(key, value);
    for (const which of [0, 1]) {
      expect(await boots[which]?.queue.handIn(order(which))).toEqual({ state: 'WAITS' });
    }
    for (const which of hearing) {
      down(which, false);
      await boots[which]?.queue.sendAll();
    }
    expect(await attemptsOf(accountNo)).toMatchObject([{ points }]);
    const rewards = (await ledgerOf(app.db, accountNo)).filter(({ currency }) => currency === 'POINT');
    expect(rewards.map(({ amount }) => amount)).toEqual([points]);
    expect(await accountProblems(app.db, accountNo)).toEqual([]);
    const [early, late] = hearing;
    expect(tablets[early]?.ends).toMatchObject([{ outcome: 'DONE', points }]);
    expect(tablets[late]?.ends).toMatchObject([{ outcome: 'ALREADY', points }]);
    // Nothing is left that would be sent again.
    for (const { device } of tablets) expect(await device.entries(`${accountNo}:`)).toEqual([]);
    for (const boot of boots) boot.crash();
  });
});

describe('a hand-in that waits', () => {
  it('is taken back: the mission is open, nothing is sent, and it can be handed in later', async () => {
    bookNo += 1;
    const { accountNo, boots, one, down, order } = await twoTablets('OX');
    const [desk] = boots.map((boot) => boot.queue);
    for (const key of one.attempt.content.kind === 'OX' ? one.attempt.content.items.map(({ key }) => key) : [])
      await one.answer(key, 'O');
    expect(await desk?.handIn(order(0))).toEqual({ state: 'WAITS' });
    expect(await desk?.waitingFor(bookNo, 'OX')).toMatchObject({ attemptNo: one.attempt.attemptNo });
    expect(await desk?.takeBack(one.attempt.attemptNo)).toBe(true);
    expect(await desk?.takeBack(one.attempt.attemptNo)).toBe(false);
    down(0, false);
    await desk?.sendAll();
    expect(await attemptsOf(accountNo)).toMatchObject([{ status: 'OPEN' }]);
    expect(await desk?.handIn(order(0))).toMatchObject({ state: 'DONE' });
    expect(await attemptsOf(accountNo)).toMatchObject([{ status: 'SUBMITTED' }]);
    for (const boot of boots) boot.crash();
  });

  it('goes with the next visit of the same student, and never with another one on the same tablet', async () => {
    bookNo += 1;
    const [anna, bora] = [await freshStudent(app), await freshStudent(app)];
    const device = createMemoryStore();
    const first = missionTablet(app, { ...anna, device });
    const second = missionTablet(app, { ...bora, device });
    const atAnnas = first.boot();
    const { attempt, answer } = await atAnnas.play(bookNo, 'OX');
    first.network.down = true;
    await answer('ox-1', 'O');
    const { attemptNo, bookName } = attempt;
    const order = { attemptNo, bookNo, bookName, kind: 'OX' as const, confirmIncomplete: true };
    expect(await atAnnas.queue.handIn(order)).toEqual({ state: 'WAITS' });
    atAnnas.crash();

    const atBoras = second.boot();
    await atBoras.queue.sendAll();
    expect(await atBoras.queue.waitingFor(bookNo, 'OX')).toBeNull();
    expect([second.network.count, second.ends]).toEqual([0, []]);
    atBoras.crash();
    expect(await attemptsOf(anna.accountNo)).toMatchObject([{ status: 'OPEN' }]);

    first.network.down = false;
    const again = first.boot();
    await again.queue.sendAll();
    expect(first.ends).toMatchObject([{ outcome: 'DONE', attemptNo, bookNo, kind: 'OX' }]);
    expect(await attemptsOf(anna.accountNo)).toMatchObject([{ status: 'SUBMITTED', correct_count: 1 }]);
    // Told at each visit until it was looked at.
    again.crash();
    const later = first.boot();
    await expect.poll(() => first.ends).toHaveLength(2);
    await later.queue.forgetEnd(attemptNo);
    later.crash();
  });

  it('comes back to the student when the server needs more: nothing is handed in, everything is kept', async () => {
    bookNo += 1;
    const { accountNo, tablets, boots, one, down, order } = await twoTablets('THINK');
    await one.answer('think-1', '짧은 생각');
    expect(await boots[0]?.queue.handIn(order(0))).toEqual({ state: 'WAITS' });
    down(0, false);
    await boots[0]?.queue.sendAll();
    expect(tablets[0]?.ends).toMatchObject([{ outcome: 'GATE' }]);
    expect(await attemptsOf(accountNo)).toMatchObject([{ status: 'OPEN' }]);
    expect((await boots[0]?.play(bookNo, 'THINK'))?.answers).toEqual({ 'think-1': '짧은 생각' });
    for (const boot of boots) boot.crash();
  });
});

describe('a mission begun with a network', () => {
  it('is opened again without one, with all answers, hints and closed words', async () => {
    bookNo = FIRST_BOOK;
    const { accountNo, token } = await freshStudent(app);
    const { network, boot } = missionTablet(app, { accountNo, token, wait: never });
    const before = boot();
    const session = await before.play(bookNo, 'PUZZLE');
    const [[one, word], [two], [three, third]] = [
      ...(await missionPlayer(app, token).rightAnswers(session.attempt.attemptNo)),
    ] as [[string, string], [string, string], [string, string]];
    await session.answer(one, word);
    await session.check([one]);
    const { hint } = await session.hint(two);
    network.down = true;
    await session.answer(three, third);
    before.crash();

    const after = boot();
    const again = await after.play(bookNo, 'PUZZLE');
    expect(again.answers).toEqual({ [one]: word, [three]: third });
    expect(again.attempt).toMatchObject({ attemptNo: session.attempt.attemptNo, maxPoint: 19 });
    expect(again.attempt.hints).toEqual([hint]);
    expect(again.attempt.locked).toEqual([{ key: one, value: word }]);
    expect(again.attempt.content).toEqual(session.attempt.content);
    await expect(after.play(bookNo, 'OX')).rejects.toThrow('인터넷에 연결되지 않았어요');
    after.crash();
  });
});

it('hands nothing in that was answered differently on another device meanwhile', async () => {
  bookNo = FIRST_BOOK + 7;
  const { tablets, boots, one, other, down, order } = await twoTablets('OX');
  await one.answer('ox-1', 'O');
  const handedIn = boots[0]?.queue.handIn({ ...order(0), seen: one.seen() });
  expect(await handedIn).toEqual({ state: 'WAITS' });
  app.clock.advance(60_000);
  down(1, false);
  await other.answer('ox-1', 'X');
  expect(await other.flush()).toBe(true);

  down(0, false);
  await boots[0]?.queue.sendAll();
  expect(tablets[0]?.ends).toMatchObject([{ outcome: 'CHANGED' }]);
  expect(boots[0]?.overtaken).toContainEqual(['ox-1', 'X']);
  const sent = await boots[0]?.queue.handIn({ ...order(0), seen: one.seen() });
  expect(sent).toMatchObject({ state: 'DONE' });
});
