import type { Command } from 'commander';
import { importRoster, type RosterRowReport } from '../../use-cases/operator/importRoster.ts';
import type { Desk } from '../Desk.ts';
import { readTableFile } from '../readTableFile.ts';
import { tellTable } from '../tellTable.ts';
import { knownInstitution } from './institutionCommands.ts';

/** `roster …`: a whole class at once, from a spreadsheet. */
export function rosterCommands(program: Command, desk: Desk): void {
  program
    .command('roster')
    .description('명단으로 한꺼번에 가입')
    .command('import <academyNo> <file>')
    .description('CSV 또는 XLSX 명단의 학생을 가입시켜요. 첫 줄에 이름, 생년월일, 학년, 아이디가 있어야 해요')
    .option('--check', '확인만 하고 아무것도 만들지 않아요', false)
    .option('--report <file>', '줄마다 결과와 첫 비밀번호를 CSV로 저장해요')
    .action(async (academy: string, file: string, options: { check: boolean; report?: string }) => {
      const academyNo = await knownInstitution(desk, academy);
      const rows = await readTableFile(file, '명단');
      const work = { db: desk.db, now: desk.now(), random: desk.random };
      const wish = { academyNo, rows, operator: desk.operator, checkOnly: options.check };
      const report = await tellTable(desk, options.report, async (tell) => {
        let heading: string[][] = [['줄', '결과', '아이디', '첫 비밀번호', '까닭']];
        return importRoster(work, wish, async (row) => {
          await tell(...heading, describe(row));
          heading = [];
        });
      });
      const count = (outcome: string) => report.filter((row) => row.outcome === outcome).length;
      desk.say(`새로 가입 ${count('CREATED')}명, 이미 있음 ${count('KNOWN')}명, 고칠 줄 ${count('REFUSED')}줄`);
      if (options.check) desk.say('확인만 했어요. 만든 것은 없어요.');
    });
}

const outcomeNames = { CREATED: '가입', KNOWN: '이미 있음', REFUSED: '고쳐 주세요' } as const;

function describe({ rowNo, outcome, accountId, password, reasons }: RosterRowReport): string[] {
  return [String(rowNo), outcomeNames[outcome], accountId ?? '', password ?? '', reasons.join(' / ')];
}
