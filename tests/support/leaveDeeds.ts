import { missionKinds } from '#domain/mission/missionKinds.ts';
import { createRandom, type Random } from '#domain/random/createRandom.ts';
import type { TestApp } from './buildTestApp.ts';
import { FIRST_BOOK } from './fixtureContent.ts';
import { freshStudent, give } from './freshStudent.ts';
import { missionPlayer } from './missionPlayer.ts';

export interface BusyStudent {
  accountNo: number;
  token: string;
}

/**
 * Students of the academy with different pasts: each did up to `most` things with the made-up books, chosen by a seeded
 * random, so that the same call leaves the same rows on every engine.
 */
export async function leaveDeeds(
  app: TestApp,
  { students, most, books, seed }: { students: number; most: number; books: number; seed: number },
): Promise<BusyStudent[]> {
  const random = createRandom(seed);
  const made: BusyStudent[] = [];
  for (let at = 0; at < students; at += 1) {
    const student = await freshStudent(app);
    await app.db
      .updateTable('account')
      .set({ raq: 200 + Math.floor(random() * 900) })
      .where('account_no', '=', student.accountNo)
      .execute();
    if (random() < 0.5) await give(app, student.accountNo, { shells: 300, exp: Math.floor(random() * 900) });
    const count = Math.floor(random() * (most + 1));
    for (let deed = 0; deed < count; deed += 1) await doSomething(app, student, random, books);
    app.clock.advance(1_000);
    made.push(student);
  }
  return made;
}

async function doSomething(app: TestApp, { token }: BusyStudent, random: Random, books: number): Promise<void> {
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const bookNo = FIRST_BOOK + Math.floor(random() * books);
  const player = missionPlayer(app, token);
  const deeds = [
    async () => {
      const { data } = await player.start(any(missionKinds), bookNo);
      const [fills, submits, wrong] = [random() < 0.8, random() < 0.6, Math.floor(random() * 3)];
      // Refused where a mission has no further round.
      if (data?.attemptNo === undefined) return;
      if (fills) await player.fill(data.attemptNo, wrong);
      if (submits) await player.submit(data.attemptNo);
    },
    () => app.put(`/api/books/${bookNo}/reading/me`, { lastPageNo: 1 + Math.floor(random() * 3) }, token),
    () => app.put(`/api/books/${bookNo}/favourite/me`, { use: true }, token),
    () => app.post('/api/book/carts', { bookNoList: [bookNo], use: true }, token),
    () => app.post('/api/aquarium/purchases/me', { itemId: 'bread', quantity: 1 }, token),
    () => app.put(`/api/recommendations/${bookNo}/hidden/me`, { use: true }, token),
  ];
  await any(deeds)();
}
