import { join } from 'node:path';
import { commandRule } from '#domain/operator/commandRule.ts';
import { operatorRoleCodes, rightsOf } from '#domain/operator/operatorRoles.ts';
import type { TestApp } from './buildTestApp.ts';

/** Where the operator of a test sits. */
export const TEST_PLACE = 'office-pc console';

/**
 * Runs a command line as an owner named kim would, who is signed in, and gives what was printed. Where a command asks for
 * a reason and the test names none, there is one.
 */
export async function operate(app: TestApp, ...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const { db, secrets, clock, env } = app;
  const context = {
    db,
    secrets,
    random: Math.random,
    now: clock.now,
    handler: { name: 'kim', rights: rightsOf(operatorRoleCodes) },
    operator: 'kim',
    withToken: false,
    place: TEST_PLACE,
    machine: 'office-pc',
    session: { read: () => undefined, write: () => undefined, remove: () => undefined },
    prompt: async () => '',
    books: { content: join(env.contentDir, 'books'), imported: env.importedDir },
    env,
    payment: app.app.services.payment,
    print: (line: string) => lines.push(line),
  };
  // Only now: a command line reaches everything, and some tests only stand beside one that uses it.
  const { runOperator } = await import('#server/operator/runOperator.ts');
  const code = await runOperator(context, withReason(args));
  return { code, output: lines.join('\n') };
}

function withReason(args: string[]): string[] {
  const words = args.slice(0, args.findIndex((word) => !/^[a-z-]+$/.test(word)) >>> 0);
  const rule = commandRule(words)?.reason;
  if (rule === undefined || args.includes('--reason')) return args;
  return rule === true || rule.options.some((name) => args.includes(`--${name}`))
    ? [...args, '--reason', '시험하는 까닭']
    : args;
}
