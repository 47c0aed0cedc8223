import { isRoundOpen } from '#domain/contest/ContestRound.ts';
import { contestLevelOf } from '#domain/contest/contestLevelOf.ts';
import { contestStatus } from '#domain/contest/contestStatus.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import type { StoredContest } from '#server/modules/contest/public.ts';
import { completionPointOf, contestBooks } from '#server/modules/contest/public.ts';
import type { Db } from '../../db/Db.ts';
import { OperatorError } from '../OperatorError.ts';

const statusNames = { WAIT: '기다리는 중', IN_PROGRESS: '진행 중', COMPLETED: '끝남' } as const;

/**
 * What a student of a level sees at a moment, line by line. Works for drafts too.
 *
 * @param levelText code of a contest level or a reading level
 */
export async function previewContest(db: Db, contest: StoredContest, levelText: string, at: number): Promise<string[]> {
  const { levels, rounds } = contest.content;
  const level = levels.find(({ code }) => code === levelText) ?? contestLevelOf(levels, levelText);
  if (level === undefined) {
    throw new OperatorError(`수준은 ${levels.map(({ code }) => code).join(', ')} 가운데 하나이거나 0A~10B예요.`);
  }
  const names = new Map(
    (
      await contestBooks.facts(
        db,
        level.books.map(({ bookNo }) => bookNo),
      )
    ).map((book) => [book.bookNo, book.bookName]),
  );
  const status = contestStatus(contest, at);
  const completion = completionPointOf(level);
  return [
    `${contest.contestNo}번 ${contest.title} (${contest.state === 'DRAFT' ? '공개 전' : '공개'})`,
    `${formatDateTime(at)}: ${statusNames[status]}, ${contest.startDay} ~ ${contest.endDay}`,
    `${level.code} ${level.name}: 완주 ${completion}점, 하루 ${contest.dailyCap}개까지 들어가요`,
    ...rounds.flatMap((round) => [
      `${round.roundNo}주 ${round.displayStartDay} ~ ${round.displayEndDay} ${isRoundOpen(round, contest, at) ? '열림' : '닫힘'}`,
      ...level.books
        .filter(({ roundNo }) => roundNo === round.roundNo)
        .map(({ bookNo, maxPoint }) => `  ${bookNo}\t『${names.get(bookNo) ?? '지금은 없는 책'}』\t${maxPoint}점`),
    ]),
  ];
}
