import { existsSync, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rosterHeadings } from '#domain/roster/nameRosterColumn.ts';
import { rowKey } from '#domain/roster/rowKey.ts';
import type { Sheet, SheetRow } from '#domain/table/Sheet.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import {
  importRoster,
  operatorQueries,
  type RosterReport,
  type RosterSource,
  readRosterSheets,
} from '#server/modules/roster/public.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { printTable, refuseExisting } from '../printTable.ts';
import { readTableBytes, refuseTable } from '../readTableFile.ts';
import { describeLeaver, describeRow, ROSTER_HEADINGS } from './describeRow.ts';
import { slipsPage } from './slipsPage.ts';

type OneRosterFacts = NonNullable<RosterSource['oneRoster']>;

export interface RosterOptions {
  check: boolean;
  report?: string;
  slips?: string;
  accept?: string;
  whole: boolean;
  /** The institution declares the guardians' consents for a file that has no column for them. */
  consent: boolean;
}

/** Reads a roster file, carries it out and reports row by row. First passwords are in a file before they are printed. */
export async function runRosterImport(
  context: CommandContext,
  academyNo: number,
  file: string,
  options: RosterOptions,
) {
  const { sheets: read, oneRoster } = await readRoster(context, academyNo, file);
  if (options.consent && oneRoster === null)
    throw new OperatorError('--consent는 OneRoster 파일에만 써요. 엑셀 명단은 ‘보호자 동의’ 칸에 적어 주세요.');
  const sheets = options.consent ? read.map(withConsent) : read;
  refuseExisting(options.slips);
  const isOwn = options.report === undefined && !options.check;
  const report = isOwn ? freeReportPath(context, academyNo) : options.report;
  if (isOwn && report !== undefined) mkdirSync(dirname(report), { recursive: true, mode: 0o700 });
  const confirmed = readRows(options.accept);
  const work = { db: context.db, now: context.now(), random: context.random, secrets: context.secrets };
  const importOptions = {
    academyNo,
    sheets,
    operator: context.operator,
    checkOnly: options.check,
    whole: options.whole,
    confirmed,
  };
  const done = await printTable(
    context,
    report,
    async (writeRows) => {
      let heading: (readonly string[])[] = [ROSTER_HEADINGS];
      const outcome = await importRoster(work, importOptions, async (row) => {
        await writeRows(...heading, describeRow(row));
        heading = [];
      });
      if (outcome.problem !== null) {
        for (const note of outcome.notes) context.print(note);
        throw new OperatorError(`명단 파일을 읽을 수 없어요: ${file}. ${outcome.problem}`);
      }
      await writeRows(...outcome.leavers.map(describeLeaver));
      return outcome;
    },
    { alsoPrint: isOwn },
  );
  const slips = options.slips ?? (isOwn && report !== undefined ? report.replace(/\.csv$/u, '.html') : undefined);
  const hasPasswords = done.rows.some(({ password }) => password !== null);
  if (hasPasswords && slips !== undefined) await writeSlips(context, academyNo, done, slips);
  if (oneRoster !== null) printOneRoster(context, oneRoster);
  printResult(context, done, options.check);
  if (hasPasswords && isOwn) {
    context.print(`결과와 첫 비밀번호: ${report}, 나눠 줄 쪽지: ${slips}. 나눠 준 다음 두 파일을 지워 주세요.`);
  }
  finish(done);
}

async function readRoster(context: CommandContext, academyNo: number, file: string): Promise<RosterSource> {
  const bytes = await readTableBytes(file, '명단');
  const institution = await operatorQueries.findInstitution(context.db, academyNo);
  const place = { today: seoulDay(context.now()), institutionName: institution?.name ?? '' };
  const read = readRosterSheets(bytes, place);
  if ('problem' in read) throw refuseTable(file, '명단', read.problem);
  return read;
}

/** A sheet with the consent in a column of its own. */
function withConsent(sheet: Sheet): Sheet {
  const place = Math.max(...sheet.rows.flatMap(({ cells }) => [...cells.keys()])) + 1;
  const [heading, ...rows] = sheet.rows;
  if (heading === undefined) return sheet;
  const put = (row: SheetRow, text: string): SheetRow => ({ ...row, cells: new Map(row.cells).set(place, text) });
  return { ...sheet, rows: [put(heading, rosterHeadings.guardianConsent), ...rows.map((row) => put(row, '예'))] };
}

/** What a set of OneRoster files holds besides students: none of it is carried out. */
function printOneRoster(context: CommandContext, { version, notes, teachers, leaving }: OneRosterFacts): void {
  context.print(`OneRoster ${version} 파일이에요.`);
  for (const note of notes) context.print(note);
  for (const { name, email, classNames } of teachers)
    context.print(`초대할 선생님: ${name}\t${email}\t${classNames.join(', ')}`);
  if (leaving.length > 0)
    context.print(
      `지워질 예정(tobedeleted)인 학생 ${leaving.length}명: 그대로 두었어요. 나간 학생은 account remove로 내보내 주세요.`,
    );
}

async function writeSlips(
  context: CommandContext,
  academyNo: number,
  { rows }: RosterReport,
  path: string,
): Promise<void> {
  const institution = await operatorQueries.findInstitution(context.db, academyNo);
  if (institution === undefined) return;
  const page = slipsPage({ institution: institution.name, address: context.env.origins[institution.site], rows });
  await writeFile(path, page, { mode: 0o600, flag: 'wx' }).catch(() => {
    context.print(`쪽지 파일을 만들지 못했어요: ${path}. 비밀번호는 결과 파일에 있어요.`);
  });
}

function printResult(context: CommandContext, { rows, notes, leavers }: RosterReport, checkOnly: boolean): void {
  for (const note of notes) context.print(note);
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const counts = [
    `새로 가입 ${count('CREATED')}명`,
    `이미 있음 ${count('KNOWN')}명`,
    ...(count('CHANGED') > 0 ? [`바뀜 ${count('CHANGED')}명`] : []),
    ...(count('ASKED') > 0 ? [`물어볼 줄 ${count('ASKED')}줄`] : []),
    `고칠 줄 ${count('REFUSED')}줄`,
  ];
  context.print(counts.join(', '));
  if (leavers.length > 0) {
    context.print(`명단에 없는 학생 ${leavers.length}명: 그대로 두었어요. 나간 학생은 account remove로 내보내 주세요.`);
  }
  const asked = rows.filter(({ outcome }) => outcome === 'ASKED').map(({ sheet, rowNo }) => rowKey(sheet, rowNo));
  if (asked.length > 0) context.print(`확인한 줄은 이렇게 받아요: --accept ${asked.join(',')}`);
  if (checkOnly) context.print('확인만 했어요. 만든 것은 없어요.');
}

/** Nothing taken at all is a refusal, for scripts as well. What failed by no fault of the file ends the command loudly. */
function finish({ rows, failures }: RosterReport): void {
  if (failures.length > 0) throw failures[0];
  if (rows.every(({ outcome }) => outcome === 'REFUSED' || outcome === 'ASKED')) {
    throw new OperatorError('받은 줄이 하나도 없어요. 줄마다 적힌 까닭을 고쳐서 다시 해 주세요.');
  }
}

function readRows(text: string | undefined): Set<string> {
  const rows = (text ?? '').split(',').map((row) => row.trim());
  const wrong = rows.find((row) => row !== '' && !/(?:^|!)[1-9]\d{0,6}$/u.test(row));
  if (wrong !== undefined)
    throw new OperatorError(`${withJosa(`‘${wrong}’`, '은/는')} 줄 번호가 아니에요. 예: --accept 12,15`);
  return new Set(rows.filter((row) => row !== ''));
}

/**
 * Where the report of a roster goes that names no file: into the data folder, the one place that can be written to
 * wherever the product runs.
 */
function freeReportPath({ env, now }: Pick<CommandContext, 'env' | 'now'>, academyNo: number): string {
  const start = join(env.dataDir, 'reports', `roster-${academyNo}-${seoulDay(now())}`);
  let path = `${start}.csv`;
  for (let no = 2; existsSync(path) || existsSync(path.replace(/\.csv$/u, '.html')); no += 1)
    path = `${start}-${no}.csv`;
  return path;
}
