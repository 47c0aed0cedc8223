import { join } from 'node:path';
import type { TestApp } from './buildTestApp.ts';

/** Runs a command line as an operator named kim would, and tells what was printed. */
export async function operate(app: TestApp, ...args: string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const { db, secrets, clock, env } = app;
  const desk = {
    db,
    secrets,
    random: Math.random,
    now: clock.now,
    operator: 'kim',
    books: { content: join(env.contentDir, 'books'), imported: env.importedDir },
    env,
    payment: app.app.services.payment,
    say: (line: string) => lines.push(line),
  };
  // Only now: a command line reaches everything, and some tests only stand beside one that uses it.
  const { runOperator } = await import('../../server/operator/runOperator.ts');
  const code = await runOperator(desk, args);
  return { code, said: lines.join('\n') };
}
