import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MissionBoard } from '#contract/mission.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { removePack, stripPack } from '../support/editPack.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
});
afterAll(() => app.close());

const boardOf = (token: string, bookNo: number) => app.get<MissionBoard>(`/api/mission/books/${bookNo}/me`, token);

describe('missions that were begun before their pack lost them', () => {
  it.each([
    ['made a catalogue entry', stripPack, FIRST_BOOK, 200],
    ['taken out', removePack, FIRST_BOOK + 1, 404],
  ])('stay on the board and pay what was promised, when the book was %s', async (_how, change, bookNo, forOthers) => {
    const { token } = await freshStudent(app);
    const player = missionPlayer(app, token);
    const { attemptNo } = (await player.start('OX', bookNo)).data;
    await player.fill(attemptNo, 4);
    await player.play('QUIZ', { bookNo, wrong: 3 });
    const before = (await boardOf(token, bookNo)).data;
    const begun = before.missions.filter(({ state }) => state !== 'NEW');
    expect(begun.map(({ state }) => state)).toEqual(['OPEN', 'RETRY']);

    await change(app, bookNo);
    const { data } = await boardOf(token, bookNo);
    expect(data.missions).toEqual(begun);
    expect(data.availablePoint).toBe(20 + 10);
    await player.fill(attemptNo);
    expect((await player.submit(attemptNo)).data).toMatchObject({ itemCount: 10, points: 20 });
    expect(await player.play('QUIZ', { bookNo })).toMatchObject({ points: 10, rate: 100 });
    expect((await boardOf(token, bookNo)).data.missions.map(({ state }) => state)).toEqual(['DONE', 'DONE']);

    const stranger = await freshStudent(app);
    const theirs = await boardOf(stranger.token, bookNo);
    expect([theirs.status, theirs.data?.missions ?? []]).toEqual([forOthers, []]);
  });
});
