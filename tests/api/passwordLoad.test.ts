import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { buildTestApp } from '../support/buildTestApp.ts';
import { hashing } from '../support/hashing.ts';
import { makeAccount, PASSWORD } from '../support/makeAccount.ts';

/**
 * A fifth of the 1,200 that may come at once: what is held to is the number of hashes, which does not grow with them. The
 * memory of one is 19 MiB, so that the number at once is the memory: 1,200 would be 22 GiB.
 */
const STUDENTS = 240;

it('a school that signs in at once: two passwords are hashed at a time, and everybody is let in', {
  timeout: 300_000,
}, async () => {
  const app = await buildTestApp({ content: 'demo' });
  const students = [];
  for (let at = 0; at < STUDENTS; at += 1) students.push(await makeAccount(app, 'edu'));
  const signIn = ({ accountId }: { accountId: string }) =>
    app.post('/api/auth/sign-in', { accountId, password: PASSWORD });
  hashing.most = 0;
  const answers = await Promise.all(students.map(signIn));
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
  expect(hashing.most).toBe(2);
  await app.close();
});

it('a password that was hashed at an earlier cost is hashed anew at the next sign-in, and opens the same', async () => {
  const app = await buildTestApp({ content: 'demo' });
  const { accountId, accountNo } = await makeAccount(app, 'edu');
  const stored = async () => {
    const rows = app.db.selectFrom('account').select('password_hash').where('account_no', '=', accountNo);
    return (await rows.executeTakeFirstOrThrow()).password_hash;
  };
  const signIn = (password = PASSWORD) => app.post('/api/auth/sign-in', { accountId, password });
  await signIn();
  const today = await stored();
  const old = await hash(PASSWORD, { memoryCost: 4096, timeCost: 3, parallelism: 1 });
  await app.db.updateTable('account').set({ password_hash: old }).where('account_no', '=', accountNo).execute();
  expect((await signIn('wrong-Guess1')).status).toBe(422);
  expect(await stored()).toBe(old);
  const answers = await Promise.all([signIn(), signIn(), signIn()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const fresh = await stored();
  expect(fresh).not.toBe(old);
  expect(fresh.split('$').slice(0, 4)).toEqual(today.split('$').slice(0, 4));
  expect((await signIn()).status).toBe(200);
  expect(await stored()).toBe(fresh);
  await app.close();
});
