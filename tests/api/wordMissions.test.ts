import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WordMission } from '#contract/wordMission.ts';
import { DAY, HOUR } from '#domain/time/duration.ts';
import { readWordLists } from '#server/content/readWordLists.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, signInAs } from '../support/freshStudent.ts';
import { accountProblems } from '../support/ledgerOf.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

/** A book whose text holds words of the lists. */
const TEXT_BOOK = FIRST_BOOK + 1;

let app: TestApp;
let student: { accountNo: number; token: string };
let keeper: ReturnType<typeof aquariumActions>;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
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

async function later(milliseconds: number) {
  app.clock.advance(milliseconds);
  student = { ...student, token: await signInAs(app, student.accountNo) };
  keeper = aquariumActions(app, student.token);
}

/** The word of a mission, which only the database tells. */
async function wordOf({ wordMissionNo }: WordMission): Promise<string> {
  const row = await app.db
    .selectFrom('word_mission')
    .select('word')
    .where('word_mission_no', '=', wordMissionNo)
    .executeTakeFirstOrThrow();
  return row.word;
}

/** Bubbles that spell a word, in order. */
function spell(word: string, { bubbles }: WordMission): string[] {
  const left = [...bubbles];
  return [...word].map((syllable) => {
    const index = left.findIndex((bubble) => bubble.syllable === syllable);
    return left.splice(index, 1)[0]?.id ?? '';
  });
}

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
};

async function solve(mission: WordMission) {
  return keeper.catchWord(mission.wordMissionNo, spell(await wordOf(mission), mission));
}

const givenWords = async () => Promise.all((await keeper.words()).today.map(wordOf));

/** Four words of the lists, which from now on are all that the text of a book has of them. */
async function wordsOfText(): Promise<string[]> {
  const words = ((await readWordLists('content')).get('10B') ?? []).slice(0, 4).map(({ word }) => word);
  await app.db
    .updateTable('book_page')
    .set({ paragraphs: JSON.stringify(words) })
    .where('book_no', '=', TEXT_BOOK)
    .execute();
  return words;
}

/** Gives that book other puzzles: the first one with these words, and further ones. */
async function setPuzzles(...puzzles: (string | undefined)[][]): Promise<void> {
  const asClues = (words: (string | undefined)[]) =>
    words.map((word, no) => ({
      key: `${no + 1}-across`,
      number: no + 1,
      direction: 'across',
      row: 2 * no,
      col: 0,
      word,
      clue: '뜻',
    }));
  const [clues = [], ...others] = puzzles.map(asClues);
  const content = JSON.stringify({ kind: 'PUZZLE', clues, ...(others.length > 0 ? { others } : {}) });
  await app.db
    .updateTable('book_mission')
    .set({ content, version: content })
    .where('book_no', '=', TEXT_BOOK)
    .where('kind', '=', 'PUZZLE')
    .execute();
}

describe('the words of a day', () => {
  it('are three of the level for who has read nothing, the same on every device and all day', async () => {
    const first = await keeper.words();
    expect(first.today.map(({ slot, state }) => [slot, state])).toEqual([
      [1, 'READY'],
      [2, 'READY'],
      [3, 'READY'],
    ]);
    expect(first.earlier).toEqual([]);
    const other = aquariumActions(app, await signInAs(app, student.accountNo));
    expect(await other.words()).toEqual(first);
    app.clock.advance(HOUR);
    expect((await keeper.words()).today).toEqual(first.today);
    for (const mission of first.today) {
      expect(mission.book).toBeNull();
      expect(mission.bubbles.length).toBe(mission.syllableCount + 6);
    }
  });

  it('are the same for two devices that ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => keeper.words()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('never tell the word before it is caught', async () => {
    const { today } = await keeper.words();
    for (const mission of today) {
      const word = await wordOf(mission);
      expect(JSON.stringify(mission)).not.toContain(word);
      expect(mission.solution).toBeNull();
      const shown = mission.bubbles.map(({ syllable }) => syllable).join('');
      expect(shown).not.toContain(word);
    }
  });

  it('come anew after midnight in Seoul', async () => {
    const { day } = await keeper.words();
    const midnight = 24 * HOUR - ((app.clock.now() + 9 * HOUR) % DAY);
    await later(midnight - 1);
    expect((await keeper.words()).day).toBe(day);
    await later(1);
    const next = await keeper.words();
    expect(next.day > day).toBe(true);
    // Yesterday's may still be finished; the day after they are over.
    expect(next.earlier).toHaveLength(3);
    await later(DAY);
    const yesterday = at(next.earlier, 0);
    expect((await keeper.catchWord(yesterday.wordMissionNo, ['b1'])).code).toBe('WORD_MISSION_OVER');
  });
});

describe('words of own books', () => {
  it('come first when they were wrong, from the next day on, and never while their puzzle is open', async () => {
    const player = missionPlayer(app, student.token);
    await player.play('PUZZLE', { wrong: 2 });
    const wrong = (
      await app.db
        .selectFrom('mission_mark')
        .innerJoin('mission_attempt', 'mission_attempt.attempt_no', 'mission_mark.attempt_no')
        .innerJoin('mission_material', 'mission_material.version', 'mission_attempt.version')
        .select(['mission_mark.item_key', 'mission_material.content'])
        .where('mission_attempt.account_no', '=', student.accountNo)
        .where('mission_mark.correct', '=', 0)
        .execute()
    ).map(({ item_key, content }) => {
      const { clues } = JSON.parse(content) as { clues: { key: string; word: string }[] };
      return clues.find(({ key }) => key === item_key)?.word;
    });
    expect(wrong).toHaveLength(2);
    const today = await Promise.all((await keeper.words()).today.map(wordOf));
    for (const word of wrong) expect(today).not.toContain(word);
    expect((await keeper.words()).today.every(({ book }) => book?.bookNo === FIRST_BOOK)).toBe(true);

    await later(DAY);
    const tomorrow = (await keeper.words()).today;
    expect((await Promise.all(tomorrow.slice(0, 2).map(wordOf))).sort()).toEqual([...wrong].sort());

    await later(DAY);
    const opened = await missionPlayer(app, student.token).start('PUZZLE');
    expect(opened.status).toBe(200);
    for (const mission of (await keeper.words()).today) expect(mission.book).toBeNull();
  });

  it('are none of its puzzles, whichever of them is played, before it is marked', async () => {
    const [first, second, third, fourth] = await wordsOfText();
    await setPuzzles([], [first], [second]);
    await app.put(`/api/books/${TEXT_BOOK}/reading/me`, { lastPageNo: 1 }, student.token);
    const given = await givenWords();
    expect(given).toEqual(expect.arrayContaining([third, fourth]));
    for (const word of [first, second]) expect(given).not.toContain(word);
  });

  it('are none of the puzzle at hand, whatever the book has by now', async () => {
    const [first, second, third, fourth] = await wordsOfText();
    await setPuzzles([first, second]);
    expect((await missionPlayer(app, student.token).start('PUZZLE', TEXT_BOOK)).status).toBe(200);
    await setPuzzles([]);
    await app.put(`/api/books/${TEXT_BOOK}/reading/me`, { lastPageNo: 1 }, student.token);
    const given = await givenWords();
    expect(given).toEqual(expect.arrayContaining([third, fourth]));
    for (const word of [first, second]) expect(given).not.toContain(word);
  });

  it('are not given again while those of yesterday may still be caught', async () => {
    await missionPlayer(app, student.token).play('PUZZLE', { wrong: 2 });
    await later(DAY);
    const yesterday = await givenWords();
    await later(DAY);
    const today = await givenWords();
    expect(today.filter((word) => yesterday.includes(word))).toEqual([]);
    // Their day is over now, and what was wrong comes first again.
    await later(DAY);
    expect((await givenWords()).slice(0, 2).sort()).toEqual(yesterday.slice(0, 2).sort());
  });

  it('come back 1, 3, 7 and 21 days after they were caught', async () => {
    await missionPlayer(app, student.token).play('PUZZLE', { wrong: 1 });
    await later(DAY);
    const missed = await wordOf(at((await keeper.words()).today, 0));
    const seen: number[] = [];
    for (let day = 0; day <= 32; day += 1) {
      const { today } = await keeper.words();
      for (const mission of today) {
        if ((await wordOf(mission)) === missed) seen.push(day);
        expect((await solve(mission)).data.solved).toBe(true);
      }
      await later(DAY);
    }
    expect(seen).toEqual([0, 1, 4, 11, 32]);
  });
});

describe('catching', () => {
  it('tells one part more with each wrong bubble, loses nothing, and is over with the last right one', async () => {
    const mission = at((await keeper.words()).today, 1);
    const word = await wordOf(mission);
    const ids = spell(word, mission);
    const stray = mission.bubbles.find(({ syllable }) => !word.includes(syllable))?.id ?? '';
    expect(mission.form).toBe('MEANING');
    const wrong = (await keeper.catchWord(mission.wordMissionNo, [...ids.slice(0, 1), stray])).data;
    expect(wrong).toMatchObject({ rightCount: 1, wrong: true, solved: false });
    expect(wrong.mission).toMatchObject({ wrongCount: 1, state: 'READY', bubbles: mission.bubbles });
    expect(Object.values(wrong.mission.clue).filter(Boolean)).toHaveLength(2);
    expect((await keeper.catchWord(mission.wordMissionNo, ids.slice(0, 1))).data).toMatchObject({ rightCount: 1 });
    expect((await keeper.takeReward(mission.wordMissionNo)).code).toBe('WORD_NOT_CAUGHT');
    const solved = (await keeper.catchWord(mission.wordMissionNo, ids)).data;
    expect(solved).toMatchObject({ solved: true, mission: { state: 'REWARD_READY', solution: { word } } });
    expect((await keeper.catchWord(mission.wordMissionNo, [stray])).data).toMatchObject({ solved: true, wrong: false });
    expect((await keeper.state()).words).toEqual({ ready: 2, rewards: 1 });
  });

  it('pays two shells and EXP for a word of a list once, however often and from wherever it is asked for', async () => {
    const mission = at((await keeper.words()).today, 0);
    await solve(mission);
    await later(90 * DAY);
    expect((await keeper.words()).earlier).toMatchObject([{ state: 'REWARD_READY' }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => keeper.takeReward(mission.wordMissionNo)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const state = await keeper.state();
    expect(state).toMatchObject({ shells: 2, words: { rewards: 0 }, bookPoint: 0 });
    expect(state.pet.exp).toBe(2);
    expect((await keeper.takeReward(mission.wordMissionNo)).data.mission.state).toBe('TAKEN');
    const entries = await app.get<{ items: { title: string; amount: number }[] }>(
      '/api/point/entries/me?purse=SHELL',
      student.token,
    );
    expect(entries.data.items).toMatchObject([{ title: '낱말 미션', amount: 2 }]);
  });

  it('knows nothing of other students', async () => {
    const mission = at((await keeper.words()).today, 0);
    const other = aquariumActions(app, (await freshStudent(app)).token);
    expect((await other.catchWord(mission.wordMissionNo, ['b1'])).status).toBe(404);
    expect((await other.takeReward(mission.wordMissionNo)).status).toBe(404);
    expect((await keeper.catchWord(mission.wordMissionNo, ['b99'])).status).toBe(422);
    expect((await keeper.catchWord(mission.wordMissionNo, ['b1', 'b1'])).status).toBe(422);
  });
});
