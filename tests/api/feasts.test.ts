import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FeastAlbum } from '#contract/feast.ts';
import type { Company } from '#contract/guest.ts';
import { type FeastId, feastIds, feastsOn, feastWeek } from '#domain/feast/feastsOfYear.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay, startOfDayKey } from '#domain/time/seoulDay.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, signInAs } from '../support/freshStudent.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

const BOOKS = 14;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(BOOKS) } });
});
afterAll(() => app.close());

/** A student with the calls of the sea, on a day of the one clock. */
async function reader() {
  const { accountNo, token: first } = await freshStudent(app);
  let token = first;
  return {
    accountNo,
    signIn: async () => {
      token = await signInAs(app, accountNo);
    },
    visit: async () => (await app.put<Company>('/api/aquarium/company/me', undefined, token)).data,
    meet: (feast: FeastId) => app.put<Company>(`/api/aquarium/feasts/${feast}/me`, undefined, token),
    album: async () => (await app.get<FeastAlbum>('/api/aquarium/feasts/me', token)).data.feasts,
    play: (bookNo: number) => missionPlayer(app, token).play('OX', { bookNo, wrong: 9 }),
  };
}
type Student = Awaited<ReturnType<typeof reader>>;
const kept = async (student: Student) =>
  (await student.album()).flatMap(({ feast, keepsake }) => (keepsake ? [feast] : []));
const today = () => seoulDay(app.clock.now());
const leap = (day: string) => app.clock.advance(startOfDayKey(day) + DAY / 2 - app.clock.now());
const rowsOf = ({ accountNo }: Student) =>
  app.db.selectFrom('aquarium_feast').selectAll().where('account_no', '=', accountNo).orderBy('feast').execute();

it('celebrates twelve feasts in 400 days for who comes, and keeps them for who was away', async () => {
  // The clock starts on 6 May 2026, in the week of 어린이날.
  const daily = await reader();
  const away = await reader();
  const told = new Map<FeastId, string[][]>();
  for (let day = 0; day < 400; day += 1) {
    await daily.signIn();
    const { feast, guests } = await daily.visit();
    expect(guests.length + (feast ? 1 : 0)).toBeLessThanOrEqual(3);
    const here = feastsOn(today()).map((one) => one.feast);
    if (here.length > 0) expect(feast).not.toBeNull();
    if (feast && feast.lines.length > 0) {
      told.set(feast.feast, [...(told.get(feast.feast) ?? []), feast.lines]);
      expect((await daily.meet(feast.feast)).data.feast).toMatchObject({
        feast: feast.feast,
        lines: [],
        keepsake: null,
      });
      expect((await daily.meet(feast.feast)).status).toBe(200);
    }
    app.clock.advance(DAY);
  }
  expect(today()).toBe('2027-06-10');
  await daily.signIn();
  expect((await kept(daily)).sort()).toEqual([...feastIds].sort());
  // In the second year the same visitor tells something else, and leaves nothing twice.
  for (const feast of ['childrens-day', 'dano'] as const) {
    expect(told.get(feast)?.map(({ length }) => length)).toEqual([3, 1]);
  }
  expect(told.get('chuseok')?.map(({ length }) => length)).toEqual([3]);
  expect(await rowsOf(daily)).toHaveLength(12);

  // Who was away for the whole time has an empty page, and each next book brings a keepsake along.
  await away.signIn();
  const first = await away.visit();
  expect(first.feast).toMatchObject({ feast: 'dano', bookName: null });
  await away.meet('dano');
  leap('2027-06-20');
  await away.signIn();
  expect((await away.visit()).feast).toBeNull();
  const brought: string[] = [];
  for (let no = 0; no < 12; no += 1) {
    await away.play(FIRST_BOOK + no);
    const { feast } = await away.visit();
    if (feast === null) continue;
    brought.push(feast.feast);
    expect(feast).toMatchObject({ bookName: `시험용 책 ${FIRST_BOOK + no}`, lines: { length: 3 } });
    expect(feast.keepsake).not.toBeNull();
    await away.meet(feast.feast);
    app.clock.advance(DAY);
    await away.signIn();
  }
  expect(brought).toEqual([
    'childrens-day',
    'gwangbokjeol',
    'chilseok',
    'chuseok',
    'hangeul-day',
    'dongji',
    'winter-break',
    'seollal',
    'daeboreum',
    'samiljeol',
    'book-day',
  ]);
  expect((await kept(away)).sort()).toEqual([...feastIds].sort());
  // A thirteenth book brings nobody: there is nothing left to bring.
  await away.play(FIRST_BOOK + 12);
  expect((await away.visit()).feast).toBeNull();
}, 120_000);

it('waits after its week for who saw it and did not speak with it', async () => {
  leap('2027-10-08');
  const student = await reader();
  expect((await student.visit()).feast).toMatchObject({ feast: 'hangeul-day' });
  leap('2028-01-20');
  await student.signIn();
  const { feast } = await student.visit();
  expect(feast).toMatchObject({ feast: 'hangeul-day', bookName: null, lines: { length: 3 } });
  await student.meet('hangeul-day');
  expect((await student.visit()).feast).toMatchObject({ lines: [], keepsake: null });
  app.clock.advance(DAY);
  await student.signIn();
  expect((await student.visit()).feast).toBeNull();
  expect((await student.meet('chuseok')).status).toBe(404);
  expect((await student.meet('christmas' as FeastId)).code).toBe('INVALID_INPUT');
});

it('counts from the day of the account: a week that ended before it is not missed', async () => {
  leap('2028-02-20');
  const student = await reader();
  await student.play(FIRST_BOOK);
  expect((await student.visit()).feast).toBeNull();
  const { until } = feastWeek('2028-03-01');
  leap(until);
  app.clock.advance(DAY);
  await student.signIn();
  await student.play(FIRST_BOOK + 1);
  expect((await student.visit()).feast).toMatchObject({ feast: 'samiljeol', bookName: `시험용 책 ${FIRST_BOOK + 1}` });
});

it('is granted once, whatever two devices ask at the same time', async () => {
  leap('2028-04-23');
  const student = await reader();
  leap('2028-06-10');
  await student.signIn();
  await student.play(FIRST_BOOK);
  await student.play(FIRST_BOOK + 1);
  const answers = await Promise.all([student.visit(), student.visit(), student.visit()]);
  expect(new Set(answers.map(({ feast }) => feast?.feast)).size).toBe(1);
  const [feast] = answers.map((answer) => answer.feast);
  if (!feast) throw new Error('nobody came');
  const met = await Promise.all([1, 2, 3].map(() => student.meet(feast.feast)));
  expect(met.map(({ status }) => status)).toEqual([200, 200, 200]);
  const before = await rowsOf(student);
  expect(before.map(({ book_no: bookNo }) => bookNo).sort()).toEqual([FIRST_BOOK, FIRST_BOOK + 1]);
  expect(before.filter(({ keepsake_day: day }) => day !== null)).toHaveLength(1);
  app.clock.advance(DAY);
  await student.signIn();
  await student.meet(feast.feast);
  expect(await rowsOf(student)).toEqual(before);
  await expect(
    app.db
      .insertInto('aquarium_feast')
      .values({ account_no: student.accountNo, feast: 'seollal', year: 2028, came_day: today(), book_no: FIRST_BOOK })
      .execute(),
  ).rejects.toThrow();
});
