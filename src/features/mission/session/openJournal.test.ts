// @vitest-environment node
import { expect, it } from 'vitest';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { createMemoryStore } from '#src/lib/persisted/DeviceStore.ts';
import { silentBroadcast } from '#src/testing/silentBroadcast.ts';
import type { AttemptCalls } from '../attemptCalls.ts';
import { openJournal } from './openJournal.ts';

const nothing = () => undefined;

/** The journal of attempt 3 of student 7, on a device of its own. */
function open(save: AttemptCalls['save'], { isCurrent = (): boolean => true, onClosed = nothing as () => void } = {}) {
  const device = createMemoryStore();
  const opened = openJournal({
    deps: {
      calls: { save } as Partial<AttemptCalls> as AttemptCalls,
      device,
      broadcast: silentBroadcast,
      accountNo: 7,
      now: () => 1_000,
      ticks: () => 0,
      wait: () => new Promise(() => {}),
      random: () => 0.5,
      createKey: () => 'key',
      isCurrent,
    },
    attemptNo: 3,
    known: [],
    clockAheadMs: 0,
    markedAtOnce: () => false,
    onVerdict: () => {},
    onState: nothing,
    onOvertaken: nothing,
    onClosed,
  });
  return { ...opened, kept: async () => (await device.entries('7:')).map(([key]) => key) };
}

it('sends no answer once somebody else is signed in, also while the page is being left', async () => {
  const sent: string[] = [];
  let current = true;
  const save: AttemptCalls['save'] = async (_attemptNo, key, entry) => {
    sent.push(key);
    current = false;
    return { key, ...entry };
  };
  const { journal, close, kept } = open(save, { isCurrent: () => current });
  await journal.put('a', '1');
  await journal.put('b', '2');
  expect(await journal.flush()).toBe(false);
  close();
  expect(sent).toEqual(['a']);
  expect(await kept()).toEqual(['7:3:b']);
});

it.each([
  ['of the product, and the mission is over', false, []],
  ['of a filter on the way, and the answer waits', true, ['7:3:a']],
])('hears a 404 %s', async (_of, foreign, waiting) => {
  const refusal = { status: 404, message: '', requestId: null, fields: {}, retryAfterSeconds: null };
  const save = () => Promise.reject(new ApiError({ ...refusal, code: foreign ? 'UNKNOWN' : 'NOT_FOUND', foreign }));
  const closed: boolean[] = [];
  const { journal, close, kept } = open(save, { onClosed: () => closed.push(true) });
  await journal.put('a', '1');
  await journal.flush();
  close();
  expect(closed).toEqual(foreign ? [] : [true]);
  expect(await kept()).toEqual(waiting);
});
