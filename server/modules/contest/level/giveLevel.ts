import type { ContestLevelResult } from '#contract/contestLevelTest.ts';
import { contestLevelOf } from '#domain/contest/contestLevelOf.ts';
import { contestStartsAt } from '#domain/contest/contestStatus.ts';
import { joinedWords } from '#domain/contest/joinedWords.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { certificateCode } from '../certificateCode.ts';
import { chooseMyBooks } from '../chooseMyBooks.ts';
import { countEarlierMissions } from '../countEarlierMissions.ts';
import { findMyContest } from '../findContest.ts';
import { contestParticipants } from '../repositories/contestParticipants.ts';
import type { LevelTestEntry } from './LevelTestEntry.ts';

/**
 * Lets a student take part at a level, with reserves for books read before the contest, and counts what was handed in
 * since its start. One row for each student and contest, by the table's key.
 *
 * @param context its `db` must be the open transaction
 * @throws AppError CONTEST_LEVEL_TAKEN when another call was first
 */
export async function giveLevel(
  { db, accountNo, now, secrets }: Pick<SignedInContext, 'db' | 'accountNo' | 'now' | 'secrets'>,
  { contest, grade }: Pick<LevelTestEntry, 'contest' | 'grade'>,
  { readingLevel, raq }: { readingLevel: string; raq: number },
): Promise<ContestLevelResult> {
  const level = contestLevelOf(contest.content.levels, readingLevel);
  if (level === undefined) throw new Error(`contest ${contest.contestNo} has no level for ${readingLevel}`);
  const { contestNo } = contest;
  await contestParticipants.takeTurn(db, accountNo);
  const { replacements, lacking } = await chooseMyBooks(db, accountNo, contest, level);
  const joined = await contestParticipants.insert(db, {
    contestNo,
    accountNo,
    levelCode: level.code,
    readingLevel,
    raq,
    schoolGrade: grade,
    certificateCode: certificateCode(secrets, contestNo, accountNo),
    replacements,
    // The same for everybody, whenever they join.
    reachedAt: contestStartsAt(contest),
    now,
  });
  if (!joined) throw new AppError('CONTEST_LEVEL_TAKEN');
  const mine = await findMyContest({ db, accountNo }, contest);
  if (mine === null) throw new Error('the participant that was just made is gone');
  const me = await countEarlierMissions(db, mine, now);
  return {
    levelGivenYn: 'Y',
    nextStep: null,
    readingLevel,
    contestLevelCode: level.code,
    contestLevelName: level.name,
    message: joinedWords({
      level: contest.content.levels.length === 1 ? null : { readingLevel, name: level.name },
      point: me.point,
      replaced: replacements.length,
      lacking: lacking.length,
    }),
  };
}
