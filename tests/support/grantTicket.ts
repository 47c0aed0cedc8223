import { expect } from 'vitest';
import type { PermissionPlan } from '#domain/subscription/permissions.ts';
import type { TestApp } from './buildTestApp.ts';
import { operate } from './operate.ts';

/** Gives a student of the home site a ticket as an operator does, for tests whose clock goes past the free week. */
export async function grantTicket(
  app: TestApp,
  accountId: string,
  plan: PermissionPlan = 'ALL',
  days = 365,
): Promise<string> {
  const words = ['grant', `home/${accountId}`, '--plan', plan, '--days', `${days}`, '--reason', 'TEST'];
  const { code, output } = await operate(app, 'subscriptions', ...words);
  expect([code, output]).toEqual([0, expect.stringMatching(/^\d+번/)]);
  return /^\d+/.exec(output)?.[0] ?? '';
}
