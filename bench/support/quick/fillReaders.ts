import { join } from 'node:path';
import { openDatabase } from '#server/db/openDatabase.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { fillSchool, type SchoolStudent } from '../fillSchool.ts';
import { former } from './former.ts';
import { type OpenMission, openMission } from './openMission.ts';

/** All are signed in. */
export const STUDENTS = 2_000;

/** A student with three books under way, the same ones for all of them. */
export type Reader = SchoolStudent & OpenMission;

/** Who asks: readers of three books, and all others. */
export interface Readers {
  readers: Reader[];
  others: SchoolStudent[];
}

/** Fills a school. @param place as `openDatabase` takes it */
export async function fillReaders(place: { dataDir: string; databaseUrl?: string }): Promise<Readers> {
  const { db, engine, close } = await openDatabase(place);
  const students = await fillSchool(db, engine, join(projectRoot, 'content'), {
    accounts: STUDENTS,
    playing: STUDENTS,
  });
  const { books } = await db
    .selectFrom('book')
    .select((eb) => eb.fn.countAll<number>().as('books'))
    .executeTakeFirstOrThrow();
  // The books of `fillSchool` go round: so many students further on, they are the same.
  const readers: Reader[] = [];
  for (const student of students.filter((_, at) => at % books === 0)) {
    readers.push({ ...student, ...(await openMission(db, student.accountNo, former.bookNo)) });
  }
  await close();
  return { readers, others: students.filter((_, at) => at % books !== 0) };
}
