import { createSecrets } from '#server/config/Secrets.ts';
import type { Db } from '#server/db/Db.ts';
import { saveAnswer } from '#server/modules/mission/saveAnswer.ts';
import { startAttempt } from '#server/modules/mission/startAttempt.ts';

/** An open mission of a measured student, and one of its items. */
export interface OpenMission {
  attemptNo: number;
  key: string;
}

const ANSWERS = 3;

/**
 * Lets a student of `fillSchool` begin the OX mission of one more book and answer a few of its items. With the two books
 * of `fillSchool`, whose missions are handed in, three are under way on the main page then. The attempt has the same
 * number in every run.
 */
export async function openMission(db: Db, accountNo: number, bookNo: number): Promise<OpenMission> {
  const secrets = createSecrets('the secret of the bench installation');
  const context = { db, now: Date.now(), random: () => 0, secrets, accountNo, site: 'edu' as const };
  const { attemptNo, content } = await startAttempt(context, { bookNo, readingMissionType: 'OX' });
  const keys = content.kind === 'OX' ? content.items.slice(0, ANSWERS).map((item) => item.key) : [];
  for (const key of keys) await saveAnswer(context, attemptNo, { key, value: 'O', seq: 1 });
  const [key] = keys;
  if (key === undefined) throw new Error(`the OX mission of book ${bookNo} has no item`);
  return { attemptNo, key };
}
