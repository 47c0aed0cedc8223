import { DAY } from '#domain/time/duration.ts';
import { createLoginToken } from '#server/modules/auth/createLoginToken.ts';
import { operatorTokens } from '#server/modules/operator/repositories/operatorTokens.ts';
import type { TestApp } from './buildTestApp.ts';

/** A token for commands that a test runs in a process of their own, by the real clock. */
export async function operatorToken(app: Pick<TestApp, 'db'>, ...commands: string[]): Promise<string> {
  const { token, tokenHash } = createLoginToken();
  const times = { now: Date.now(), expiresAt: Date.now() + DAY };
  await operatorTokens.insert(app.db, { tokenHash, name: 'test', commands, madeBy: 'kim', ...times });
  return token;
}
