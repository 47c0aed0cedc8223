import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MissionAttempt } from '#contract/mission.ts';
import { MISSION_TUNING } from '#domain/mission/tuning.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import {
  bookAt,
  buildContestApp,
  CONTEST_START,
  contestStudent,
  moveTo,
  publishContest,
} from '../support/contestStage.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

const { word: most, puzzle: mostOfPuzzle } = MISSION_TUNING.wrongChecks;

describe('checks of crossword words', () => {
  let app: TestApp;
  let player: ReturnType<typeof missionPlayer>;
  let attempt: MissionAttempt;
  let right: Map<string, string>;
  let seq = 0;
  beforeAll(async () => {
    app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    player = missionPlayer(app, await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo));
    attempt = (await player.start('PUZZLE')).data;
    right = await player.rightAnswers(attempt.attemptNo);
  });

  const write = (key: string, value: string) => player.save(attempt.attemptNo, key, value, ++seq);
  const check = (...keys: string[]) => player.check(attempt.attemptNo, keys);
  const wrong = (key: string, guess: number) =>
    String.fromCodePoint(0xac00 + guess).repeat([...(right.get(key) ?? '')].length);
  const guess = async (key: string, from: number, count: number) => {
    for (let at = from; at < from + count; at += 1) {
      await write(key, wrong(key, at));
      expect((await check(key)).data.results).toEqual([{ key, correct: false }]);
    }
  };

  it('end for a word after some wrong answers, in words, and cost no points', async () => {
    const [key = ''] = right.keys();
    await guess(key, 0, most);
    await write(key, right.get(key) ?? '');
    const refused = await check(key);
    expect([refused.status, refused.code]).toEqual([422, 'CHECK_USED_UP']);
    expect(refused.message).toContain('점수는 그대로예요');
    expect((await player.start('PUZZLE')).data).toMatchObject({ locked: [], maxPoint: attempt.maxPoint });
    await player.fill(attempt.attemptNo);
    // The answers of `fill` are older than the guesses; the word itself is written above.
    const result = (await player.submit(attempt.attemptNo)).data;
    expect([result.rate, result.points]).toEqual([100, attempt.maxPoint]);
  });

  it('that nobody asked for find nothing in a puzzle that was handed in meanwhile, while one that was asked for is refused', async () => {
    const [key = ''] = right.keys();
    await player.fill(attempt.attemptNo);
    await player.submit(attempt.attemptNo);
    const late = await player.check(attempt.attemptNo, [key], true);
    expect([late.status, late.data]).toEqual([200, { results: [], ended: [] }]);
    const asked = await player.check(attempt.attemptNo, [key]);
    expect([asked.status, asked.code]).toEqual([422, 'MISSION_CLOSED']);
  });

  it('say which words have come to their end, and go on for the others', async () => {
    const [key = '', other = ''] = right.keys();
    await guess(key, 0, most - 1);
    await write(key, wrong(key, 900));
    await write(other, right.get(other) ?? '');
    expect((await check(key, other)).data).toEqual({
      results: [
        { key, correct: false },
        { key: other, correct: true },
      ],
      ended: [key],
    });
    await write(key, wrong(key, 901));
    expect((await check(key, other)).data).toEqual({ results: [{ key: other, correct: true }], ended: [key] });
  });

  it('are free as often as one likes for the same answer', async () => {
    const [key = ''] = right.keys();
    await write(key, wrong(key, 1));
    for (let time = 0; time < most * 3; time += 1) expect((await check(key)).status).toBe(200);
    await guess(key, 2, most - 1);
    expect((await check(key)).data.results).toEqual([{ key, correct: false }]);
  });

  it('end for the whole puzzle as well', async () => {
    let left = mostOfPuzzle;
    const keys = [...right.keys()];
    for (const key of keys) {
      const now = Math.min(left, most);
      await guess(key, 0, now);
      left -= now;
    }
    if (left > 0) return;
    const last = keys.at(-1) ?? '';
    await write(last, right.get(last) ?? '');
    expect((await check(last)).code).toBe('CHECK_USED_UP');
  });
});

describe('words that are checked by themselves', () => {
  it('are not while the puzzle may count for a contest, also once it does; what a student asks for is marked', async () => {
    const arena = await buildContestApp();
    await publishContest(arena);
    moveTo(arena, CONTEST_START);
    const rival = await contestStudent(arena, 'ELEMENTARY_2');
    const bookNo = bookAt(0, 1, 0);
    const before = missionPlayer(arena, await rival.token());
    const { attemptNo, checksItself } = (await before.start('PUZZLE', bookNo)).data;
    const right = await before.rightAnswers(attemptNo);
    const [one = '', other = ''] = right.keys();
    for (const [at, key] of [one, other].entries()) await before.save(attemptNo, key, right.get(key) ?? '', at + 1);
    expect(checksItself).toBe(true);
    const marked = (key: string) => ({ results: [{ key, correct: true }], ended: [] });
    expect((await before.check(attemptNo, [one], true)).data).toEqual(marked(one));
    await rival.join(8);
    const student = missionPlayer(arena, await rival.token());
    expect((await student.start('PUZZLE', bookNo)).data.checksItself).toBe(false);
    expect((await student.check(attemptNo, [other], true)).data).toEqual({ results: [], ended: [] });
    expect((await student.check(attemptNo, [other])).data).toEqual(marked(other));
    await arena.close();
  });
});

describe('a list of nouns', () => {
  it('solves no puzzle of a contest: checks end before it has gone through, for each word and for all', async () => {
    const arena = await buildContestApp();
    await publishContest(arena);
    moveTo(arena, CONTEST_START);
    const rival = await contestStudent(arena, 'ELEMENTARY_2');
    await rival.join(8);
    const player = missionPlayer(arena, await rival.token());
    const bookNo = bookAt(0, 1, 0);
    const { attemptNo } = (await player.start('PUZZLE', bookNo)).data;
    const right = await player.rightAnswers(attemptNo);
    let seq = 0;
    let checked = 0;
    const tryNoun = async (key: string, noun: string) => {
      await player.save(attemptNo, key, noun, ++seq);
      const { status, data } = await player.check(attemptNo, [key]);
      if (status === 200) checked += 1;
      return status === 200 && data.results.some(({ correct }) => correct);
    };
    for (const [key, answer] of right) {
      const length = [...answer].length;
      const nouns = Array.from({ length: most }, (_, at) => String.fromCodePoint(0xac00 + 7 * at).repeat(length));
      for (const noun of [...nouns, answer]) expect(await tryNoun(key, noun), key).toBe(false);
      // What is handed in is the last noun that was found wrong.
      await player.save(attemptNo, key, nouns[0] ?? '', ++seq);
    }
    expect(checked).toBeLessThanOrEqual(mostOfPuzzle);
    arena.clock.advance(10 * 60_000);
    const result = (await player.submit(attemptNo)).data;
    expect([result.rate, result.points]).toEqual([0, 0]);
    await arena.close();
  });
});

describe('numbers of answers', () => {
  it('far ahead of the clock hold an answer for minutes and not for years', async () => {
    const app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
    const player = missionPlayer(app, await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo));
    const { attemptNo } = (await player.start('OX')).data;
    const [key = ''] = (await player.rightAnswers(attemptNo)).keys();
    const frozen = await player.save(attemptNo, key, 'O', Number.MAX_SAFE_INTEGER);
    expect(frozen.status).toBe(200);
    expect(frozen.data.seq).toBeLessThanOrEqual(app.clock.now() + 5 * 60_000);
    // A browser goes on from the number it was given.
    expect((await player.save(attemptNo, key, 'X', frozen.data.seq + 1)).data.value).toBe('X');
    app.clock.advance(6 * 60_000);
    expect((await player.save(attemptNo, key, 'O', app.clock.now())).data.value).toBe('O');
    await app.close();
  });
});
