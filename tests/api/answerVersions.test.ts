import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerVersions } from '#contract/answerVersion.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

const { kept: MOST, answerGapMs: GAP } = NOTE_TUNING.versions;
const THOUGHT = '나라면 먼저 다가가 솔직하게 이야기를 나누었을 거예요.';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
});
afterAll(() => app.close());

async function thinker() {
  const { token } = await freshStudent(app);
  const player = missionPlayer(app, token);
  const { attemptNo } = (await player.start('THINK')).data;
  const address = `/api/mission/attempts/${attemptNo}/answers/think-1/versions/me`;
  let seq = 1;
  return {
    token,
    attemptNo,
    address,
    player,
    write: (text: string, at?: number) => {
      seq += 1;
      return player.save(attemptNo, 'think-1', text, at ?? seq);
    },
    read: async () => (await app.get<AnswerVersions>(address, token)).data.items.map(({ text }) => text),
    keepNow: () => app.put<AnswerVersions>(address, {}, token),
  };
}

it('keeps a thought after some time and a real change, and before much is struck out', async () => {
  const student = await thinker();
  await student.write(THOUGHT);
  await student.write(`${THOUGHT} 그`);
  expect(await student.read()).toEqual([]);
  app.clock.advance(GAP);
  await student.write(`${THOUGHT} 그래서`);
  expect(await student.read()).toEqual([`${THOUGHT} 그`]);
  app.clock.advance(GAP);
  await student.write(`${THOUGHT} 그래서요`);
  expect(await student.read()).toHaveLength(1);
  await student.write('');
  expect(await student.read()).toEqual([`${THOUGHT} 그래서요`, `${THOUGHT} 그`]);
});

it('keeps the text as it stands before an earlier one is brought back, once', async () => {
  const student = await thinker();
  await student.write(THOUGHT);
  expect((await student.keepNow()).data.items).toMatchObject([{ version: 1, length: 24, text: THOUGHT }]);
  expect((await student.keepNow()).data.items).toHaveLength(1);
});

it('has the text of a device that came too late', async () => {
  const student = await thinker();
  await student.write(THOUGHT, 500);
  await student.write('교실에서 쓰다가 늦게 도착한 아주 다른 생각이에요.', 400);
  expect(await student.read()).toEqual(['교실에서 쓰다가 늦게 도착한 아주 다른 생각이에요.']);
});

it('keeps as many as may stay, the first among them', async () => {
  const student = await thinker();
  for (let at = 0; at < MOST + 4; at += 1) {
    app.clock.advance(GAP);
    await student.write(`${at}번째 글. ${THOUGHT}`);
    await student.keepNow();
  }
  const texts = await student.read();
  expect(texts).toHaveLength(MOST);
  expect(texts.at(-1)).toMatch(/^0번째/);
  expect(texts[0]).toMatch(new RegExp(`^${MOST + 3}번째`));
});

it('is nobody else’s, and only of own words', async () => {
  const student = await thinker();
  const other = await freshStudent(app);
  expect((await app.get(student.address, other.token)).status).toBe(404);
  expect((await app.put(student.address, {}, other.token)).status).toBe(404);
  const ox = (await student.player.start('OX')).data.attemptNo;
  expect((await app.get(`/api/mission/attempts/${ox}/answers/ox-1/versions/me`, student.token)).status).toBe(422);
});
