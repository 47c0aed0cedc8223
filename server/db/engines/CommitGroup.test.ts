import { expect, it } from 'vitest';
import { CommitGroup } from './CommitGroup.ts';

/** A database of which the next statement with this text fails. */
function makeGroup() {
  const ran: string[] = [];
  const state = { isOpen: false, fails: '', now: 0 };
  const group = new CommitGroup({
    run: (sql) => {
      ran.push(sql);
      if (sql === state.fails) throw new Error(`${sql} failed`);
      state.isOpen = sql === 'begin immediate';
    },
    isOpen: () => state.isOpen,
    clock: () => state.now,
  });
  return { group, ran, state };
}

it('answers all who wait when they are committed, by one commit', async () => {
  const { group, ran } = makeGroup();
  group.begin();
  const passed: string[] = [];
  const ends = ['one', 'two'].map((name) => group.join().then(() => passed.push(name)));
  await Promise.resolve();
  expect([passed, group.open]).toEqual([[], true]);
  group.commit();
  await Promise.all(ends);
  expect([passed, group.open, ran]).toEqual([['one', 'two'], false, ['begin immediate', 'commit']]);
});

it('takes everything back when its commit fails, and all who wait hear why', async () => {
  const { group, ran, state } = makeGroup();
  group.begin();
  const ends = Promise.allSettled([group.join(), group.join()]);
  state.fails = 'commit';
  group.commit();
  const reasons = (await ends).map((end) => end.status === 'rejected' && end.reason.message);
  expect(reasons).toEqual(['commit failed', 'commit failed']);
  expect([group.open, ran.at(-1)]).toEqual([false, 'rollback']);
});

it('is not open where it could not begin, and rolls nothing back that the database has taken back', async () => {
  const { group, ran, state } = makeGroup();
  state.fails = 'begin immediate';
  expect(() => group.begin()).toThrow('begin immediate failed');
  expect(group.open).toBe(false);
  state.fails = '';
  group.begin();
  const end = group.join();
  state.isOpen = false;
  group.fail(new Error('the disk is full'));
  await expect(end).rejects.toThrow('the disk is full');
  expect(ran).toEqual(['begin immediate', 'begin immediate']);
});

it('is full with as many as it holds, or when the first has waited long', () => {
  const { group, state } = makeGroup();
  group.begin();
  expect(group.full).toBe(false);
  state.now = 20;
  expect(group.full).toBe(true);
  group.commit();
  group.begin();
  for (let count = 0; count < 32; count += 1) void group.join();
  expect(group.full).toBe(true);
});
