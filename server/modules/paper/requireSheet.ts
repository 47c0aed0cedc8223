import { readPaperCode } from '#domain/paper/readPaperCode.ts';
import { classesInReach } from '#domain/staff/staffRights.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { type FoundSheet, paperSheets } from './repositories/paperSheets.ts';

/**
 * The sheet of a code, where its pupil is in reach now: the right to see a pupil ends with the class.
 *
 * @throws AppError NOT_FOUND, also for what is no code
 */
export async function requireSheet({ db, post }: PostContext, given: string): Promise<FoundSheet> {
  const read = readPaperCode(given);
  const sheet = read.ok ? await paperSheets.find(db, post.academyNo, read.code) : undefined;
  const reach = classesInReach(post, 'LEAD_CLASS');
  const inReach = reach === 'ALL' || (sheet?.classNo != null && reach?.includes(sheet.classNo) === true);
  if (sheet === undefined || !inReach) throw new AppError('NOT_FOUND');
  return sheet;
}

/** The context in which missions of a pupil are begun and handed in, as if the pupil asked. */
export function contextOf({ db, now, random, secrets, site }: PostContext, accountNo: number): SignedInContext {
  return { db, now, random, secrets, site, accountNo };
}
