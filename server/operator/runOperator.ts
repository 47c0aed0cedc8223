import { CommanderError } from 'commander';
import { actingFrom } from '../db/actingFrom.ts';
import { AppError } from '../errors/AppError.ts';
import { describeSystemError } from '../errors/describeSystemError.ts';
import { auditLog } from '../repositories/auditLog.ts';
import { authorize, reasonOf, wordsOf } from './authorize.ts';
import { buildOperatorProgram } from './buildOperatorProgram.ts';
import type { CommandContext } from './CommandContext.ts';
import { OperatorError } from './OperatorError.ts';

/**
 * Carries out one command, if whoever asks may; where it takes data of persons out, after a reason was noted.
 *
 * @param args words after `npm run operator --`
 * @returns exit code: 0 done, 1 refused and nothing changed
 */
export async function runOperator(context: CommandContext, args: readonly string[]): Promise<number> {
  try {
    const program = buildOperatorProgram(context);
    program.hook('preAction', async (_program, command) => {
      const words = wordsOf(command);
      await authorize(context, words);
      const reason = reasonOf(command);
      if (reason === null) return;
      const entry = { at: context.now(), actorKind: 'OPERATOR', actor: context.operator } as const;
      const details = { command: words.join(' '), reason };
      await auditLog.append(context.db, { ...entry, event: 'REASON_GIVEN', details });
    });
    await actingFrom.run(context.place, () => program.parseAsync([...args], { from: 'user' }));
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (error instanceof OperatorError || error instanceof AppError) {
      context.print(`하지 못했어요: ${error.message} 바뀐 것은 없어요.`);
      return 1;
    }
    const reason = describeSystemError(error);
    if (reason === null) throw error;
    context.print(`하지 못했어요: ${reason}.`);
    return 1;
  }
}
