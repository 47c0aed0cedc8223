import type { Command } from 'commander';
import { commandRule } from '#domain/operator/commandRule.ts';
import { operatorTuning } from '#domain/operator/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { createLoginToken } from '#server/modules/auth/public.ts';
import { operatorTokens } from '#server/modules/operator/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { parseOperatorName } from './loginCommands.ts';

const LONGEST_DAYS = operatorTuning.token / DAY;

/** `operators token-…`: programs that run a few commands without a person, such as a nightly backup. */
export function tokenCommands(group: Command, context: CommandContext): void {
  const entry = (event: string) => ({
    at: context.now(),
    actorKind: 'OPERATOR' as const,
    actor: context.operator,
    event,
  });

  group
    .command('token-create <name>')
    .description('사람 없이 도는 프로그램의 토큰을 만들어요. OPERATOR_TOKEN에 넣어요. 적은 명령만 할 수 있어요')
    .requiredOption('--commands <commands>', '쉼표로. 예: backup,drill,jobs list')
    .option('--days <days>', `며칠 동안 (${LONGEST_DAYS}까지)`, '365')
    .action(async (text: string, options: { commands: string; days: string }) => {
      const name = parseOperatorName(text);
      const commands = parseCommands(options.commands);
      if (!/^[1-9]\d{0,3}$/.test(options.days) || Number(options.days) > LONGEST_DAYS) {
        throw new OperatorError(`며칠인지 1~${LONGEST_DAYS} 사이의 숫자로 적어 주세요.`);
      }
      const { token, tokenHash } = createLoginToken();
      const now = context.now();
      const expiresAt = now + Number(options.days) * DAY;
      const tokenNo = await withTransaction(context.db, async (db) => {
        const made = await operatorTokens.insert(db, {
          ...{ tokenHash, name, commands, madeBy: context.operator },
          ...{ now, expiresAt },
        });
        const details = { tokenNo: made, name, commands: commands.join(',') };
        await auditLog.append(db, { ...entry('OPERATOR_TOKEN_MADE'), details });
        return made;
      });
      context.print(
        `${tokenNo}번 토큰을 만들었어요. ${formatDateTime(expiresAt)}까지 쓸 수 있고, 다시 보여 주지 않아요:`,
      );
      context.print(token);
    });

  group
    .command('token-list')
    .description('모든 토큰')
    .action(async () => {
      const all = await operatorTokens.list(context.db);
      for (const { tokenNo, name, commands, madeBy, expiresAt, revokedAt } of all) {
        const state =
          revokedAt !== null ? '없앰' : expiresAt <= context.now() ? '기한이 끝남' : formatDateTime(expiresAt);
        context.print([tokenNo, name, commands.join(','), madeBy, state].join('\t'));
      }
      if (all.length === 0) context.print('토큰이 없어요.');
    });

  group
    .command('token-revoke <tokenNo>')
    .description('토큰을 없애요. 바로 쓸 수 없게 돼요')
    .action(async (text: string) => {
      if (!/^[1-9]\d{0,14}$/.test(text)) throw new OperatorError('토큰 번호를 숫자로 적어 주세요.');
      await withTransaction(context.db, async (db) => {
        const name = await operatorTokens.revoke(db, Number(text), context.now());
        if (name === undefined) throw new OperatorError(`쓰고 있는 토큰이 아니에요: ${text}`);
        await auditLog.append(db, { ...entry('OPERATOR_TOKEN_REVOKED'), details: { tokenNo: Number(text), name } });
      });
      context.print('토큰을 없앴어요.');
    });
}

/** Commands of the machine and of content; never those that manage handlers. */
function parseCommands(text: string): string[] {
  const commands = [...new Set(text.split(',').map((command) => command.trim().replace(/\s+/g, ' ')))];
  const wrong = commands.find((command) => {
    const rights = commandRule(command.split(' '))?.rights ?? [];
    return rights.length === 0 || rights.includes('HANDLERS');
  });
  if (wrong !== undefined) throw new OperatorError(`토큰에 줄 수 없는 명령이에요: ${wrong}`);
  return commands;
}
