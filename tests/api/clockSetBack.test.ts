import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressTuning } from '#domain/account/tuning.ts';
import { checkPace } from '#domain/inquiry/checkPace.ts';
import { inquiryTuning } from '#domain/inquiry/tuning.ts';
import { DAY, HOUR } from '#domain/time/duration.ts';
import { createAddressGuard } from '#server/modules/auth/createAddressGuard.ts';
import { mailOutbox } from '#server/modules/mail/repositories/mailOutbox.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

describe('a clock that is set back by a day', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
  });
  afterEach(() => app.close());

  it('keeps no mail back that was put off', async () => {
    const now = app.clock.now();
    const mail = { accountNo: null, toSealed: 'x', template: 'JOINED', fieldsSealed: 'x' };
    await mailOutbox.add(app.db, { ...mail, now });
    await app.db
      .updateTable('mail_outbox')
      .set({ next_try_at: now + HOUR })
      .execute();
    const due = async () => (await mailOutbox.due(app.db, app.clock.now(), 10)).length;
    expect(await due()).toBe(0);
    app.clock.advance(-DAY);
    expect(await due()).toBe(1);
  });

  it('keeps nobody waiting at an address that was slowed down', () => {
    const guard = createAddressGuard();
    const now = app.clock.now();
    const attempt = { address: '203.0.113.7', site: 'edu' as const, accountId: 'somebody' };
    for (let failure = 0; failure < addressTuning.freeFailures; failure += 1) void guard.failed(attempt, now);
    expect([guard.admit(attempt, now), Number(guard.admit(attempt, now))]).toEqual([0, addressTuning.slowPace / 1000]);
    expect(guard.admit(attempt, now - DAY)).toBe(0);
  });

  it('keeps no inquiry waiting for those of a day that is yet to come', () => {
    const now = app.clock.now();
    const sent = Array.from({ length: inquiryTuning.perDay }, () => now);
    const pace = { formIssuedAt: now, fromVisitor: sent, toAddress: sent };
    expect(checkPace({ ...pace, now: now + inquiryTuning.fastest })).toBeGreaterThan(0);
    expect(checkPace({ ...pace, now: now - DAY })).toBe(0);
  });
});
