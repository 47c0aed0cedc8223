import { randomBytes } from 'node:crypto';
import { missionItems, REPORT_KEY } from '#domain/mission/missionItems.ts';
import { createRandom, type Random } from '#domain/random/createRandom.ts';
import { schoolYear } from '#domain/roster/schoolYear.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/duration.ts';
import { seoulDay, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { Context } from '#server/core/Context.ts';
import { passwordHash } from '#server/modules/auth/public.ts';
import { homeworkPupils, homeworkRows } from '#server/modules/homework/public.ts';
import { missionVerifications } from '#server/modules/mission/public.ts';
import { staffAccounts, staffPosts } from '#server/modules/staff/public.ts';
import type { Db } from '../db/Db.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { type CurrentMission, missionMaterials, parseMaterial } from '../repositories/missionMaterials.ts';
import { schoolClasses } from '../repositories/schoolClasses.ts';
import { demoClassroom } from './demoClassroom.ts';
import { demoReports } from './demoReports.ts';
import { bookLists } from './repositories/bookLists.ts';
import { demoData } from './repositories/demoData.ts';
import { demoWork } from './repositories/demoWork.ts';

type DemoContext = Pick<Context, 'db' | 'now'>;

/** Scored missions in the order that pupils do them. */
const KINDS = ['OX', 'QUIZ', 'MATCHING', 'PUZZLE'] as const;

/**
 * Makes an institution with a teacher, two classes and thirty pupils with three months behind them, on each site that has
 * staff. One that is there already is left alone, so that starting again changes nothing.
 */
export async function makeDemoClassroom({ db, now }: DemoContext): Promise<void> {
  for (const site of ['edu', 'school'] as const) {
    if ((await staffAccounts.findDemo(db, site)) !== undefined) continue;
    // Nobody learns it: the demo is entered without one.
    const hash = await passwordHash.create(randomBytes(24).toString('base64url'));
    await withTransaction(db, (trx) => makeInstitution({ db: trx, now }, site, hash));
  }
}

async function makeInstitution({ db, now }: DemoContext, site: 'edu' | 'school', hash: string): Promise<void> {
  const { institutions, staff, classes, pupils, waiting, days } = demoClassroom;
  const academyNo = await demoData.institution(db, site, institutions[site], now);
  const staffNo = await staffAccounts.insert(db, { site, ...staff, passwordHash: hash, demo: true }, now);
  if (staffNo === null) return;
  await staffPosts.open(db, { staffNo, academyNo, role: 'DIRECTOR' }, now);
  const random = createRandom(2_026);
  const started = now - days * DAY;
  const day = seoulDay(started);
  let no = 0;
  const addPupil = async (name: string, place: (typeof classes)[number]) => {
    no += 1;
    return demoData.account(db, {
      site,
      accountId: `mulgyeol${no}`,
      name,
      passwordHash: hash,
      academyNo,
      schoolName: null,
      birthday: place.birthday,
      schoolGrade: place.grade,
      raq: place.raq + Math.round((random() - 0.5) * 200),
      monthGoalBookCount: 4,
      now: started,
    });
  };
  for (const [index, place] of classes.entries()) {
    const facts = { academyNo, schoolYear: schoolYear(day), grade: place.grade, name: place.names[site] };
    const classNo = await schoolClasses.ensure(db, facts, started);
    await staffPosts.teach(db, staffNo, academyNo, [classNo]);
    const books = await booksNear(db, place.raq);
    const accountNos: number[] = [];
    for (const [at, name] of (pupils[index] ?? []).entries()) {
      const accountNo = await addPupil(name, place);
      await schoolClasses.enter(db, { accountNo, classNo, classNumber: at + 1, day });
      await live({ db, now }, accountNo, books, random);
      accountNos.push(accountNo);
    }
    await setHomework({ db, now }, { academyNo, classNo, staffNo }, accountNos, books);
  }
  await demoData.setWaiting(db, await addPupil(waiting, classes[0]));
}

/** One book for the class, with three days left. */
async function setHomework(
  { db, now }: DemoContext,
  place: { academyNo: number; classNo: number; staffNo: number },
  accountNos: readonly number[],
  [book]: readonly DemoBook[],
): Promise<void> {
  if (book === undefined || accountNos.length === 0) return;
  const { note, dueDays } = demoClassroom.homework;
  const facts = { ...place, requestKey: `demo-${place.classNo}`, wholeClass: true, note };
  const { homeworkNo } = await homeworkRows.insert(db, { ...facts, dueOn: seoulDay(now + dueDays * DAY) }, now - DAY);
  const tasks = (['READ', 'QUIZ', 'REPORT'] as const).map((task) => ({ bookNo: book.bookNo, task }));
  await homeworkRows.addTasks(db, homeworkNo, tasks);
  await homeworkPupils.add(db, homeworkNo, accountNos);
}

interface DemoBook {
  bookNo: number;
  pageCount: number;
  missions: readonly CurrentMission[];
}

async function booksNear(db: Db, raq: number): Promise<DemoBook[]> {
  const near = await bookLists.nearestReadable(db, raq, demoClassroom.mostBooks);
  const books: DemoBook[] = [];
  for (const { bookNo } of near) {
    const missions = await missionMaterials.current(db, bookNo);
    for (const mission of missions) await missionMaterials.keep(db, bookNo, mission);
    const book = await missionMaterials.findBook(db, bookNo);
    if (book !== undefined) books.push({ bookNo, pageCount: book.pageCount, missions });
  }
  return books;
}

/** Three months of one pupil: how keen and how sure they are differs, and a few have stopped. */
async function live({ db, now }: DemoContext, accountNo: number, books: readonly DemoBook[], random: Random) {
  const keenness = random();
  const skill = 0.45 + random() * 0.5;
  const pause = random() < 0.2 ? 8 + Math.floor(random() * 20) : Math.floor(random() * 3);
  const count = Math.min(books.length, Math.round(keenness * demoClassroom.mostBooks));
  const span = demoClassroom.days - pause - 4;
  for (let index = 0; index < count; index += 1) {
    const book = books[(index + accountNo) % books.length];
    if (book === undefined) return;
    const daysAgo = pause + 3 + ((count - 1 - index) * span) / Math.max(1, count - 1);
    const begun = startOfDayKey(seoulDay(now - daysAgo * DAY));
    await read(db, accountNo, book, begun, { skill, all: random() < 0.7, random });
  }
}

/** A book read on two or three days, with some or all of its missions. */
async function read(
  db: Db,
  accountNo: number,
  { bookNo, pageCount, missions }: DemoBook,
  begun: number,
  { skill, all, random }: { skill: number; all: boolean; random: Random },
): Promise<void> {
  const parts = 2 + Math.floor(random() * 2);
  const dayAt = (part: number) => begun + part * DAY + Math.round((15 + random() * 4) * HOUR);
  const pageOf = (part: number) => Math.max(1, Math.round((pageCount * part) / parts));
  const readings = Array.from({ length: parts }, (_, part) => ({
    accountNo,
    day: seoulDay(dayAt(part)),
    bookNo,
    fromPageNo: pageOf(part),
    toPageNo: pageOf(part + 1),
  }));
  await demoWork.addReadings(db, readings);
  const end = dayAt(parts - 1);
  await demoWork.addProgress(db, { accountNo, bookNo, pageNo: pageCount, from: begun, to: end, finished: true });
  const done = all ? KINDS : KINDS.slice(0, 2);
  let right = 0;
  let asked = 0;
  for (const [order, kind] of done.entries()) {
    const mission = missions.find((each) => each.kind === kind);
    if (mission === undefined) continue;
    const items = missionItems(parseMaterial(mission), 1);
    const marks = items.map(({ key }) => ({ key, correct: random() < skill }));
    right += marks.filter(({ correct }) => correct).length;
    asked += marks.length;
    const at = end + (order + 1) * 12 * MINUTE;
    await demoWork.addMission(db, { accountNo, bookNo, kind, version: mission.version, at, marks });
  }
  const report = missions.find((each) => each.kind === 'REPORT');
  const text = demoReports[Math.floor(random() * demoReports.length * 4)];
  if (report !== undefined && text !== undefined) {
    const at = end + 2 * HOUR;
    const written = { key: REPORT_KEY, text };
    const marks = [{ key: REPORT_KEY, correct: true }];
    await demoWork.addMission(db, { accountNo, bookNo, kind: 'REPORT', version: report.version, at, marks, written });
  }
  if (all && right >= asked * 0.6)
    await missionVerifications.add(db, { accountNo, bookNo, now: end + HOUR, dayKey: seoulDay(end + HOUR) });
}
