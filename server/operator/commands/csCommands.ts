import type { Command } from 'commander';
import { checkMarkdown } from '#domain/text/checkMarkdown.ts';
import { csMessages } from '#server/modules/customer-service/public.ts';
import { operatorQueries } from '#server/modules/roster/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { parseTarget } from '../parseTarget.ts';
import { readTextFile } from '../readTextFile.ts';

const LONGEST_TITLE = 60;
const LONGEST_TEXT = 4_000;

/** `cs …`: words of the customer service to one student. The next login leads there until they were read. */
export function csCommands(program: Command, context: CommandContext): void {
  const group = program.command('cs').description('고객센터');

  group
    .command('tell <account> <title> <file>')
    .description('한 학생에게 글을 남겨요. 읽을 때까지 로그인하면 고객센터가 열려요')
    .action(async (target: string, title: string, file: string) => {
      const { site, accountId } = parseTarget(target);
      const account = await operatorQueries.findAccount(context.db, site, accountId);
      if (!account) throw new OperatorError(`${target} 계정이 없어요.`);
      const content = (await readTextFile(file)).trim().normalize('NFC');
      const unsafe = checkMarkdown(content);
      if (unsafe !== null) throw new OperatorError(`${file}: ${unsafe}.`);
      if (title.trim() === '' || title.length > LONGEST_TITLE)
        throw new OperatorError(`제목은 ${LONGEST_TITLE}자까지예요.`);
      if (content === '' || content.length > LONGEST_TEXT) throw new OperatorError(`글은 ${LONGEST_TEXT}자까지예요.`);
      const { accountNo } = account;
      await withTransaction(context.db, async (db) => {
        const message = { accountNo, title: title.normalize('NFC'), content, now: context.now() };
        const messageNo = await csMessages.add(db, message);
        const entry = { event: 'CS_MESSAGE_WRITTEN', accountNo, details: { messageNo } };
        await auditLog.append(db, { at: context.now(), actorKind: 'OPERATOR', actor: context.operator, ...entry });
      });
      context.print('글을 남겼어요.');
    });
}
