import type { Command } from 'commander';
import { accessKindNames } from '#domain/account/accessKindNames.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { accessRecords } from '../../repositories/accessRecords.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { knownAccount } from '../knownAccount.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';

/** Records listed at once. */
const LISTED = 200;

/** `account access`: when and from where an account was used. Whole addresses, so a reason is asked for. */
export function accessCommands(program: Command, context: CommandContext): void {
  program.commands
    .find((command) => command.name() === 'account')
    ?.command('access <account>')
    .description('계정이 언제 어디에서 쓰였는지 새것부터. 석 달까지 남아 있어요')
    .option(...PAGE_OPTION)
    .action(async (text: string, options: PageOption) => {
      const { accountNo } = await knownAccount(context, text);
      const entry = { at: context.now(), actorKind: 'OPERATOR', actor: context.operator } as const;
      await auditLog.append(context.db, { ...entry, event: 'ACCESS_READ', accountNo });
      const listed = await listPage(options, LISTED, (limit, offset) =>
        accessRecords.pageOfAll(context.db, accountNo, limit, offset),
      );
      for (const { lastAt, kind, detail, tryCount, address, device } of listed.rows) {
        const count = tryCount === 1 ? '' : `${tryCount}번`;
        context.print([formatDateTime(lastAt), accessKindNames[kind], detail, count, address, device].join('\t'));
      }
      printListEnd(context, listed, '남아 있는 접속 기록이 없어요.');
    });
}
