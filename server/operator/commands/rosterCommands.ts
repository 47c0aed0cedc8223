import type { Command } from 'commander';
import { grades } from '#domain/book/grades.ts';
import { gradeName } from '#domain/roster/gradeName.ts';
import { isSeriesLetters } from '#domain/roster/idOfSeries.ts';
import { schoolYear } from '#domain/roster/schoolYear.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { chooseLetters, operatorQueries } from '#server/modules/roster/public.ts';
import { schoolClasses } from '../../repositories/schoolClasses.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { runRosterExport } from '../roster/runRosterExport.ts';
import { type RosterOptions, runRosterImport } from '../roster/runRosterImport.ts';
import { knownInstitution } from './institutionCommands.ts';

/** `roster …`: whole classes at once, from a spreadsheet. */
export function rosterCommands(program: Command, context: CommandContext): void {
  const group = program.command('roster').description('명단으로 한꺼번에 가입하고 학년과 반을 옮겨요');

  group
    .command('import <academyNo> <file>')
    .description('엑셀(.xlsx), CSV, OneRoster(.zip) 명단의 학생을 가입시키고, 이미 있는 학생은 학년과 반을 옮겨요')
    .option('--check', '확인만 하고 아무것도 만들지 않아요', false)
    .option('--report <file>', '줄마다 결과와 첫 비밀번호를 저장할 CSV 파일')
    .option('--slips <file>', '학생마다 잘라서 나눠 줄 쪽지(아이디와 첫 비밀번호)를 인쇄할 HTML 파일')
    .option('--accept <rows>', '물어본 줄 가운데 확인한 줄: 12,15 또는 초5반!12')
    .option('--consent', 'OneRoster 명단의 만 14세 미만 학생 모두 보호자의 서면 동의를 기관이 보관하고 있어요', false)
    .option('--whole', '기관의 모든 학생이 든 명단이에요. 없는 학생을 모두 알려 줘요', false)
    .action(async (academy: string, file: string, options: RosterOptions) =>
      runRosterImport(context, await knownInstitution(context, academy), file, options),
    );

  group
    .command('export <academyNo>')
    .description('학생, 반, 선생님을 OneRoster 1.2 파일(.zip)로 내보내요. 전화번호와 생년월일은 넣지 않아요')
    .requiredOption('--out <file>', '만들 zip 파일')
    .action(async (academy: string, { out }: { out: string }) =>
      runRosterExport(context, await knownInstitution(context, academy), out),
    );

  group
    .command('classes <academyNo>')
    .description('기관의 반과 학생 수')
    .option('--year <year>', '학년도')
    .action(async (academy: string, { year }: { year?: string }) => {
      const academyNo = await knownInstitution(context, academy);
      if (year !== undefined && !/^20\d\d$/u.test(year)) throw new OperatorError('학년도는 2026처럼 적어 주세요.');
      const schoolClassYear = year === undefined ? schoolYear(seoulDay(context.now())) : Number(year);
      const order = (grade: string) => grades.findIndex(({ code }) => code === grade);
      const classes = await schoolClasses.list(context.db, academyNo, schoolClassYear);
      classes.sort((a, b) => order(a.grade) - order(b.grade));
      for (const { grade, name, students } of classes) context.print(`${gradeName(grade)}\t${name}반\t${students}명`);
      if (classes.length === 0)
        context.print(`${schoolClassYear}학년도의 반이 없어요. 명단에 ‘반’ 칸이 있으면 만들어져요.`);
    });

  group
    .command('letters <academyNo> <letters>')
    .description('아이디가 없는 명단의 학생에게 줄 아이디의 앞 글자를 정해요. 한 번만 정해요. 예: bada → bada0001')
    .action(async (academy: string, letters: string) => {
      const academyNo = await knownInstitution(context, academy);
      if (!isSeriesLetters(letters)) throw new OperatorError('영문 소문자 2~8자로 적어 주세요. 예: bada');
      const institution = await operatorQueries.findInstitution(context.db, academyNo);
      if (institution === undefined) return;
      const chosen = await chooseLetters(
        { db: context.db, now: context.now() },
        { ...institution, letters, operator: context.operator },
      );
      if (chosen.ok) context.print(`정했어요: ${letters}0001, ${letters}0002 …`);
      else if (chosen.own !== null) throw new OperatorError(`이 기관의 글자는 이미 정해졌어요: ${chosen.own}.`);
      else throw new OperatorError(`다른 기관이 쓰는 글자예요: ${letters}. 다른 글자를 골라 주세요.`);
    });
}
