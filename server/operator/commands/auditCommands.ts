import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { toCsv } from '#domain/interchange/toCsv.ts';
import { DAY } from '#domain/time/duration.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { parseDay } from '../contest/knownContest.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { refuseExisting } from '../printTable.ts';
import { type AuditFilter, auditList } from '../repositories/auditList.ts';
import { knownInstitution } from './institutionCommands.ts';

const LISTED = 200;
/** Rows read at a time for a file. */
const CHUNK = 2000;
const HEAD = ['때', '운영자', '접속지', '한 일', '계정 번호', '기관 번호', '자세한 것'];
const COUNT_HEAD = ['날', '운영자', '기관 번호', '횟수'];

interface AuditOptions extends PageOption {
  handler?: string;
  from?: string;
  to?: string;
  institution?: string;
  count: boolean;
  csv?: string;
}

/** `audit`: what operators did, by handler, day and institution. */
export function auditCommands(program: Command, context: CommandContext): void {
  program
    .command('audit')
    .description('운영자가 한 일을 새것부터: 누가, 언제, 어디에서, 누구에 대해. 한 달에 한 번 살펴보세요')
    .option('--handler <name>', '한 운영자만')
    .option('--from <day>', '이날부터. 예: 2026-06-01')
    .option('--to <day>', '이날까지')
    .option('--institution <academyNo>', '한 기관과 그 학생에 대한 것만')
    .option('--count', '날, 운영자, 기관마다 몇 번인지 세요', false)
    .option('--csv <file>', '모두 CSV로 저장해요. 까닭(--reason)을 적어야 해요')
    .option(...PAGE_OPTION)
    .action(async (options: AuditOptions) => {
      refuseExisting(options.csv);
      const filter = await filterOf(context, options);
      const read = options.count ? counts(context, filter) : entries(context, filter);
      const head = options.count ? COUNT_HEAD : HEAD;
      const found =
        options.csv === undefined ? await show(context, options, read) : await save(options.csv, head, read);
      if (options.csv !== undefined) context.print(`${found}줄을 저장했어요: ${options.csv}`);
      const details = { count: found, ...(options.handler === undefined ? {} : { handler: options.handler }) };
      const entry = {
        at: context.now(),
        actorKind: 'OPERATOR',
        actor: context.operator,
        event: 'AUDIT_LISTED',
      } as const;
      await auditLog.append(context.db, { ...entry, academyNo: filter.academyNo ?? null, details });
    });
}

type ReadLines = (limit: number, offset: number) => Promise<string[][]>;

const entries =
  (context: CommandContext, filter: AuditFilter): ReadLines =>
  async (limit, offset) =>
    (await auditList.page(context.db, filter, limit, offset)).map((row) => [
      formatDateTime(row.at),
      row.actor,
      row.place ?? '',
      row.event,
      String(row.accountNo ?? ''),
      String(row.academyNo ?? ''),
      row.details,
    ]);

const counts =
  (context: CommandContext, filter: AuditFilter): ReadLines =>
  async (limit, offset) =>
    (await auditList.counts(context.db, filter, limit, offset)).map((row) => [
      seoulDay(row.day * DAY),
      row.actor,
      String(row.academyNo ?? ''),
      String(row.count),
    ]);

async function show(context: CommandContext, options: PageOption, read: ReadLines): Promise<number> {
  const listed = await listPage(options, LISTED, read);
  for (const line of listed.rows) context.print(line.join('\t'));
  printListEnd(context, listed, '운영자가 한 일이 없어요.');
  return listed.rows.length;
}

async function save(file: string, head: string[], read: ReadLines): Promise<number> {
  const lines: string[][] = [];
  for (let chunk = await read(CHUNK, 0); chunk.length > 0; chunk = await read(CHUNK, lines.length))
    lines.push(...chunk);
  await writeFile(file, toCsv([head, ...lines]), { flag: 'wx', mode: 0o600 });
  return lines.length;
}

async function filterOf(
  context: CommandContext,
  { handler, from, to, institution }: AuditOptions,
): Promise<AuditFilter> {
  return {
    handler,
    from: from === undefined ? undefined : startOfDayKey(parseDay(from)),
    until: to === undefined ? undefined : startOfDayKey(shiftDayKey(parseDay(to), 1)),
    academyNo: institution === undefined ? undefined : await knownInstitution(context, institution),
  };
}
