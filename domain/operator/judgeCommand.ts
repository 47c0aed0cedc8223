import { commandRule } from './commandRule.ts';
import type { OperatorRight } from './operatorRoles.ts';

/** Who is at the command line: a person by their roles, or a program by the commands that its token names. */
export interface Handler {
  name: string;
  rights: ReadonlySet<OperatorRight>;
  /** Of a token; a person has none. */
  commands?: readonly string[];
}

export type CommandVerdict =
  | 'RUN'
  /** There is no owner yet. */
  | 'SETUP_FIRST'
  | 'SIGN_IN_FIRST'
  /** Somebody is signed in who may not run it. */
  | 'REFUSED';

/** Whether a command may run. One that no rule names asks for the right to manage handlers. */
export function judgeCommand(
  words: readonly string[],
  { handler, hasOwner }: { handler: Handler | null; hasOwner: boolean },
): CommandVerdict {
  const rule = commandRule(words) ?? { rights: ['HANDLERS'] as const };
  if (rule.rights.length === 0) return 'RUN';
  if (!hasOwner) return 'beforeSetup' in rule && rule.beforeSetup ? 'RUN' : 'SETUP_FIRST';
  if (handler === null) return 'SIGN_IN_FIRST';
  if (handler.commands?.some((command) => command === words.join(' '))) return 'RUN';
  return rule.rights.some((right) => handler.rights.has(right)) ? 'RUN' : 'REFUSED';
}
