import { DAY } from '#domain/time/duration.ts';
import { operatorTokens } from '#server/repositories/operatorTokens.ts';
import { createLoginToken } from '#server/use-cases/auth/createLoginToken.ts';
import type { TestApp } from './buildTestApp.ts';

/** A token for commands that a test runs in a process of their own, by the real clock. */
export async function operatorToken(app: Pick<TestApp, 'db'>, ...commands: string[]): Promise<string> {
  const { token, tokenHash } = createLoginToken();
  const times = { now: Date.now(), expiresAt: Date.now() + DAY };
  await operatorTokens.insert(app.db, { tokenHash, name: 'test', commands, madeBy: 'kim', ...times });
  return token;
}
