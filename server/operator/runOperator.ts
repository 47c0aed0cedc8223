import { CommanderError } from 'commander';
import { AppError } from '../errors/AppError.ts';
import { describeSystemError } from '../errors/describeSystemError.ts';
import { buildOperatorProgram } from './buildOperatorProgram.ts';
import type { Desk } from './Desk.ts';
import { OperatorError } from './OperatorError.ts';

/**
 * Carries out one command.
 *
 * @param args words after `npm run operator --`
 * @returns exit code: 0 done, 1 refused and nothing changed
 */
export async function runOperator(desk: Desk, args: readonly string[]): Promise<number> {
  try {
    await buildOperatorProgram(desk).parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (error instanceof OperatorError || error instanceof AppError) {
      desk.say(`하지 못했어요: ${error.message} 바뀐 것은 없어요.`);
      return 1;
    }
    const reason = describeSystemError(error);
    if (reason === null) throw error;
    desk.say(`하지 못했어요: ${reason}.`);
    return 1;
  }
}
