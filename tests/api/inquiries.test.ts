import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InquiryBody, InquiryForm, InquiryReceipt } from '#contract/inquiry.ts';
import { inquiryTypes } from '#domain/inquiry/inquiryTypes.ts';
import { inquiryTuning } from '#domain/inquiry/tuning.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/duration.ts';
import { sweepOldRows } from '#server/jobs/sweepOldRows.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate } from '../support/operate.ts';

const OPERATOR = 'desk@chaekbada.kr';
const SENDER = 'sea@example.kr';

describe('inquiries', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'none', env: { inquiryMail: OPERATOR } });
  });
  afterEach(() => app.close());

  const takeForm = async () => (await app.get<InquiryForm>('/api/site/inquiries/form')).data.formToken;
  const filled = (formToken: string, special: Partial<InquiryBody> = {}): InquiryBody => ({
    formToken,
    type: 'ACADEMY_FOUNDING',
    name: '김바다',
    phone: '010-1234-5678',
    email: SENDER,
    region: '부산 영도구',
    content: '초등 저학년 스무 명과 시작하고 싶습니다.',
    consent: true,
    homepage: '',
    ...special,
  });
  const post = (body: InquiryBody) => app.post<InquiryReceipt>('/api/site/inquiries', body);
  /** As a person does: the form stays open for a while. */
  async function send(special: Partial<InquiryBody> = {}) {
    const formToken = await takeForm();
    app.clock.advance(inquiryTuning.fastest);
    return post(filled(formToken, special));
  }
  const rows = () => app.db.selectFrom('inquiry').selectAll().execute();

  it('are stored sealed, told to the operator and acknowledged to the sender', async () => {
    const answer = await send();
    expect([answer.status, answer.data.receiptNo > 0]).toEqual([200, true]);
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toMatch(/김바다|5678|sea@|영도구|스무 명/);
    await app.sendMails();
    const [thanks, reported] = [SENDER, OPERATOR].map((to) => app.mails.find((mail) => mail.to === to));
    expect(thanks?.text).toContain(`접수 번호: ${answer.data.receiptNo}`);
    // What a stranger typed never goes to an address that the stranger typed.
    expect(thanks?.text).not.toMatch(/스무 명|영도구|5678/);
    expect(reported?.text).toMatch(/초등 저학년 스무 명[\s\S]*연락처: 01012345678/);
    expect(await app.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  });

  it('are of the types of the form', async () => {
    for (const type of inquiryTypes) {
      app.clock.advance(DAY);
      expect((await send({ type })).status).toBe(200);
    }
    expect((await send({ type: 'SPAM' })).fields).toHaveProperty('type');
  });

  it.each([
    ['name', { name: 'https://x.kr' }],
    ['name', { name: '김' }],
    ['phone', { phone: '123' }],
    ['email', { email: 'nobody' }],
    ['region', { region: '  ' }],
    ['content', { content: '짧아요' }],
    ['content', { content: '가'.repeat(2001) }],
    ['consent', { consent: false }],
    ['homepage', { homepage: 'https://spam.example' }],
  ] as const)('are refused for a wrong %s', async (field, special) => {
    const answer = await send(special);
    expect([answer.status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([422, 'INVALID_INPUT', [field]]);
    expect(await rows()).toEqual([]);
  });

  it('need a form of ours that is neither too fresh nor too old, and take it once', async () => {
    const formToken = await takeForm();
    const hasty = await post(filled(formToken));
    expect([hasty.status, hasty.headers['retry-after']]).toEqual([429, '4']);
    app.clock.advance(inquiryTuning.fastest);
    const first = await post(filled(formToken));
    expect((await post(filled(formToken))).data).toEqual(first.data);
    const other = await post(filled(formToken, { content: '같은 양식으로 다른 것을 물어봅니다.' }));
    expect([other.status, other.code]).toEqual([422, 'INQUIRY_FORM_OLD']);
    expect(await rows()).toHaveLength(1);
    expect((await post(filled('nonsense'))).code).toBe('INQUIRY_FORM_OLD');
    expect((await post(filled(app.secrets.seal('{"a":1}')))).code).toBe('INQUIRY_FORM_OLD');
    const old = await takeForm();
    app.clock.advance(inquiryTuning.formLifetime + 1);
    expect((await post(filled(old))).code).toBe('INQUIRY_FORM_OLD');
  });

  it('are limited for one network, whatever addresses it names', async () => {
    for (let sent = 0; sent < inquiryTuning.perHour; sent += 1) {
      expect((await send({ email: `one${sent}@example.kr` })).status).toBe(200);
    }
    const refused = await send({ email: 'other@example.kr' });
    expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);
    app.clock.advance(HOUR);
    expect((await send({ email: 'other@example.kr' })).status).toBe(200);
  });

  it('send no more than a few mails to one address a day', async () => {
    for (let sent = 0; sent < inquiryTuning.perAddress; sent += 1) {
      app.clock.advance(HOUR);
      expect((await send()).status).toBe(200);
    }
    app.clock.advance(HOUR);
    expect((await send({ email: SENDER.toUpperCase() })).status).toBe(429);
    expect((await send({ email: 'another@example.kr' })).status).toBe(200);
  });

  it('are answered and closed at the command line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chaekbada-answer-'));
    const file = join(folder, 'answer.txt');
    writeFileSync(file, '안녕하십니까.\n\n자료를 보내 드리겠습니다.');
    const first = String((await send()).data.receiptNo);
    const second = String((await send({ email: 'two@example.kr', type: 'OTHER' })).data.receiptNo);
    expect((await operate(app, 'inquiries', 'list')).output).toMatch(/학원 창업\t김바다\t부산 영도구[\s\S]*기타/);
    expect((await operate(app, 'inquiries', 'show', first)).output).toMatch(/01012345678 \/ sea@example\.kr/);
    expect(await operate(app, 'inquiries', 'answer', first, file)).toMatchObject({ code: 0 });
    expect(await operate(app, 'inquiries', 'close', second, '광고')).toMatchObject({ code: 0 });
    await app.sendMails();
    expect(app.mails.at(-1)).toMatchObject({ to: SENDER, text: expect.stringContaining('자료를 보내 드리겠습니다.') });
    for (const again of [
      ['answer', first, file],
      ['close', first, '두 번'],
      ['show', '999'],
      ['close', 'x', '까닭'],
      ['answer', second, join(folder, 'gone')],
      ['list', '--status', 'lost'],
    ]) {
      expect((await operate(app, 'inquiries', ...again)).code).toBe(1);
    }
    expect((await operate(app, 'inquiries', 'list')).output).toBe('문의가 없어요.');
    expect((await operate(app, 'inquiries', 'show', second)).output).toContain('적어 둔 것: 광고');
    const events = await app.db.selectFrom('audit_log').select(['event', 'actor', 'details']).execute();
    const done = events.map(({ event }) => event).filter((event) => event !== 'INQUIRY_VIEWED');
    expect(done).toEqual(['INQUIRY_ANSWERED', 'INQUIRY_CLOSED']);
    // The list, and twice one of them.
    expect(events.length - done.length).toBe(3);
    rmSync(folder, { recursive: true });
  });

  it('are erased by their age', async () => {
    const settled = String((await send()).data.receiptNo);
    await send({ email: 'open@example.kr' });
    await operate(app, 'inquiries', 'close', settled, '끝');
    app.clock.advance(inquiryTuning.keepSettled);
    await sweepOldRows(app.db, app.clock.now());
    expect(await rows()).toHaveLength(2);
    app.clock.advance(MINUTE);
    await sweepOldRows(app.db, app.clock.now());
    expect((await rows()).map(({ status }) => status)).toEqual(['OPEN']);
    app.clock.advance(inquiryTuning.keepLongest);
    await sweepOldRows(app.db, app.clock.now());
    expect(await rows()).toEqual([]);
  });

  it('belong to the academy site, and without a mail address wait for the operator', async () => {
    for (const site of ['school', 'home'] as const) {
      expect((await app.send('GET', '/api/site/inquiries/form', { site })).status).toBe(404);
      expect((await app.send('POST', '/api/site/inquiries', { site, body: filled('x') })).status).toBe(404);
    }
    app.env.inquiryMail = null;
    expect((await send()).status).toBe(200);
    await app.sendMails();
    expect(app.mails.map(({ to }) => to)).toEqual([SENDER]);
  });
});
