import { sql } from 'kysely';
import { schoolYear } from '#domain/roster/schoolYear.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import type { Engine } from '#server/db/Engine.ts';
import { createLoginToken } from '#server/modules/auth/createLoginToken.ts';
import { homeworkPupils } from '#server/modules/homework/repositories/homeworkPupils.ts';
import { homeworkRows } from '#server/modules/homework/repositories/homeworkRows.ts';
import { FIRST_STUDENT } from './fillSchool.ts';
import { numbersUpTo } from './numbersUpTo.ts';
import { playedBooks } from './playedBooks.ts';

/** Somebody who teaches one class of `fillSchool`, is signed in and has set a homework. */
export interface Teacher {
  token: string;
  academyNo: number;
  classNo: number;
  homeworkNo: number;
  /** The pupils of the class. */
  accountNos: number[];
}

const CLASS = 30;
const FIRST_CLASS = 8_000_001;
const DUE_IN_DAYS = 7;

/**
 * Puts all students of `fillSchool` into classes of thirty, in their order, and gives the first `teachers` of these a
 * teacher and a homework.
 */
export async function fillClasses(
  db: Db,
  engine: Engine,
  { accounts, teachers }: { accounts: number; teachers: number },
): Promise<Teacher[]> {
  const now = Date.now();
  const { academyNo } = await db
    .selectFrom('account')
    .select('academy_no as academyNo')
    .where('account_no', '=', FIRST_STUDENT)
    .$narrowType<{ academyNo: number }>()
    .executeTakeFirstOrThrow();
  const day = seoulDay(now);
  const classOf = sql`${sql.lit(FIRST_CLASS)} + n / ${sql.lit(CLASS)}`;
  await sql`insert into school_class (class_no, academy_no, school_year, grade, name, created_at)
    select ${sql.lit(FIRST_CLASS)} + n, ${sql.lit(academyNo)}, ${sql.lit(schoolYear(day))}, 'ELEMENTARY_3', '' || (n + 1),
      ${sql.lit(now)} from ${numbersUpTo(engine, 0, Math.ceil(accounts / CLASS) - 1)} as class`.execute(db);
  await sql`insert into class_membership (account_no, class_no, class_number, joined_on)
    select ${sql.lit(FIRST_STUDENT)} + n, ${classOf}, n % ${sql.lit(CLASS)} + 1, ${sql.lit(day)}
    from ${numbersUpTo(engine, 0, accounts - 1)} as student`.execute(db);
  const bookNos = await playedBooks(db, 2);
  const made: Teacher[] = [];
  for (let at = 0; at < teachers; at += 1) {
    const classNo = FIRST_CLASS + at;
    const size = Math.min(CLASS, accounts - at * CLASS);
    const accountNos = Array.from({ length: size }, (_, pupil) => FIRST_STUDENT + at * CLASS + pupil);
    const { staffNo, token } = await addTeacher(db, { academyNo, classNo, now });
    const { homeworkNo } = await homeworkRows.insert(
      db,
      {
        requestKey: `bench-${classNo}`,
        ...{ academyNo, classNo, staffNo, wholeClass: true },
        note: '이번 주에 읽어요.',
        dueOn: shiftDayKey(day, DUE_IN_DAYS),
      },
      now,
    );
    const tasks = bookNos.flatMap((bookNo) => (['READ', 'OX'] as const).map((task) => ({ bookNo, task })));
    await homeworkRows.addTasks(db, homeworkNo, tasks);
    await homeworkPupils.add(db, homeworkNo, accountNos);
    made.push({ token, academyNo, classNo, homeworkNo, accountNos });
  }
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db);
  return made;
}

/** @returns a login as if a code had been given right now */
async function addTeacher(
  db: Db,
  { academyNo, classNo, now }: { academyNo: number; classNo: number; now: number },
): Promise<{ staffNo: number; token: string }> {
  const { staff_no } = await db
    .insertInto('staff')
    .values({ site: 'edu', email: `bench${classNo}@sea.kr`, name: '윤선생', password_hash: '-', created_at: now })
    .returning('staff_no')
    .executeTakeFirstOrThrow();
  const post = { staff_no, academy_no: academyNo, role: 'TEACHER' as const, since: now, until: null };
  await db.insertInto('staff_post').values(post).execute();
  await db.insertInto('class_teacher').values({ class_no: classNo, staff_no }).execute();
  const { token, tokenHash } = createLoginToken();
  const login = { token_hash: tokenHash, staff_no, signed_in_at: now, last_seen_at: now };
  await db.insertInto('staff_login').values(login).execute();
  return { staffNo: staff_no, token };
}
