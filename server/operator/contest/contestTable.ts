import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import writeExcelFile from 'write-excel-file/node';
import { type GradeCode, grades } from '#domain/book/grades.ts';
import { isCompleted } from '#domain/contest/completionPoint.ts';
import { prizeCheck, prizeCheckNames } from '#domain/contest/prizeCheck.ts';
import { rankStandings } from '#domain/contest/rankStandings.ts';
import { guardFormula, toCsv } from '#domain/interchange/toCsv.ts';
import type { StoredContest } from '#server/modules/contest/public.ts';
import { completionPointOf, contestParticipants, writeCertificateNo } from '#server/modules/contest/public.ts';
import type { Db } from '../../db/Db.ts';
import { OperatorError } from '../OperatorError.ts';

const HEADINGS = [
  '단계',
  '순위',
  '점수',
  '맞힌 비율(%)',
  '성장',
  '완주',
  '이름',
  '사이트',
  '아이디',
  '기관',
  '학교',
  '생년월일',
  '읽기 수준',
  '진단 때 학년',
  '지금 학년',
  '학년 확인',
  '인증서 번호',
];
const nameOf = (code: string) => grades.find((grade) => grade.code === code)?.name ?? code;

/** Everybody with points, place by place, with the check that a prize asks for: contest level against real grade. */
export async function contestTable(db: Db, contest: StoredContest): Promise<string[][]> {
  const rows = await contestParticipants.finalList(db, contest.contestNo);
  const { levels } = contest.content;
  const lines = levels.flatMap((level) => {
    const own = rows.filter(({ levelCode }) => levelCode === level.code);
    const completion = completionPointOf(level);
    // The query has put them in their order already; places only need the points.
    const places = rankStandings(own.map((row, index) => ({ ...row, rate: 0, reachedAt: index })));
    return places.map((row, index) => [
      level.name,
      String(row.rankNo),
      String(row.point),
      ((own[index]?.rate ?? 0) / 100).toFixed(2),
      row.growth === null ? '' : String(row.growth),
      isCompleted(row.point, completion) ? '완주' : '',
      row.name,
      row.site,
      row.accountId,
      row.institutionName ?? '',
      row.schoolName ?? '',
      row.birthday,
      row.readingLevel,
      nameOf(row.gradeAtTest),
      nameOf(row.grade),
      row.status === 'WITHDRAWAL' ? '탈퇴' : prizeCheckNames[prizeCheck(levels, level.code, row.grade as GradeCode)],
      writeCertificateNo(contest.contestNo, row.certificateCode),
    ]);
  });
  return [HEADINGS, ...lines];
}

/** Writes the table as a spreadsheet that only its owner reads. */
export async function writeContestTable(table: readonly string[][], out: string): Promise<void> {
  const ending = extname(out).toLowerCase();
  if (ending === '.csv') await writeFile(out, toCsv(table), { mode: 0o600, flag: 'wx' });
  else if (ending === '.xlsx') {
    const file = table.map((line) => line.map((value) => ({ type: String, value: guardFormula(value) })));
    await writeFile(out, await writeExcelFile(file).toBuffer(), { mode: 0o600, flag: 'wx' });
  } else throw new OperatorError('.xlsx 또는 .csv 파일로 적어 주세요.');
}
