import { randomBytes } from 'node:crypto';
import { type SiteName, siteNames } from '#contract/site.ts';
import { nicknameKey } from '#domain/neighbour/checkNickname.ts';
import { createFriendCode } from '#domain/neighbour/createFriendCode.ts';
import { schoolYear } from '#domain/roster/schoolYear.ts';
import { seoulDay, seoulMonth, seoulMonthStart } from '#domain/time/seoulDay.ts';
import type { Context } from '#server/core/Context.ts';
import { aquariumProfiles } from '#server/modules/aquarium/public.ts';
import { passwordHash } from '#server/modules/auth/public.ts';
import { missionVerifications } from '#server/modules/mission/public.ts';
import { countForReef } from '#server/modules/reef/public.ts';
import { demoAccounts } from '../config/demoAccounts.ts';
import type { Db } from '../db/Db.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { aquariumPets } from '../repositories/aquariumPets.ts';
import { schoolClasses } from '../repositories/schoolClasses.ts';
import { type DemoReader, demoReaders } from './demoReaders.ts';
import { demoStart } from './demoStart.ts';
import { bookLists } from './repositories/bookLists.ts';
import { demoData } from './repositories/demoData.ts';

type DemoContext = Pick<Context, 'db' | 'now' | 'random'>;

/** Books that the readers of a month share; those of the month before come after them. */
const BOOKS_OF_A_MONTH = 10;
const GAUGES = { satiety: 70, intimacy: 70, strength: 70 };

/**
 * Makes the invented readers beside each demo student, in its class where it has an institution, with this month and the
 * one before. In a later month a start gives
 * them that month, too; otherwise starting again changes nothing.
 */
export async function makeDemoReaders({ db, now, random }: DemoContext): Promise<void> {
  const books = await booksOf(db);
  // One password for all, which nobody learns.
  let hash: Promise<string> | null = null;
  for (const site of siteNames) {
    for (const [index, reader] of demoReaders.entries()) {
      const accountId = `demoreader${index + 1}`;
      const known = await demoData.accountNoOf(db, site, accountId);
      if (known === undefined) {
        hash ??= passwordHash.create(randomBytes(24).toString('base64url'));
        const made = { site, accountId, reader, passwordHash: await hash };
        await withTransaction(db, (trx) => makeReader({ db: trx, now, random }, made, books));
      } else if ((await demoData.pointsIn(db, known, seoulMonth(now))) === 0) {
        await withTransaction(db, (trx) => giveMonth(trx, known, reader.thisMonth, now, []));
      }
    }
  }
}

async function booksOf(db: Db): Promise<number[]> {
  const near = await bookLists.nearestReadable(db, demoStart.raq, BOOKS_OF_A_MONTH);
  return near.map(({ bookNo }) => bookNo);
}

async function makeReader(
  { db, now, random }: DemoContext,
  {
    site,
    accountId,
    reader,
    passwordHash,
  }: { site: SiteName; accountId: string; reader: DemoReader; passwordHash: string },
  books: readonly number[],
): Promise<void> {
  const { institution } = demoAccounts[site];
  const academyNo = institution === null ? null : await demoData.institution(db, site, institution, now);
  const accountNo = await demoData.account(db, {
    site,
    accountId,
    name: reader.nickname,
    passwordHash,
    academyNo,
    schoolName: null,
    birthday: demoStart.birthday,
    schoolGrade: demoStart.schoolGrade,
    raq: demoStart.raq,
    monthGoalBookCount: demoStart.monthGoalBookCount,
    now,
  });
  if (academyNo !== null) await joinClass({ db, now }, site, academyNo, accountNo);
  const { nickname, species } = reader;
  const codes = { friendCode: createFriendCode(random), visitKey: randomBytes(16).toString('base64url') };
  await aquariumProfiles.insert(db, { accountNo, site, nickname, nicknameKey: nicknameKey(nickname), ...codes, now });
  await aquariumProfiles.setOpen(db, accountNo, false);
  await aquariumPets.write(db, accountNo, { species, nickname, gauges: GAUGES, at: now, revision: 1 });
  await demoData.gift(db, accountNo, { EXP: reader.exp }, seoulMonth(now), now);
  const lastMonth = seoulMonthStart(now) - 1;
  await giveMonth(db, accountNo, reader.lastMonth, lastMonth, books.slice(BOOKS_OF_A_MONTH));
  await giveMonth(db, accountNo, reader.thisMonth, now, books);
}

/** Puts a reader into the class of the demo student, and the student as well. */
async function joinClass(
  { db, now }: Pick<DemoContext, 'db' | 'now'>,
  site: SiteName,
  academyNo: number,
  accountNo: number,
): Promise<void> {
  const day = seoulDay(now);
  const facts = { academyNo, schoolYear: schoolYear(day), grade: demoStart.schoolGrade, name: '1' };
  const classNo = await schoolClasses.ensure(db, facts, now);
  const student = await demoData.accountNoOf(db, site, demoAccounts[site].accountId);
  for (const member of [accountNo, ...(student === undefined ? [] : [student])]) {
    await schoolClasses.enter(db, { accountNo: member, classNo, classNumber: null, day });
  }
}

async function giveMonth(
  db: Db,
  accountNo: number,
  [points, count]: DemoReader['thisMonth'],
  at: number,
  books: readonly number[],
): Promise<void> {
  await demoData.gift(db, accountNo, { POINT: points }, seoulMonth(at), at);
  for (const bookNo of books.slice(0, count)) {
    await missionVerifications.add(db, { accountNo, bookNo, now: at, dayKey: seoulDay(at) });
    await countForReef({ db, accountNo, now: at }, bookNo);
  }
}
