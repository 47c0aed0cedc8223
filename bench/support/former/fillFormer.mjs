/**
 * What `fillReaders` does, by the sources of the former commit: its tables, its content, its `fillSchool`, and the OX
 * mission of one more book begun for each reader by its use cases. Its last line is JSON: the readers.
 * `node fillFormer.mjs <checkout> <address of a PostgreSQL> <students> <book>`
 */
import { join } from 'node:path';

const [checkout, databaseUrl, count, book] = process.argv.slice(2);
const load = (path) => import(join(checkout, path));
const { openDatabase } = await load('server/db/openDatabase.ts');
const { createSecrets } = await load('server/config/Secrets.ts');
const { startAttempt } = await load('server/use-cases/mission/startAttempt.ts');
const { saveAnswer } = await load('server/use-cases/mission/saveAnswer.ts');
const { fillSchool } = await load('bench/support/fillSchool.ts');
/** As many as `openMission` answers. */
const ANSWERS = 3;

const { db, engine, close } = await openDatabase({ databaseUrl, dataDir: checkout });
const size = { accounts: Number(count), playing: Number(count) };
const students = await fillSchool(db, engine, join(checkout, 'content'), size);
const { books } = await db
  .selectFrom('book')
  .select((eb) => eb.fn.countAll().as('books'))
  .executeTakeFirstOrThrow();
const readers = students.filter((_, at) => at % Number(books) === 0);
const secrets = createSecrets('the secret of the bench installation');
for (const { accountNo } of readers) {
  const context = { db, now: Date.now(), random: () => 0, secrets, accountNo, site: 'edu' };
  const { attemptNo, content } = await startAttempt(context, { bookNo: Number(book), readingMissionType: 'OX' });
  for (const { key } of content.items.slice(0, ANSWERS)) {
    await saveAnswer(context, attemptNo, { key, value: 'O', seq: 1 });
  }
}
await close();
process.stdout.write(`\n${JSON.stringify(readers)}\n`);
