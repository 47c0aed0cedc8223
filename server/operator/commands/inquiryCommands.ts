import type { Command } from 'commander';
import { inquiryTypeNames } from '#domain/inquiry/inquiryTypes.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import {
  type InquiryStatus,
  inquiries,
  inquiryOutcome,
  openInquiryTexts,
  settleInquiry,
} from '#server/modules/inquiry/public.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';
import { readTextFile } from '../readTextFile.ts';

/** Inquiries listed at once. */
const LISTED = 100;
const statuses: Readonly<Record<string, InquiryStatus>> = { open: 'OPEN', answered: 'ANSWERED', closed: 'CLOSED' };

/** `inquiries …`: what visitors of the academy site asked. */
export function inquiryCommands(program: Command, context: CommandContext): void {
  const group = program.command('inquiries').description('방문자의 문의');

  group
    .command('list')
    .description('문의를 오래된 것부터 보여 줘요')
    .option('--status <status>', 'open, answered, closed', 'open')
    .option(...PAGE_OPTION)
    .action(async ({ status, ...options }: PageOption & { status: string }) => {
      const wanted = statuses[status];
      if (wanted === undefined) throw new OperatorError('상태는 open, answered, closed 가운데 하나예요.');
      const listed = await listPage(options, LISTED, (limit, offset) =>
        inquiries.list(context.db, wanted, limit, offset),
      );
      const { rows } = listed;
      for (const row of rows) {
        const { name, region } = openInquiryTexts(context.secrets, row.textsSealed);
        context.print(
          [row.inquiryNo, formatDateTime(row.receivedAt), inquiryTypeNames[row.type], name, region].join('\t'),
        );
      }
      printListEnd(context, listed, '문의가 없어요.');
      if (rows.length > 0) await noteLook(context, { status: wanted, count: rows.length });
    });

  group
    .command('show <inquiryNo>')
    .description('문의 하나를 모두 보여 줘요')
    .action(async (text: string) => {
      const row = await inquiries.find(context.db, readNo(text));
      if (!row) throw new OperatorError(`그런 문의가 없어요: ${text}`);
      await noteLook(context, { inquiryNo: row.inquiryNo });
      const { name, phone, email, region, content } = openInquiryTexts(context.secrets, row.textsSealed);
      context.print(
        `${row.inquiryNo}번 ${inquiryTypeNames[row.type]} (${formatDateTime(row.receivedAt)}) ${row.status}`,
      );
      context.print(`${name} / ${phone} / ${email} / ${region}`);
      context.print(content);
      if (row.answerSealed !== null) context.print(`답: ${context.secrets.open(row.answerSealed)}`);
      if (row.note !== '') context.print(`적어 둔 것: ${row.note}`);
    });

  group
    .command('answer <inquiryNo> <file>')
    .description('텍스트 파일에 적은 답을 메일로 보내요')
    .action(async (text: string, file: string) => {
      const answer = await readTextFile(file);
      await settle(context, text, { status: 'ANSWERED', answer: answer.normalize('NFC') });
      context.print('답을 보낼 차례에 두었어요. 서버가 켜져 있으면 곧 나가요.');
    });

  group
    .command('close <inquiryNo> <note>')
    .description('답하지 않고 닫아요. 까닭을 적되 개인정보는 적지 않아요')
    .action(async (text: string, note: string) => {
      await settle(context, text, { status: 'CLOSED', note });
      context.print('닫았어요.');
    });
}

/** Looking at a person leaves a trace. */
async function noteLook(context: CommandContext, details: Record<string, string | number>): Promise<void> {
  await auditLog.append(context.db, {
    at: context.now(),
    actorKind: 'OPERATOR',
    actor: context.operator,
    event: 'INQUIRY_VIEWED',
    details,
  });
}

async function settle(context: CommandContext, text: string, given: unknown): Promise<void> {
  const outcome = inquiryOutcome.safeParse(given);
  if (!outcome.success) throw new OperatorError('답은 10~5000자, 까닭은 1~200자로 적어 주세요.');
  const serviceContext = { db: context.db, secrets: context.secrets, now: context.now() };
  if (!(await settleInquiry(serviceContext, readNo(text), outcome.data, context.operator))) {
    throw new OperatorError(`열려 있는 문의가 없어요: ${text}`);
  }
}

function readNo(text: string): number {
  const inquiryNo = Number(text);
  if (!Number.isSafeInteger(inquiryNo) || inquiryNo < 1) throw new OperatorError('문의 번호를 숫자로 적어 주세요.');
  return inquiryNo;
}
