import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, FindAlbum, GuestAlbum } from '#contract/guest.ts';
import type { PetTalk } from '#contract/speech.ts';
import { revealsAnswer } from '#domain/book-pack/revealsAnswer.ts';
import { answersIn } from '#domain/guest/openAnswers.ts';
import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { DAY } from '#domain/time/duration.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, fixtureGuest, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, give, signInAs } from '../support/freshStudent.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

/** Books with missions, and after them one that has only its entry in the catalogue. */
const BOOKS = [0, 1, 2, 3, 4].map((no) => FIRST_BOOK + no);
const ENTRY = FIRST_BOOK + 5;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(BOOKS.length + 1) } });
  for (const table of ['book_mission', 'book_page'] as const) {
    await app.db.deleteFrom(table).where('book_no', '=', ENTRY).execute();
  }
  // Two weeks after 어린이날, whose visitor would take a place of a guest (tests/api/feasts.test.ts).
  app.clock.advance(14 * DAY);
  await app.db.updateTable('book').set({ page_count: 1 }).where('book_no', '=', ENTRY).execute();
});
afterAll(() => app.close());

/** A student with the calls of the sea, signed in again on each later day. */
async function reader(known?: { accountNo: number; token: string }) {
  const student = known ?? (await freshStudent(app));
  let { token } = student;
  return {
    accountNo: student.accountNo,
    player: () => missionPlayer(app, token),
    aquarium: () => aquariumActions(app, token),
    wait: async (days = 1) => {
      app.clock.advance(days * DAY);
      token = await signInAs(app, student.accountNo);
    },
    company: async () => (await app.put<Company>('/api/aquarium/company/me', undefined, token)).data,
    scene: (bookNo: number, scene: number, answer?: number) =>
      app.put<Company>(`/api/aquarium/guests/${bookNo}/scene/me`, { scene, answer }, token),
    take: (ordinal: number) => app.put<Company>(`/api/aquarium/finds/${ordinal}/me`, undefined, token),
    album: async (page = 1) => (await app.get<GuestAlbum>(`/api/aquarium/album/me?page=${page}`, token)).data,
    finds: async () => (await app.get<FindAlbum>('/api/aquarium/finds/me', token)).data,
    talk: async () => (await app.get<PetTalk>('/api/aquarium/talk/me', token)).data,
    turn: (bookNo: number, lastPageNo: number) => app.put(`/api/books/${bookNo}/reading/me`, { lastPageNo }, token),
    finish: (bookNo: number) => app.put(`/api/books/${bookNo}/reading/finished/me`, undefined, token),
    note: (bookNo: number, thought: string, rest: object = {}) =>
      app.put(
        `/api/reading-notes/books/${bookNo}/notes/n1/me`,
        { baseVersion: 0, content: { kind: 'NOTE', quote: '', pageNo: null, thought, stickers: [] }, ...rest },
        token,
      ),
    forget: async (bookNo: number) => {
      const row = await app.db
        .selectFrom('mission_attempt')
        .select('attempt_no')
        .where('account_no', '=', student.accountNo)
        .where('book_no', '=', bookNo)
        .where('status', '=', 'SUBMITTED')
        .where('hidden', '=', 0)
        .executeTakeFirst();
      if (row) await app.remove(`/api/mission/histories/${row.attempt_no}`, token);
    },
  };
}
const namesIn = ({ guests }: Company) => guests.map(({ bookNo }) => bookNo);

describe('a guest', () => {
  it('comes with the first mission handed in, and plays three scenes on three days', async () => {
    const student = await reader();
    expect(await student.company()).toMatchObject({ guests: [], finds: [] });
    await student.player().play('OX', { wrong: 9 });
    const first = await student.company();
    expect(first.guests).toHaveLength(1);
    expect(first.guests[0]).toMatchObject({ bookNo: FIRST_BOOK, bookName: `시험용 책 ${FIRST_BOOK}`, treat: null });
    expect(first.guests[0]?.next).toMatchObject({ scene: 1, greeting: fixtureGuest.greeting });
    expect((await student.scene(FIRST_BOOK, 2, 1)).code).toBe('INVALID_INPUT');
    expect((await student.scene(FIRST_BOOK, 1)).data.guests[0]?.next).toBeNull();
    expect((await student.scene(FIRST_BOOK, 1)).status).toBe(200);
    expect((await student.scene(FIRST_BOOK, 2, 1)).code).toBe('INVALID_INPUT');
    await student.wait(40);
    expect((await student.scene(FIRST_BOOK, 2)).code).toBe('INVALID_INPUT');
    expect((await student.scene(FIRST_BOOK, 2, 1)).status).toBe(200);
    // A repeat with another answer changes nothing.
    expect((await student.scene(FIRST_BOOK, 2, 0)).status).toBe(200);
    await student.wait();
    expect((await student.company()).guests[0]?.next).toMatchObject({ scene: 3 });
    await student.scene(FIRST_BOOK, 3);
    const { items } = await student.album();
    expect(items[0]?.talk?.answer).toBe('구석구석 구경할래요');
    expect(items[0]?.memento).toMatchObject({ name: fixtureGuest.memento.name, day: (await student.company()).day });
    expect((await student.talk()).books[0]?.lines).toHaveLength(4);
    await student.wait();
    // The pet takes the answer up.
    expect((await student.talk()).books[0]?.lines.at(-1)).toContain('구석구석');
    expect((await student.scene(BOOKS[1] ?? 0, 1)).status).toBe(404);
  });

  it('comes from a book without missions with a note of two sentences, once it was read', async () => {
    const student = await reader();
    await student.note(ENTRY, '고래가 멋졌다. 나도 바다에 가고 싶다.');
    expect((await student.company()).guests).toEqual([]);
    await student.finish(ENTRY);
    expect(namesIn(await student.company())).toEqual([ENTRY]);
    const brief = await reader();
    await brief.finish(ENTRY);
    await brief.note(ENTRY, '고래가 멋졌다');
    expect((await brief.company()).guests).toEqual([]);
    await student.note(ENTRY, '', { baseVersion: 1, deleted: true });
    expect(namesIn(await student.company())).toEqual([ENTRY]);
    expect((await student.album()).items.map(({ bookNo }) => bookNo)).toEqual([ENTRY]);
  });

  it('is one of at most three, and always there for its favourite food', async () => {
    const student = await reader();
    for (const bookNo of BOOKS) {
      await student.player().play('OX', { bookNo });
      app.clock.advance(1000);
    }
    expect(namesIn(await student.company())).toEqual(BOOKS.slice(2).reverse());
    await app.db.updateTable('book_guest').set({ treat: 'bread' }).where('book_no', '=', FIRST_BOOK).execute();
    await give(app, student.accountNo, { shells: 100 });
    await student.aquarium().buy('bread');
    expect((await student.aquarium().care('feed', 'bread')).status).toBe(200);
    const treated = await student.company();
    expect(treated.guests[0]).toMatchObject({ bookNo: FIRST_BOOK, treated: true });
    expect(treated.guests).toHaveLength(3);
    await app.db.updateTable('book_guest').set({ treat: 'cookie' }).where('book_no', '=', FIRST_BOOK).execute();
    expect((await student.album()).items.find(({ bookNo }) => bookNo === FIRST_BOOK)?.treat).toBe('별사탕 쿠키');
    // What it likes is told by its book alone until then.
    expect((await student.album()).items.find(({ bookNo }) => bookNo === BOOKS[4])?.treat).toBeNull();
  });

  it('never goes, whatever is played, deleted and corrected in whatever order', async () => {
    const step = fc.record({
      do: fc.constantFrom('play', 'open', 'forget', 'note', 'unnote', 'finish', 'wait', 'look', 'greet'),
      book: fc.nat(2),
      kind: fc.constantFrom(...missionKinds.slice(0, 4)),
      wrong: fc.nat(2),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const student = await reader();
        let known: number[] = [];
        let scenes = new Map<number, number>();
        let version = 0;
        for (const { do: action, book, kind, wrong } of steps) {
          const bookNo = BOOKS[book] ?? FIRST_BOOK;
          if (action === 'play') {
            const { data } = await student.player().start(kind, bookNo);
            if (data?.attemptNo) {
              await student.player().fill(data.attemptNo, wrong);
              await student.player().submit(data.attemptNo);
            }
          }
          if (action === 'open') await student.player().start(kind, bookNo);
          if (action === 'forget') await student.forget(bookNo);
          if (action === 'note' || action === 'unnote') {
            const rest = { baseVersion: version, deleted: action === 'unnote' };
            if ((await student.note(ENTRY, `고래가 멋졌다. 나도 바다에 가고 싶다. ${version}`, rest)).status === 200)
              version += 1;
          }
          if (action === 'finish') await student.finish(ENTRY);
          if (action === 'wait') await student.wait();
          if (action === 'greet') await student.scene(bookNo, 1);
          await student.company();
          const here = (await student.album()).items.map((guest) => guest.bookNo);
          expect(here).toEqual(expect.arrayContaining(known));
          known = here;
          const rows = await app.db
            .selectFrom('aquarium_guest')
            .select(['book_no', 'scene'])
            .where('account_no', '=', student.accountNo)
            .execute();
          for (const row of rows) expect(row.scene).toBeGreaterThanOrEqual(scenes.get(row.book_no) ?? 0);
          scenes = new Map(rows.map((row) => [row.book_no, row.scene]));
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe('what is shown of a book', () => {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsIn)
        : [];

  async function materials(): Promise<MissionMaterial[]> {
    const rows = await app.db.selectFrom('book_mission').select('content').where('book_no', '=', FIRST_BOOK).execute();
    return rows.map(({ content }) => JSON.parse(content) as MissionMaterial);
  }

  it('answers no item that is open, and becomes whole as the missions are done', async () => {
    const student = await reader();
    const { summary, book_name: name } = await app.db
      .selectFrom('book')
      .select(['summary', 'book_name'])
      .where('book_no', '=', FIRST_BOOK)
      .executeTakeFirstOrThrow();
    const all = (await materials()).flatMap((material) => answersIn(material));
    await student.player().play('OX');
    const open = new Set(all.map(({ text }) => text));
    for (let day = 1; day <= 3; day += 1) {
      const shown = [await student.company(), await student.album(), (await student.talk()).books];
      const lines = shown.flatMap(textsIn);
      expect(lines.filter((text) => revealsAnswer(text, open, `${name} ${summary}`))).toEqual([]);
      await student.scene(FIRST_BOOK, day, day === 2 ? 0 : undefined);
      await student.wait();
    }
    expect((await student.album()).items[0]?.name).not.toBe(fixtureGuest.name);
    await student.player().play('MATCHING');
    await student.player().play('PUZZLE');
    const [page] = (await student.album()).items;
    const played = await app.db
      .selectFrom('mission_attempt')
      .innerJoin('mission_material', 'mission_material.version', 'mission_attempt.version')
      .select('mission_material.content')
      .where('mission_attempt.account_no', '=', student.accountNo)
      .where('mission_attempt.kind', '=', 'PUZZLE')
      .executeTakeFirstOrThrow();
    const met = answersIn(JSON.parse(played.content) as MissionMaterial).map(({ text }) => text);
    expect(page?.name === fixtureGuest.name).toBe(met.includes(fixtureGuest.name));
    // A round that is open again bars everything of it.
    const wrongly = await reader();
    await wrongly.player().play('MATCHING', { wrong: 2 });
    await wrongly.player().start('MATCHING');
    for (let day = 1; day <= 3; day += 1) {
      const texts = [await wrongly.company(), await wrongly.album()].flatMap(textsIn);
      expect(texts.filter((text) => text.includes('3번째 일을 했어요'))).toEqual([]);
      await wrongly.scene(FIRST_BOOK, day, day === 2 ? 0 : undefined);
      await wrongly.wait();
    }
  });

  it('holds one own sentence, and some of who may come next without their number', async () => {
    const student = await reader();
    await student.player().play('OX');
    await student.note(FIRST_BOOK, '등대가 다시 켜져서 마음이 놓였다. 끝.');
    await student.company();
    const { items, shadows, totalCount } = await student.album();
    expect(items[0]?.sentence).toBe('등대가 다시 켜져서 마음이 놓였다.');
    expect(totalCount).toBe(1);
    expect(shadows.map(({ category, books }) => [category, books.length])).toEqual([['LITERATURE', 4]]);
    expect(shadows[0]?.books.map(({ bookNo }) => bookNo)).not.toContain(FIRST_BOOK);
    expect(Object.keys(shadows[0] ?? {}).sort()).toEqual(['books', 'category']);
    expect((await student.album(2)).shadows).toEqual([]);
  });
});

describe('finds', () => {
  it('come one on a day of reading, none for looking, and lie until they are taken', async () => {
    const student = await reader();
    expect((await student.company()).finds).toEqual([]);
    await student.turn(FIRST_BOOK, 1);
    await student.turn(FIRST_BOOK, 2);
    expect((await student.company()).finds.map(({ ordinal }) => ordinal)).toEqual([1]);
    await student.wait();
    expect((await student.company()).finds).toHaveLength(1);
    for (let day = 3; day <= 6; day += 1) {
      await student.turn(FIRST_BOOK, day);
      await student.wait();
    }
    expect((await student.company()).finds.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3]);
    expect((await student.take(4)).status).toBe(404);
    expect((await student.take(2)).data.finds.map(({ ordinal }) => ordinal)).toEqual([1, 3]);
    expect((await student.take(2)).status).toBe(200);
    expect((await student.take(99)).status).toBe(404);
    await student.wait(30);
    expect((await student.company()).finds.map(({ ordinal }) => ordinal)).toEqual([1, 3, 4]);
    const { series } = await student.finds();
    expect(series).toHaveLength(12);
    expect(series.map(({ finds }) => finds.filter((find) => find !== null).length)).toEqual([
      0,
      1,
      ...Array(10).fill(0),
    ]);
    const missions = await reader();
    await missions.player().play('OX');
    expect((await missions.company()).finds).toHaveLength(1);
    const notes = await reader();
    await notes.note(FIRST_BOOK, '고래가 좋다');
    expect((await notes.company()).finds).toHaveLength(1);
  });

  it('are the same for who looks daily and for who looks at the end', async () => {
    const days = fc.array(fc.boolean(), { minLength: 3, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(days, async (reads) => {
        const [daily, late] = [await reader(), await reader()];
        await daily.turn(FIRST_BOOK, 1);
        await late.turn(FIRST_BOOK, 1);
        await daily.company();
        await late.company();
        for (const [index, read] of reads.entries()) {
          await daily.wait();
          await late.wait(0);
          if (read) {
            await daily.turn(FIRST_BOOK, (index % 9) + 2);
            await late.turn(FIRST_BOOK, (index % 9) + 2);
          }
          await daily.company();
        }
        await late.company();
        const rows = (accountNo: number) =>
          app.db
            .selectFrom('aquarium_find')
            .select(['ordinal', 'day_key', 'taken_day'])
            .where('account_no', '=', accountNo)
            .orderBy('ordinal')
            .execute();
        expect(await rows(late.accountNo)).toEqual(await rows(daily.accountNo));
        expect((await rows(late.accountNo)).map(({ ordinal }) => ordinal)).toEqual(
          Array.from({ length: 1 + reads.filter(Boolean).length }, (_, index) => index + 1),
        );
      }),
      { numRuns: 6 },
    );
  });
});

it('rests with the aquarium: what waits keeps waiting', async () => {
  const student = await reader();
  await student.player().play('OX');
  await student.company();
  const { academy_no: academyNo } = await app.db
    .selectFrom('account')
    .select('academy_no')
    .where('account_no', '=', student.accountNo)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('aquarium_pause')
    .values({
      academy_no: academyNo,
      school_grade: null,
      account_no: null,
      kind: 'OFF',
      from_minute: null,
      to_minute: null,
      days: '',
      started_at: app.clock.now(),
      ended_at: null,
    })
    .execute();
  expect((await student.scene(FIRST_BOOK, 1)).code).toBe('AQUARIUM_RESTING');
  expect((await student.take(1)).code).toBe('AQUARIUM_RESTING');
  expect((await student.company()).guests[0]?.next).toMatchObject({ scene: 1 });
  await app.db.deleteFrom('aquarium_pause').execute();
});
