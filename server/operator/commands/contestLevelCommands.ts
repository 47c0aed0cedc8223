import type { Command } from 'commander';
import { levelDoubtTexts } from '#domain/contest/level/levelDoubtTexts.ts';
import { levelFacts } from '#domain/contest/level/levelFacts.ts';
import { levelsToChoose } from '#domain/contest/level/levelsToChoose.ts';
import { contestLevelReviews, decideLevel } from '#server/modules/contest/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { CommandContext } from '../CommandContext.ts';
import { auditContest, knownContest, parseNo, parseReason } from '../contest/knownContest.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';

/** Levels listed at once. */
const LISTED = 100;

/** `contest levels|give-level`: levels that tests leave in doubt. The reason is read by the student. */
export function contestLevelCommands(group: Command, context: CommandContext): void {
  group
    .command('levels <contestNo>')
    .description('정해 주기를 기다리는 대회 수준을 오래된 것부터 보여 줘요')
    .option(...PAGE_OPTION)
    .action(async (text: string, options: PageOption) => {
      const { contestNo, content } = await knownContest(context.db, text);
      const listed = await listPage(options, LISTED, (limit, offset) =>
        contestLevelReviews.waiting(context.db, contestNo, limit, offset),
      );
      for (const row of listed.rows) {
        const stand = row.state === 'OPEN' ? '정할 차례' : '두 번째 검사를 기다림';
        const choices = levelsToChoose(content.levels, row.levelCode, row.usualLevelCode).map(({ code }) => code);
        const facts = levelFacts(row).map(({ name, value }) => `${name}: ${value}`);
        context.print(
          [
            row.reviewNo,
            `${row.site}/${row.accountId}`,
            stand,
            levelDoubtTexts[row.doubt],
            ...facts,
            `고를 수준: ${choices.join(', ')}`,
          ].join('\t'),
        );
      }
      printListEnd(context, listed, '기다리는 수준이 없어요.');
      await auditContest(context, context.db, 'CONTEST_LEVELS_READ', contestNo);
    });

  group
    .command('give-level <reviewNo>')
    .description('대회 수준을 정해요. 대회가 시작한 뒤에 한 미션을 그 수준으로 세어요')
    .requiredOption('--level <code>', '목록에 나온 수준의 코드. 예: B2')
    .requiredOption('--reason <reason>', '학생이 읽을 까닭')
    .action(async (text: string, { level, reason }: { level: string; reason: string }) => {
      const [reviewNo, words] = [parseNo(text, '번호를'), parseReason(reason)];
      await withTransaction(context.db, async (db) => {
        const work = { db, now: context.now(), secrets: context.secrets };
        const review = await decideLevel(work, { reviewNo, levelCode: level, words, staffNo: null });
        if (review === null)
          throw new OperatorError(`기다리는 수준이 아니거나 고를 수 없는 수준이에요: ${text} ${level}`);
        const { contestNo, accountNo } = review;
        const details = { reviewNo, levelCode: level };
        await auditContest(context, db, 'CONTEST_LEVEL_DECIDED', contestNo, { accountNo, details });
      });
      context.print('수준을 정했어요. 학생에게 까닭이 보여요.');
    });
}
