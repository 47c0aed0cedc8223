import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MainPage } from '#contract/home.ts';
import type { RecommendedBooks } from '#contract/recommendation.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

const TICK = 1000;
/** Read on paper: no text here, but missions. */
const PAPER = FIRST_BOOK + 9;
const book = (index: number) => FIRST_BOOK + index;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(10) } });
  await app.db.deleteFrom('book_page').where('book_no', '=', PAPER).execute();
  await app.db.updateTable('book').set({ page_count: 1 }).where('book_no', '=', PAPER).execute();
});
afterAll(() => app.close());

async function student() {
  const { accountNo } = await makeAccount(app, 'edu');
  const token = await loginOf(app, 'edu', accountNo);
  const tick = () => app.clock.advance(TICK);
  const main = async () => (await app.get<MainPage>('/api/main/me', token)).data;
  return {
    player: missionPlayer(app, token),
    read: (bookNo: number, lastPageNo: number) => {
      tick();
      return app.put(`/api/books/${bookNo}/reading/me`, { lastPageNo }, token);
    },
    move: (bookNo: number, place: string) => {
      tick();
      return app.put(`/api/library/books/${bookNo}/me`, { place }, token);
    },
    open: async (bookNo: number) => {
      tick();
      const body = { bookNo, readingMissionType: 'OX' };
      return (await app.post<{ attemptNo: number }>('/api/mission/attempts', body, token)).data;
    },
    forget: (attemptNo: number) => app.remove(`/api/mission/histories/${attemptNo}`, token),
    goneOn: async () => (await main()).continueReading.map(({ bookNo }) => bookNo),
    todo: async () => [...new Set((await main()).todo.map(({ bookNo }) => bookNo))],
    advice: async () =>
      (await app.get<RecommendedBooks>('/api/recommendations/me', token)).data.items.map(({ book: one }) => one.bookNo),
  };
}

describe('the books of the main page', () => {
  it('are gone on with as the shelf says, the latest first', async () => {
    const { read, move, goneOn } = await student();
    await read(book(0), 3);
    await read(book(1), 4);
    await read(book(2), 10);
    expect(await goneOn()).toEqual([book(1), book(0)]);
    await move(book(1), 'AWAY');
    expect(await goneOn()).toEqual([book(0)]);
    await move(book(0), 'WISHED');
    expect(await goneOn()).toEqual([]);
    await read(book(1), 5);
    expect(await goneOn()).toEqual([book(1)]);
  });

  it('are not read on once they are verified, whatever page was reached', async () => {
    const { read, player, goneOn, todo } = await student();
    await read(book(0), 3);
    for (const kind of ['PUZZLE', 'MATCHING', 'OX', 'QUIZ'] as const) await player.play(kind, { bookNo: book(0) });
    expect(await goneOn()).toEqual([]);
    expect(await todo()).toEqual([]);
  });

  it('have missions to do, also those on paper, and none once they are put away', async () => {
    const { read, move, open, todo, goneOn } = await student();
    await read(book(0), 3);
    await open(PAPER);
    expect(await todo()).toEqual([PAPER, book(0)]);
    expect(await goneOn()).toEqual([book(0)]);
    await move(book(0), 'AWAY');
    expect(await todo()).toEqual([PAPER]);
    await move(PAPER, 'AWAY');
    expect(await todo()).toEqual([]);
  });

  it('are recommended no more once a mission was begun, and again when its history is deleted', async () => {
    const { player, forget, advice, todo } = await student();
    expect(await advice()).toContain(PAPER);
    const { attemptNo } = await player.play('OX', { bookNo: PAPER });
    expect(await advice()).not.toContain(PAPER);
    expect(await todo()).toEqual([PAPER]);
    await forget(attemptNo);
    expect(await advice()).toContain(PAPER);
    expect(await todo()).toEqual([]);
  });
});
