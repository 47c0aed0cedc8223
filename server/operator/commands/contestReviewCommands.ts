import type { Command } from 'commander';
import { type HoldReason, holdReasonTexts } from '#domain/contest/holdReason.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { contestReviews, correctPoints, decideReview } from '#server/modules/contest/public.ts';
import { operatorQueries } from '#server/modules/roster/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { CommandContext } from '../CommandContext.ts';
import { auditContest, knownContest, parseNo, parseReason } from '../contest/knownContest.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';
import { parseTarget } from '../parseTarget.ts';

/** Results listed at once. */
const LISTED = 200;

/** `contest holds|release|confirm|correct`: results that wait, and corrections. Each reason is read by the student. */
export function contestReviewCommands(group: Command, context: CommandContext): void {
  group
    .command('holds <contestNo>')
    .description('살펴볼 결과를 오래된 것부터 보여 줘요')
    .option(...PAGE_OPTION)
    .action(async (text: string, options: PageOption) => {
      const { contestNo } = await knownContest(context.db, text);
      const listed = await listPage(options, LISTED, (limit, offset) =>
        contestReviews.open(context.db, contestNo, limit, offset),
      );
      for (const row of listed.rows) {
        const mission = row.kind === null ? '' : missionKindNames[row.kind];
        const reply = row.reply === null ? '' : `\t학생의 말: ${row.reply.replace(/\s+/gu, ' ')}`;
        context.print(
          `${row.reviewNo}\t${row.site}/${row.accountId}\t『${row.bookName ?? ''}』 ${mission}\t${row.amount}점\t` +
            `${formatDateTime(row.happenedAt)}\t${holdReasonTexts[row.cause as HoldReason] ?? row.cause}${reply}`,
        );
      }
      printListEnd(context, listed, '살펴볼 결과가 없어요.');
      await auditContest(context, context.db, 'CONTEST_HOLDS_READ', contestNo);
    });

  const decide = (name: string, state: 'RELEASED' | 'CONFIRMED', description: string, doneText: string) =>
    group
      .command(`${name} <reviewNo>`)
      .description(description)
      .requiredOption('--reason <reason>', '학생이 읽을 까닭')
      .action(async (text: string, { reason }: { reason: string }) => {
        const [reviewNo, words] = [parseNo(text, '번호를'), parseReason(reason)];
        await withTransaction(context.db, async (db) => {
          const review = await decideReview(db, { reviewNo, state, words, now: context.now() });
          if (review === null) throw new OperatorError(`기다리는 결과가 아니에요: ${text}`);
          const { contestNo, accountNo } = review;
          await auditContest(context, db, `CONTEST_HOLD_${state}`, contestNo, { accountNo, details: { reviewNo } });
        });
        context.print(doneText);
      });
  decide('release', 'RELEASED', '문제가 없으니 낸 때의 점수로 더해요', '점수에 더했어요. 학생에게 까닭이 보여요.');
  decide('confirm', 'CONFIRMED', '대회 점수에 넣지 않아요', '대회 점수에 넣지 않아요. 학생에게 까닭이 보여요.');

  group
    .command('correct <contestNo> <account>')
    .description('대회 점수를 바로잡아요. 지난 기록은 그대로 두고 한 줄을 더 적어요')
    .requiredOption('--points <points>', '더하거나 뺄 점수. 예: 20, -15')
    .requiredOption('--week <week>', '몇 주의 점수인지')
    .requiredOption('--reason <reason>', '학생이 읽을 까닭')
    .action(async (text: string, target: string, given: { points: string; week: string; reason: string }) => {
      const amount = Number(given.points);
      if (!/^-?[1-9]\d{0,4}$/.test(given.points)) throw new OperatorError('점수는 20이나 -15처럼 적어 주세요.');
      const [roundNo, words] = [parseNo(given.week, '주를'), parseReason(given.reason)];
      const { site, accountId } = parseTarget(target);
      await withTransaction(context.db, async (db) => {
        const { contestNo, content } = await knownContest(db, text);
        if (!content.rounds.some((round) => round.roundNo === roundNo)) throw new OperatorError('그런 주가 없어요.');
        const found = await operatorQueries.findAccount(db, site, accountId);
        const accountNo = found?.accountNo ?? 0;
        const correction = { contestNo, accountNo, roundNo, amount, words, now: context.now() };
        if (!(await correctPoints(db, correction))) {
          throw new OperatorError('대회에 참가한 학생이 아니거나, 점수가 0보다 작아져요.');
        }
        await auditContest(context, db, 'CONTEST_CORRECTED', contestNo, { accountNo, details: { amount, roundNo } });
      });
      context.print('바로잡았어요. 학생에게 까닭이 보여요.');
    });
}
