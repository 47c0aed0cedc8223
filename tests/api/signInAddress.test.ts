import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeAccount, PASSWORD } from '../support/makeAccount.ts';

const SCHOOL = '203.0.113.7';
const ELSEWHERE = '198.51.100.4';
const PROXY = '10.0.0.1';

describe('many sign-ins from one address', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
  });
  afterEach(() => app.close());

  async function signIn(accountId: string, password: string, address: string, headers: Record<string, string> = {}) {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      remoteAddress: address,
      headers,
      payload: { accountId, password },
    });
    return { status: response.statusCode, retryAfter: Number(response.headers['retry-after'] ?? 0) };
  }
  /** Wrong guesses under as many names from one address, all at the same moment. */
  const attack = (count: number, address = SCHOOL) =>
    Promise.all(Array.from({ length: count }, (_, at) => signIn(`victim${at}`, 'wrong-Guess1', address)));

  it('of a class that mistypes are all looked at', async () => {
    const answers = [];
    for (let round = 0; round < 3; round += 1) {
      for (let student = 0; student < 40; student += 1) {
        answers.push((await signIn(`student${student}`, `mistyped${round}A`, SCHOOL)).status);
        app.clock.advance(2 * SECOND);
      }
    }
    expect(answers).toEqual(Array(120).fill(422));
  });

  it('that guess under two thousand names are slowed down, and a right password still gets in', {
    timeout: 120_000,
  }, async () => {
    const victim = await makeAccount(app, 'edu');
    const classmate = await makeAccount(app, 'edu');
    expect((await signIn(classmate.accountId, PASSWORD, SCHOOL)).status).toBe(200);
    const answers = await attack(2000);
    const through = answers.filter(({ status }) => status === 422).length;
    expect(through).toBeGreaterThanOrEqual(300);
    expect((through - 300) / (2000 - 300)).toBeLessThan(0.05);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2000 - through);

    expect((await signIn(victim.accountId, PASSWORD, ELSEWHERE)).status).toBe(200);
    expect((await signIn(classmate.accountId, PASSWORD, SCHOOL)).status).toBe(200);
    const stranger = await makeAccount(app, 'edu');
    const waits = await signIn(stranger.accountId, PASSWORD, SCHOOL);
    expect(waits.status).toBe(429);
    expect(waits.retryAfter).toBeGreaterThan(0);
    expect(waits.retryAfter).toBeLessThanOrEqual(10);
    app.clock.advance(waits.retryAfter * SECOND);
    expect((await signIn(stranger.accountId, PASSWORD, SCHOOL)).status).toBe(200);
  });

  it('count by the address that the trusted proxy saw, not by what was sent', async () => {
    await app.close();
    app = await buildTestApp({ content: 'demo', env: { trustProxy: true } });
    const victim = await makeAccount(app, 'edu');
    const forwarded = (own: string, made: string) => ({ 'x-forwarded-for': `${made}, ${own}`, 'x-client-ip': made });
    await Promise.all(
      Array.from({ length: 300 }, (_, guess) =>
        signIn(`victim${guess}`, 'wrong-Guess1', PROXY, forwarded(SCHOOL, `192.0.2.${guess % 250}`)),
      ),
    );
    const slowed = async (own: string) =>
      (await signIn(victim.accountId, 'wrong-Guess1', PROXY, forwarded(own, '192.0.2.251'))).status;
    // The first of the slowed ones takes the turn that was free.
    await slowed(SCHOOL);
    expect(await slowed(SCHOOL)).toBe(429);
    expect(await slowed(ELSEWHERE)).toBe(422);
  });
});
