import { Writable } from 'node:stream';
import fc from 'fast-check';
import fastify, { type FastifyServerOptions } from 'fastify';
import pg from 'pg';
import { expect, it } from 'vitest';
import { readEnv } from '../../config/env.ts';
import { requestScope } from '../../config/requestScope.ts';
import { loggerOptions } from './loggerOptions.ts';

const CANARIES = {
  password: 'Bada!2026-canary',
  token: 'tOkEnCaNaRy_0123456789-0123456789-0123456789',
  mail: 'minji.canary@example.kr',
  mobile: '010-4242-4242',
  birthday: '2016-03-09',
  note: '오늘 읽은 책은 정말 슬펐다',
  ci: 'CICANARY88',
  billing: 'live_sk_canary0123456789',
};
const secrets = Object.values(CANARIES);

/** A server that logs everything, and what it wrote. */
function logged() {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const options = loggerOptions({ ...readEnv({ NODE_ENV: 'test' }), logLevel: 'trace' });
  const logger = { ...(options as object), stream } as FastifyServerOptions['logger'];
  return { app: fastify({ logger }), lines: () => text.trim().split('\n'), text: () => text };
}
const clean = (text: string) => secrets.filter((secret) => text.includes(secret));

it('writes one line of JSON a message, without what is private by its name, however deep', () => {
  const { app, lines, text } = logged();
  const { password, token, mail, mobile, birthday, note, ci, billing } = CANARIES;
  app.log.info({ password, token, email: mail, mobileNo: mobile, birthday, ci }, 'one');
  app.log.info({ given: { deep: [{ protectorMobileNo: mobile, answers: [note], text: note }] } }, 'two');
  app.log.info({ headers: { 'x-ho-token': token, authorization: token, cookie: token }, billingKey: billing }, 'three');
  app.log.info({ seen: `from ${mail}, ${mobile}, ${token}, ${billing}` }, 'four');
  expect(clean(text())).toEqual([]);
  expect(lines().map((line) => JSON.parse(line).msg)).toEqual(['one', 'two', 'three', 'four']);
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ password: '[removed]', email: '[removed]' });
});

it('keeps what tells where it went wrong', () => {
  const { app, lines } = logged();
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  app.log.error({ err: new Error('the job failed', { cause }), job: 'mails', accountNo: 12 }, 'a job failed');
  const line = JSON.parse(lines()[0] ?? '');
  expect(line).toMatchObject({ job: 'mails', accountNo: 12, err: { type: 'Error', message: 'the job failed' } });
  expect(line.err.stack).toContain('redactLogText.test.ts');
  expect(line.err.cause).toMatchObject({ code: 'ECONNREFUSED' });
});

it('leaves out the row that a database hangs onto its error', () => {
  const { app, text } = logged();
  const error = Object.assign(
    new pg.DatabaseError(`invalid input syntax for type bigint: "${CANARIES.note}"`, 1, 'error'),
    {
      detail: `Key (email)=(${CANARIES.mail}) already exists.`,
      where: CANARIES.note,
      parameters: [CANARIES.password],
      constraint: 'account_email_key',
      config: { data: CANARIES.token },
    },
  );
  app.log.error({ err: error }, 'request failed');
  app.log.error({ wrapped: error }, 'request failed');
  expect(clean(text())).toEqual([]);
  expect(text()).toContain('account_email_key');
});

it('never writes more than one line for a message, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (value, name) => {
      const { app, lines } = logged();
      app.log.warn({ seen: value, [`x${name}`]: value }, 'something');
      expect(lines()).toHaveLength(1);
      expect(JSON.parse(lines()[0] ?? '').msg).toBe('something');
    }),
    { numRuns: 60 },
  );
});

it('tells which run of a job wrote a line', () => {
  const { app, lines } = logged();
  requestScope.run({ requestId: 'run-0123456789abcdef', job: 'mails' }, () => app.log.info('sent'));
  app.log.info('elsewhere');
  const [inside, outside] = lines().map((line) => JSON.parse(line));
  expect(inside).toMatchObject({ reqId: 'run-0123456789abcdef', job: 'mails' });
  expect(outside.job).toBeUndefined();
});
