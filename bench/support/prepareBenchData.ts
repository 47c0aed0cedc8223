import { loadContent } from '#server/content/loadContent.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createLoginToken } from '#server/modules/auth/createLoginToken.ts';
import { type OpenMission, openMission } from './quick/openMission.ts';

export interface BenchStudent {
  accountNo: number;
  token: string;
}

export interface BenchData {
  students: BenchStudent[];
  /** The first students, with one mission each. */
  readers: (BenchStudent & OpenMission)[];
}

/** Account numbers start here, so that in recorded statements they cannot be taken for another number. */
const FIRST_ACCOUNT = 7_000_001;
/** Enough for every purchase of a run. */
const SHELLS = 1_000_000_000;
/** A server lets one account do two things at once: so many have a mission that many may save answers at once. */
const READERS = 128;
const BOOK = 1042;

/** Fills an embedded database with the content, signed-in students with money, and open missions. */
export async function prepareBenchData(dataDir: string, contentDir: string, studentCount: number): Promise<BenchData> {
  const { db, close } = await openDatabase({ dataDir });
  const now = Date.now();
  await loadContent(db, contentDir, now);
  const students = Array.from({ length: studentCount }, (_, at) => ({
    accountNo: FIRST_ACCOUNT + at,
    ...createLoginToken(),
  }));
  await db.transaction().execute(async (trx) => {
    const { academy_no } = await trx
      .insertInto('institution')
      .values({ site: 'edu', name: '측정 학원', status: 'ACTIVE', created_at: now })
      .returning('academy_no')
      .executeTakeFirstOrThrow();
    for (const { accountNo, tokenHash } of students) {
      await trx
        .insertInto('account')
        .values({
          account_no: accountNo,
          site: 'edu',
          account_id: `bench${accountNo}`,
          password_hash: '-',
          name: '학생',
          academy_no,
          status: 'ACTIVE',
          birthday: '20150301',
          school_grade: 'ELEMENTARY_3',
          signup_domain_code: 'EDU',
          raq: 500,
          month_goal_book_count: 4,
          created_at: now,
        })
        .execute();
      await trx
        .insertInto('login_token')
        .values({ token_hash: tokenHash, account_no: accountNo, site: 'edu', issued_at: now, signed_in_at: now })
        .execute();
      await trx.insertInto('purse').values({ account_no: accountNo, book_point: 0, shells: SHELLS, exp: 0 }).execute();
    }
  });
  const signedIn = students.map(({ accountNo, token }) => ({ accountNo, token }));
  const readers: BenchData['readers'] = [];
  for (const student of signedIn.slice(0, READERS)) {
    readers.push({ ...student, ...(await openMission(db, student.accountNo, BOOK)) });
  }
  await close();
  return { students: signedIn, readers };
}
