import { expect, it } from 'vitest';
import type { Db } from './Db.ts';
import { runExclusivePerAccount } from './runExclusivePerAccount.ts';

const db = {} as Db;

/** A promise that is settled from outside. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { open, opened };
}

it('runs the work of one account one after the other and lets other accounts pass', async () => {
  const log: string[] = [];
  const first = gate();
  const ends = [
    runExclusivePerAccount(db, 1, async () => {
      log.push('first begins');
      await first.opened;
      log.push('first ends');
    }),
    runExclusivePerAccount(db, 1, async () => log.push('second')),
  ];
  await runExclusivePerAccount(db, 2, async () => log.push('other'));
  await runExclusivePerAccount({} as Db, 1, async () => log.push('other database'));
  first.open();
  await Promise.all(ends);
  expect(log).toEqual(['first begins', 'other', 'other database', 'first ends', 'second']);
});

it('goes on after a failure, which only its own caller sees', async () => {
  const failing = runExclusivePerAccount(db, 1, async () => {
    throw new Error('failed');
  });
  const next = runExclusivePerAccount(db, 1, async () => 'next');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('next');
});
