import type { Command } from 'commander';
import { reviewReportReasonNames } from '#domain/review/checkReview.ts';
import { bookReviews } from '#server/modules/review/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';

/** Reviews listed at once. */
const LISTED = 50;

/** `review …`: what readers reported. */
export function reviewCommands(program: Command, context: CommandContext): void {
  const group = program.command('review').description('신고된 느낌');

  group
    .command('held')
    .description('신고로 멈춰 있는 느낌을 오래된 것부터 보여 줘요')
    .option(...PAGE_OPTION)
    .action(async (options: PageOption) => {
      const listed = await listPage(options, LISTED, (limit, offset) => bookReviews.held(context.db, limit, offset));
      for (const row of listed.rows) {
        const reasons = row.reasons.map((reason) => reviewReportReasonNames[reason]).join(', ');
        context.print(
          `${row.reviewNo}\t『${row.bookName}』\t별 ${row.stars}\t${row.body.replace(/\s+/g, ' ')}\t(${reasons})`,
        );
      }
      printListEnd(context, listed, '멈춰 있는 느낌이 없어요.');
    });

  const settle = (name: string, status: 'SHOWN' | 'HIDDEN', description: string, doneText: string) =>
    group
      .command(`${name} <reviewNo>`)
      .description(description)
      .action(async (text: string) => {
        const reviewNo = Number(text);
        if (!Number.isSafeInteger(reviewNo) || reviewNo < 1) throw new OperatorError('느낌 번호를 숫자로 적어 주세요.');
        await withTransaction(context.db, async (db) => {
          if (!(await bookReviews.setStatus(db, reviewNo, status, context.now()))) {
            throw new OperatorError(`그런 느낌이 없어요: ${text}`);
          }
          await bookReviews.forgetReports(db, reviewNo);
          await auditLog.append(db, {
            at: context.now(),
            actorKind: 'OPERATOR',
            actor: context.operator,
            event: `REVIEW_${status}`,
            details: { reviewNo },
          });
        });
        context.print(doneText);
      });
  settle('show', 'SHOWN', '다시 모두에게 보여 줘요', '다시 보여요. 받은 신고는 지웠어요.');
  settle('hide', 'HIDDEN', '쓴 학생에게만 보이게 해요', '이제 쓴 학생에게만 보여요.');
}
