import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NoteMap } from '#contract/readingNote.ts';
import { DAY } from '#domain/time/duration.ts';
import { readWordLists } from '#server/content/readWordLists.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { countStatements } from '../support/countStatements.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, signInAs } from '../support/freshStudent.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { operate } from '../support/operate.ts';

/** Its text holds words of the lists; those after it are read on paper. */
const TEXT_BOOK = FIRST_BOOK + 1;
const PAPER_BOOKS = Array.from({ length: 11 }, (_, index) => TEXT_BOOK + 1 + index);

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2 + PAPER_BOOKS.length) } });
  await app.db.deleteFrom('book_page').where('book_no', 'in', PAPER_BOOKS).execute();
});
afterAll(() => app.close());

/** Word and clue of what is asked today. */
async function asked(accountNo: number) {
  await aquariumActions(app, await signInAs(app, accountNo)).words();
  const rows = await app.db
    .selectFrom('word_mission')
    .select(['word', 'meaning', 'book_no as bookNo', 'day_key as day', 'word_mission_no as no', 'bubbles'])
    .where('account_no', '=', accountNo)
    .orderBy('word_mission_no', 'desc')
    .limit(3)
    .execute();
  return rows.reverse();
}

async function withdraw(token: string, attemptNo: number, key: string): Promise<void> {
  await app.put(`/api/mission/attempts/${attemptNo}/item-reports/${key}`, { reason: 'ANSWER' }, token);
  const reportNo = (await operate(app, 'items', 'reports')).output.split('\n').at(-1)?.split('\t')[0] ?? '';
  expect((await operate(app, 'items', 'withdraw', reportNo, '틀린 풀이')).code).toBe(0);
}

it('a clue that was withdrawn is asked no more, neither as new nor as known', async () => {
  const { accountNo, token } = await freshStudent(app);
  const player = missionPlayer(app, token);
  const { attemptNo } = (await player.start('PUZZLE')).data;
  const [known, missed, other] = (await player.fill(attemptNo, 2)).slice(-3);
  await player.submit(attemptNo);
  if (!known || !missed || !other) throw new Error('the puzzle has fewer than three words');
  app.clock.advance(DAY);
  const first = await asked(accountNo);
  expect(first.map(({ word }) => word)).toEqual(expect.arrayContaining([missed[1], other[1]]));
  for (const { no, word, bubbles } of first) {
    const left = JSON.parse(bubbles) as { id: string; syllable: string }[];
    const ids = [...word].map((syllable) => {
      const index = left.findIndex((bubble) => bubble.syllable === syllable);
      return left.splice(index, 1)[0]?.id ?? '';
    });
    await aquariumActions(app, await signInAs(app, accountNo)).catchWord(no, ids);
  }
  // Caught yesterday, they come again today: one of them, and a word that was never asked, turn out to be wrong.
  app.clock.advance(DAY);
  const again = await signInAs(app, accountNo);
  await withdraw(again, attemptNo, missed[0]);
  const words = (await asked(accountNo)).map(({ word }) => word);
  expect(words).toContain(other[1]);
  expect(words).not.toContain(missed[1]);

  const late = await freshStudent(app);
  const round = (await missionPlayer(app, late.token).start('PUZZLE')).data.attemptNo;
  const clues = await missionPlayer(app, late.token).fill(round);
  await missionPlayer(app, late.token).submit(round);
  for (const [key] of clues.slice(0, 3)) await withdraw(late.token, round, key);
  const gone = clues.slice(0, 3).map(([, word]) => word);
  for (const wait of [0, DAY]) {
    app.clock.advance(wait);
    for (const { word, bookNo } of await asked(late.accountNo)) {
      expect([bookNo, gone.includes(word)]).toEqual([FIRST_BOOK, false]);
    }
  }
});

it('words of a text that was read come also when ten books were read on paper since', async () => {
  const listed = ((await readWordLists('content')).get('10B') ?? []).slice(0, 4).map(({ word }) => word);
  await app.db
    .updateTable('book_page')
    .set({ paragraphs: JSON.stringify(listed) })
    .where('book_no', '=', TEXT_BOOK)
    .execute();
  const { accountNo, token } = await freshStudent(app);
  for (const bookNo of [TEXT_BOOK, ...PAPER_BOOKS]) {
    app.clock.advance(1000);
    const path = `/api/books/${bookNo}/reading${bookNo === TEXT_BOOK ? '' : '/finished'}/me`;
    expect((await app.put(path, bookNo === TEXT_BOOK ? { lastPageNo: 1 } : undefined, token)).status).toBe(200);
  }
  for (const { word, bookNo } of await asked(accountNo))
    expect([listed.includes(word), bookNo]).toEqual([true, TEXT_BOOK]);
});

it('a pair that was withdrawn is not drawn on the map of the book', async () => {
  const { token } = await freshStudent(app);
  const player = missionPlayer(app, token);
  const { attemptNo } = (await player.start('MATCHING')).data;
  const [[wrong = ''] = []] = await player.fill(attemptNo);
  await player.submit(attemptNo);
  const read = async () => (await app.get<NoteMap>(`/api/reading-notes/books/${FIRST_BOOK}/map/me`, token)).data.pairs;
  const before = await read();
  await withdraw(token, attemptNo, wrong);
  expect(await read()).toEqual(before.filter(({ id }) => id !== wrong));
  expect(before).toHaveLength(8);
});

it('words of the basket are asked before other words of own books, but not while a puzzle may ask for them', async () => {
  const text = FIRST_BOOK + 12;
  const { accountNo, token } = await freshStudent(app);
  await app.db
    .insertInto('word_basket')
    .values(
      ['바다', '고래', '헤엄치다', '넋'].map((word, index) => ({
        account_no: accountNo,
        word,
        meaning: `${word}의 뜻을 적은 것`,
        sentence: null,
        book_no: text,
        page_no: 1,
        met_in: '커다란 고래가 물을 높이 뿜었어요.',
        added_at: index,
      })),
    )
    .execute();
  expect((await app.put(`/api/books/${text}/reading/finished/me`, undefined, token)).status).toBe(200);
  const words = await asked(accountNo);
  // 바다 is an answer of the book's puzzle, which was not handed in; 넋 cannot be caught syllable by syllable.
  expect(words.slice(0, 2).map(({ word, bookNo }) => [word, bookNo])).toEqual([
    ['고래', text],
    ['헤엄치다', text],
  ]);
  expect(words.map(({ word }) => word)).not.toContain('바다');
});

it('the first look of a day asks the database as often after ten books as after one', async () => {
  const counted = countStatements(app);
  const look = async (bookCount: number) => {
    const { token } = await freshStudent(app);
    for (const bookNo of PAPER_BOOKS.slice(0, bookCount)) {
      app.clock.advance(1000);
      expect((await app.put(`/api/books/${bookNo}/reading/finished/me`, undefined, token)).status).toBe(200);
    }
    const player = missionPlayer(app, token);
    const { attemptNo } = (await player.start('PUZZLE', PAPER_BOOKS[0])).data;
    await player.submit(attemptNo);
    counted();
    expect((await aquariumActions(app, token).words()).today).toHaveLength(3);
    return counted();
  };
  // What is the same for everybody is read once.
  await look(10);
  const few = await look(1);
  expect(await look(10)).toBe(few);
  expect(few).toBeLessThanOrEqual(7);
});
