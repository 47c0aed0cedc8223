import { join } from 'node:path';
import { generateSync } from 'otplib';
import { findHandler } from '#server/modules/operator/handler/findHandler.ts';
import type { TestApp } from './buildTestApp.ts';

/** The code that an authenticator shows for the secret of an `otpauth:` address. @param now milliseconds UTC */
export function codeOf(uri: string, now: number): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return generateSync({ secret, epoch: Math.floor(now / 1000) });
}

/** One place at a computer, at which somebody signs in at the command line, as nobody at first. */
export function operatorSeat(app: TestApp, { place = 'office-pc console', machine = 'office-pc' } = {}) {
  const { db, secrets, clock, env } = app;
  let kept: string | undefined;
  const session = {
    read: () => kept,
    write: (token: string) => {
      kept = token;
    },
    remove: () => {
      kept = undefined;
    },
  };
  return {
    session,
    /** @param answers what is typed when the command asks */
    async run(args: string[], answers: string[] = [], token?: string): Promise<{ code: number; output: string }> {
      const lines: string[] = [];
      const handler = await findHandler(db, { token, session: kept, machine }, clock.now());
      const left = [...answers];
      const { runOperator } = await import('#server/operator/runOperator.ts');
      const code = await runOperator(
        {
          ...{ db, secrets, env, session, place, machine, handler },
          random: Math.random,
          now: clock.now,
          operator: handler?.name ?? '(root)',
          withToken: token !== undefined,
          prompt: async () => left.shift() ?? '',
          books: { content: join(env.contentDir, 'books'), imported: env.importedDir },
          payment: null,
          print: (line: string) => lines.push(line),
        },
        args,
      );
      return { code, output: lines.join('\n') };
    },
  };
}
