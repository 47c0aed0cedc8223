import { operatorQueries } from '#server/modules/roster/public.ts';
import type { CommandContext } from './CommandContext.ts';
import { OperatorError } from './OperatorError.ts';
import { parseTarget } from './parseTarget.ts';

/** The account that `site/id` names. */
export async function knownAccount(context: CommandContext, text: string) {
  const { site, accountId } = parseTarget(text);
  const found = await operatorQueries.findAccount(context.db, site, accountId);
  if (found === undefined) throw new OperatorError(`그런 계정이 없어요: ${text}`);
  return found;
}
