import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardianRefusalMessages } from '#domain/account/checkGuardian.ts';
import { signUpTuning } from '#domain/account/tuning.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { type Joiner, joiner } from '../support/joiner.ts';

describe('the verification of a guardian', () => {
  let app: TestApp;
  let her: Joiner;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo', sandbox: true });
    her = await joiner(app, 'GUARDIAN');
    await her.until('VERIFY');
  });
  afterEach(() => app.close());

  const open = async () => (await her.openWindow()).data.identityVerificationId;
  const guardians = () => app.db.selectFrom('guardian').selectAll().execute();
  const stillVerifying = async () => {
    expect((await her.state()).data).toMatchObject({ step: 'VERIFY', guardian: null });
    expect(await guardians()).toEqual([]);
  };

  it('tells the browser where to go and where to come back', async () => {
    const first = (await her.openWindow()).data;
    expect(first).toEqual({
      identityVerificationId: expect.stringMatching(/^guardian-[0-9a-f]{32}$/),
      storeId: 'store-sandbox',
      channelKey: 'channel-key-sandbox',
      sdkUrl: app.env.identity?.sdkUrl,
      redirectUrl: `${app.env.origins.edu}/login/sign-up`,
    });
    expect((await her.openWindow()).data.identityVerificationId).not.toBe(first.identityVerificationId);
  });

  it.each([
    ['a minor', { who: 'minor' }, guardianRefusalMessages.MINOR],
    ['somebody with another number', { who: 'other' }, guardianRefusalMessages.OTHER_PERSON],
    ['a verification of long ago', { who: 'expired' }, guardianRefusalMessages.EXPIRED],
    ['somebody whose age is not told', { who: 'no-birthday' }, guardianRefusalMessages.NO_BIRTHDAY],
    ['an answer about another verification', { answerId: 'guardian-other' }, guardianRefusalMessages.OTHER_ID],
    ['a failed verification', { who: 'failed' }, '본인 인증에 실패했습니다'],
  ])('refuses %s, says why, and may be repeated', async (_, choice, message) => {
    const refused = await her.verify(choice);
    expect(refused).toMatchObject({ status: 422, code: 'IDENTITY_REFUSED' });
    expect(refused.message).toContain(message);
    await stillVerifying();
    const log = await app.db.selectFrom('audit_log').select(['event', 'details']).execute();
    expect(log.map(({ event }) => event)).toEqual(['GUARDIAN_REFUSED']);
    expect((await her.verify()).data.step).toBe('CONSENT');
  });

  it('counts from nineteen years on, to the day', async () => {
    // The fake clock stands on 6 May 2026.
    expect((await her.verify({ birthDate: '2007-05-07' })).message).toBe(guardianRefusalMessages.MINOR);
    expect((await her.verify({ birthDate: '2007-05-06' })).status).toBe(200);
  });

  it.each([
    ['without the person key', { ci: 'no' }],
    ['without the number', { number: 'no' }],
  ])('is good enough %s', async (_, choice) => {
    expect((await her.verify(choice)).data.guardian?.mobileNo).toBe('010-****-6666');
    const [guardian] = await guardians();
    expect(guardian?.ci_hmac === null).toBe('ci' in choice);
  });

  it('waits for the window to be gone through', async () => {
    const id = await open();
    expect((await her.confirm(id)).message).toContain('아직 마치지 않았습니다');
    await app.sandbox.verify(id, {});
    expect((await her.confirm(id)).message).toContain('아직 마치지 않았습니다');
    await stillVerifying();
  });

  it('takes no verification that this sign-up did not open last', async () => {
    const [old, latest] = [await open(), await open()];
    for (const id of [old, latest]) await app.sandbox.verify(id, { who: 'guardian', phone: '01055556666' });
    expect((await her.confirm(old)).message).toBe(guardianRefusalMessages.OTHER_ID);

    const other = await joiner(app, 'GUARDIAN');
    await other.until('VERIFY');
    expect((await other.confirm(latest)).code).toBe('IDENTITY_REFUSED');
    await other.openWindow();
    expect((await other.confirm(latest)).message).toBe(guardianRefusalMessages.OTHER_ID);
    expect((await her.confirm(latest)).status).toBe(200);
  });

  it('serves one sign-up only', async () => {
    const id = await open();
    await app.sandbox.verify(id, { who: 'guardian', phone: '01055556666' });
    await app.db
      .insertInto('guardian')
      .values({
        account_no: null,
        name_sealed: null,
        mobile_sealed: null,
        relation: 'MOTHER',
        birth_year: 1985,
        ci_hmac: null,
        provider: 'portone',
        provider_tx_id: null,
        identity_verification_id: id,
        verified_at: 0,
      })
      .execute();
    expect((await her.confirm(id)).message).toBe(guardianRefusalMessages.REUSED);
    expect((await her.state()).data.step).toBe('VERIFY');
  });

  it('has ten minutes', async () => {
    const id = await open();
    app.clock.advance(10 * MINUTE + 1);
    await app.sandbox.verify(id, { who: 'guardian', phone: '01055556666' });
    expect((await her.confirm(id)).message).toBe(guardianRefusalMessages.EXPIRED);
    await stillVerifying();
  });

  it.each(['down', 'error', 'garbage'] as const)('waits while the verifier is %s', async (mood) => {
    const id = await open();
    await app.sandbox.verify(id, { who: 'guardian', phone: '01055556666' });
    await app.sandbox.verifierIs(mood);
    const failed = await her.confirm(id);
    expect(failed).toMatchObject({ status: 503, code: 'IDENTITY_UNAVAILABLE' });
    expect(failed.headers['retry-after']).toBe('10');
    await stillVerifying();
    await app.sandbox.verifierIs('up');
    expect((await her.confirm(id)).status).toBe(200);
  });

  it('may be opened five times', async () => {
    for (let time = 1; time <= signUpTuning.verificationStarts; time += 1) {
      expect((await her.openWindow()).status).toBe(200);
    }
    const refused = await her.openWindow();
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBe(signUpTuning.lifetime / 1000);
  });

  it('of twenty answers at once lets one through', async () => {
    const id = await open();
    await app.sandbox.verify(id, { who: 'guardian', phone: '01055556666' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => her.confirm(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, code } of answers) {
      if (status !== 200) expect(['SIGN_UP_STEP', 'IDENTITY_REFUSED']).toContain(code);
    }
    expect(await guardians()).toHaveLength(1);
  });

  it.each([
    ['guardianName', { guardianName: '' }],
    ['guardianName', { guardianName: '이' }],
    ['guardianMobileNo', { guardianMobileNo: '02-123-4567' }],
    ['guardianMobileNo', { guardianMobileNo: '' }],
    ['guardianMobileNo', { guardianMobileNo: '010-1234-567890' }],
  ])('asks for a proper %s first', async (field, given) => {
    const body = { guardianName: '이보호', guardianMobileNo: '01055556666', relation: 'MOTHER', ...given };
    const answer = await her.call('/identity', body);
    expect(answer.code).toBe('INVALID_INPUT');
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });
});

describe('where only the live channel counts', () => {
  it('refuses the test channel and takes the live one', async () => {
    const strict = await buildTestApp({ content: 'demo', sandbox: true, live: true });
    const her = await joiner(strict, 'GUARDIAN');
    await her.until('VERIFY');
    expect((await her.verify({ channel: 'TEST' })).message).toBe(guardianRefusalMessages.TEST_CHANNEL);
    expect((await her.verify({ channel: 'LIVE' })).status).toBe(200);
    await strict.close();
  });
});

describe('without a verifier', () => {
  it('says so, keeps the sign-up, and leaves those of fourteen alone', async () => {
    const app = await buildTestApp({ content: 'demo' });
    const child = await joiner(app, 'GUARDIAN');
    await child.until('VERIFY');
    expect(await child.openWindow()).toMatchObject({ status: 503, code: 'IDENTITY_UNAVAILABLE' });
    expect(await child.confirm('guardian-1')).toMatchObject({ status: 503, code: 'IDENTITY_UNAVAILABLE' });
    expect((await child.state()).data.step).toBe('VERIFY');
    const her = await joiner(app, 'SELF');
    await her.until('FORM');
    expect((await her.form()).status).toBe(200);
    await app.sendMails();
    expect(app.mails.map(({ to }) => to)).toEqual(['star@example.kr']);
    await app.close();
  });
});
