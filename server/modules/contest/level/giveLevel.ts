import type { ContestLevelResult } from '#contract/contestLevelTest.ts';
import { contestLevelOf } from '#domain/contest/contestLevelOf.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { certificateCode } from '../certificateCode.ts';
import { contestParticipants } from '../repositories/contestParticipants.ts';
import type { LevelTestEntry } from './LevelTestEntry.ts';

/**
 * Lets a student take part at a level. One row for each student and contest, by the table's key.
 *
 * @throws AppError CONTEST_LEVEL_TAKEN when another call was first
 */
export async function giveLevel(
  { db, accountNo, now, secrets }: SignedInContext,
  { contest, grade }: LevelTestEntry,
  { readingLevel, raq }: { readingLevel: string; raq: number },
): Promise<ContestLevelResult> {
  const level = contestLevelOf(contest.content.levels, readingLevel);
  if (level === undefined) throw new Error(`contest ${contest.contestNo} has no level for ${readingLevel}`);
  const { contestNo } = contest;
  const joined = await contestParticipants.insert(db, {
    contestNo,
    accountNo,
    levelCode: level.code,
    readingLevel,
    raq,
    schoolGrade: grade,
    certificateCode: certificateCode(secrets, contestNo, accountNo),
    now,
  });
  if (!joined) throw new AppError('CONTEST_LEVEL_TAKEN');
  return {
    levelGivenYn: 'Y',
    readingLevel,
    contestLevelCode: level.code,
    contestLevelName: level.name,
    message: `나의 대회 수준은 ${withJosa(readingLevel, '이에요/예요')}. ${level.name} 친구들과 함께 읽어요!`,
  };
}
