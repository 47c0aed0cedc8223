import type { Command } from 'commander';
import { inquiryTypeNames } from '#domain/inquiry/inquiryTypes.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { type InquiryStatus, inquiries } from '../../repositories/inquiries.ts';
import { openInquiryTexts } from '../../use-cases/inquiry/openInquiryTexts.ts';
import { inquiryOutcome, settleInquiry } from '../../use-cases/inquiry/settleInquiry.ts';
import type { CommandContext } from '../CommandContext.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';
import { readTextFile } from '../readTextFile.ts';

/** Inquiries listed at once. */
const LISTED = 100;
const statuses: Readonly<Record<string, InquiryStatus>> = { open: 'OPEN', answered: 'ANSWERED', closed: 'CLOSED' };

/** `inquiries …`: what visitors of the academy site asked. */
export function inquiryCommands(program: Command, desk: CommandContext): void {
  const group = program.command('inquiries').description('방문자의 문의');

  group
    .command('list')
    .description('문의를 오래된 것부터 보여 줘요')
    .option('--status <status>', 'open, answered, closed', 'open')
    .option(...PAGE_OPTION)
    .action(async ({ status, ...options }: PageOption & { status: string }) => {
      const wanted = statuses[status];
      if (wanted === undefined) throw new OperatorError('상태는 open, answered, closed 가운데 하나예요.');
      const listed = await listPage(options, LISTED, (limit, offset) => inquiries.list(desk.db, wanted, limit, offset));
      const { rows } = listed;
      for (const row of rows) {
        const { name, region } = openInquiryTexts(desk.secrets, row.textsSealed);
        desk.say([row.inquiryNo, formatDateTime(row.receivedAt), inquiryTypeNames[row.type], name, region].join('\t'));
      }
      printListEnd(desk, listed, '문의가 없어요.');
      if (rows.length > 0) await noteLook(desk, { status: wanted, count: rows.length });
    });

  group
    .command('show <inquiryNo>')
    .description('문의 하나를 모두 보여 줘요')
    .action(async (text: string) => {
      const row = await inquiries.find(desk.db, readNo(text));
      if (!row) throw new OperatorError(`그런 문의가 없어요: ${text}`);
      await noteLook(desk, { inquiryNo: row.inquiryNo });
      const { name, phone, email, region, content } = openInquiryTexts(desk.secrets, row.textsSealed);
      desk.say(`${row.inquiryNo}번 ${inquiryTypeNames[row.type]} (${formatDateTime(row.receivedAt)}) ${row.status}`);
      desk.say(`${name} / ${phone} / ${email} / ${region}`);
      desk.say(content);
      if (row.answerSealed !== null) desk.say(`답: ${desk.secrets.open(row.answerSealed)}`);
      if (row.note !== '') desk.say(`적어 둔 것: ${row.note}`);
    });

  group
    .command('answer <inquiryNo> <file>')
    .description('텍스트 파일에 적은 답을 메일로 보내요')
    .action(async (text: string, file: string) => {
      const answer = await readTextFile(file);
      await settle(desk, text, { status: 'ANSWERED', answer: answer.normalize('NFC') });
      desk.say('답을 보낼 차례에 두었어요. 서버가 켜져 있으면 곧 나가요.');
    });

  group
    .command('close <inquiryNo> <note>')
    .description('답하지 않고 닫아요. 까닭을 적되 개인정보는 적지 않아요')
    .action(async (text: string, note: string) => {
      await settle(desk, text, { status: 'CLOSED', note });
      desk.say('닫았어요.');
    });
}

/** Looking at a person leaves a trace. */
async function noteLook(desk: CommandContext, details: Record<string, string | number>): Promise<void> {
  await auditLog.append(desk.db, {
    at: desk.now(),
    actorKind: 'OPERATOR',
    actor: desk.operator,
    event: 'INQUIRY_VIEWED',
    details,
  });
}

async function settle(desk: CommandContext, text: string, given: unknown): Promise<void> {
  const outcome = inquiryOutcome.safeParse(given);
  if (!outcome.success) throw new OperatorError('답은 10~5000자, 까닭은 1~200자로 적어 주세요.');
  const context = { db: desk.db, secrets: desk.secrets, now: desk.now() };
  if (!(await settleInquiry(context, readNo(text), outcome.data, desk.operator))) {
    throw new OperatorError(`열려 있는 문의가 없어요: ${text}`);
  }
}

function readNo(text: string): number {
  const inquiryNo = Number(text);
  if (!Number.isSafeInteger(inquiryNo) || inquiryNo < 1) throw new OperatorError('문의 번호를 숫자로 적어 주세요.');
  return inquiryNo;
}
