// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MissionResult } from '#contract/mission.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { createMemoryStore, type DeviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { refusal } from '#src/testing/refusal.ts';
import { silentBroadcast } from '#src/testing/silentBroadcast.ts';
import type { AttemptCalls } from '../attemptCalls.ts';
import type { MissionDeps } from '../session/MissionDeps.ts';
import { openJournal } from '../session/openJournal.ts';
import { describeHandInEnd } from './describeHandInEnd.ts';
import { SubmissionQueue } from './SubmissionQueue.ts';
import type { HandInEnd, TextState } from './WaitingHandIn.ts';

const order = (kind: MissionKind = 'OX') => ({
  attemptNo: 3,
  bookNo: 1,
  bookName: '흥부와 놀부',
  kind,
  confirmIncomplete: false,
});

/** A queue over a device that a test can break; time passes when the test advances it. */
function open(
  submit: AttemptCalls['submit'],
  sendText: () => Promise<TextState> = async () => 'SENT',
  memory = createMemoryStore(),
) {
  const broken = { reads: 0 };
  const device: DeviceStore = {
    ...memory,
    async entries<T>(prefix: string) {
      // The answers of the attempt; what else waits is read by another call.
      if (prefix === '7:3:' && broken.reads-- > 0) throw new DOMException('', 'UnknownError');
      return memory.entries<T>(prefix);
    },
  };
  const waits: (() => void)[] = [];
  const deps: MissionDeps = {
    broadcast: silentBroadcast,
    calls: { submit } as Partial<AttemptCalls> as AttemptCalls,
    device,
    accountNo: 7,
    now: () => 1_000,
    ticks: () => 0,
    wait: () => new Promise((resolve) => waits.push(resolve)),
    random: () => 0.5,
    createKey: () => 'key',
    isCurrent: () => true,
  };
  const queue = new SubmissionQueue(deps);
  const ends: HandInEnd[] = [];
  queue.connect({ sendText, onEnded: (end) => ends.push(end) });
  const passTime = () => {
    for (const resolve of waits.splice(0)) resolve();
  };
  return { deps, queue, broken, ends, passTime };
}

const handedIn = async () => ({ points: 20 }) as MissionResult;
const answered = (status: number) =>
  new ApiError({
    status,
    foreign: true,
    code: 'UNKNOWN',
    message: '',
    requestId: null,
    fields: {},
    retryAfterSeconds: null,
  });

it('goes on waiting when this device fails to read the answers once', async () => {
  const { queue, broken, ends, passTime } = open(handedIn);
  broken.reads = 1;
  expect(await queue.handIn(order())).toEqual({ state: 'WAITS' });
  expect([await queue.waitingFor(1, 'OX'), ends]).toEqual([{ ...order(), key: 'key' }, []]);
  passTime();
  await vi.waitFor(() => expect(ends).toMatchObject([{ outcome: 'DONE', points: 20 }]));
  expect(await queue.waitingFor(1, 'OX')).toBeNull();
});

it('goes on waiting when this device fails to read the report', async () => {
  const sendText = vi.fn<() => Promise<TextState>>().mockRejectedValueOnce(new DOMException('', 'UnknownError'));
  const { queue } = open(handedIn, sendText.mockResolvedValue('SENT'));
  expect(await queue.handIn(order('REPORT'))).toEqual({ state: 'WAITS' });
  expect(await queue.waitingFor(1, 'REPORT')).not.toBeNull();
});

it.each([
  ['a proxy that knows no such page', answered(404)],
  ['a filter of a school', answered(403)],
  ['the same hand-in that is at work already', refusal('CONFLICT')],
  ['a login that ended', refusal('LOGIN_REQUIRED')],
  ['too much to do', refusal('OVERLOADED')],
])('goes on waiting at %s', async (_what, error) => {
  const { queue, ends } = open(() => Promise.reject(error));
  expect(await queue.handIn(order())).toEqual({ state: 'WAITS' });
  expect([(await queue.waitingFor(1, 'OX'))?.key, ends]).toEqual(['key', []]);
});

it.each(['MISSION_NOT_COMPLETE', 'MISSION_CLOSED', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE'] as const)(
  'comes back to the student when the server says %s',
  async (code) => {
    const { queue } = open(() => Promise.reject(refusal(code)));
    await expect(queue.handIn(order())).rejects.toMatchObject({ code });
    expect(await queue.waitingFor(1, 'OX')).toBeNull();
  },
);

it('says what a report lacks that had waited and is not ready', async () => {
  const why = '지금 13자예요. 87자만 더 쓰면 낼 수 있어요.';
  const refused = Object.assign(refusal('MISSION_GATE'), { fields: { report: why } });
  const answers = [new Error('no network'), refused];
  const { queue, ends, passTime } = open(() => Promise.reject(answers.shift()));
  expect(await queue.handIn(order('REPORT'))).toEqual({ state: 'WAITS' });
  passTime();
  await vi.waitFor(() => expect(ends).toMatchObject([{ outcome: 'GATE', why }]));
  expect(ends.map((end) => describeHandInEnd(end).text)).toEqual([
    `『흥부와 놀부』 독후감은 조금 더 다듬으면 낼 수 있어요. ${why} 쓴 것은 그대로 있어요.`,
  ]);
});

it('comes back to the student when another device wrote the report differently', async () => {
  const { queue } = open(handedIn, async () => 'UNDECIDED');
  await expect(queue.handIn(order('REPORT'))).rejects.toMatchObject({ name: 'TextUndecided' });
});

it('hands in over a device that never answers, and tells so', async () => {
  vi.useFakeTimers();
  const silent = () => new Promise<never>(() => {});
  const store: DeviceStore = {
    ...createMemoryStore(),
    ...{ entries: silent, keys: silent, get: silent, set: silent, put: silent, removeIf: silent, change: silent },
  };
  const { deps, queue } = open(handedIn, async () => 'SENT', store);
  const looked = queue.waitingFor(1, 'OX');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await looked).toBeNull();
  // The page plays it: its own journal has the answers.
  const { journal, close } = openJournal({
    deps,
    ...{ attemptNo: 3, known: [], clockAheadMs: 0, markedAtOnce: () => false, onVerdict: () => {} },
    ...{ onState: () => {}, onOvertaken: () => {}, onClosed: () => {} },
  });
  const handing = queue.handIn(order());
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await handing, journal.problem]).toEqual([{ state: 'DONE', result: { points: 20 } }, null]);
  close();
  vi.useRealTimers();
});

/** A device whose single steps a test can hold up. */
function heldUp(memory = createMemoryStore()) {
  const hold = { removals: false, reads: false };
  const late: (() => void)[] = [];
  const later = () => new Promise<void>((resolve) => late.push(resolve));
  const device: DeviceStore = {
    ...memory,
    async entries<T>(prefix: string) {
      if (hold.reads) await later();
      return memory.entries<T>(prefix);
    },
    async removeIf(key, still) {
      if (hold.removals) await later();
      return memory.removeIf(key, still);
    },
  };
  const goOn = () => {
    Object.assign(hold, { removals: false, reads: false });
    for (const resolve of late.splice(0)) resolve();
  };
  return { device, hold, goOn };
}

describe('a device that answers late', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has the end told once, though what waited was not removed in time', async () => {
    const { device, hold, goOn } = heldUp();
    const submit = vi.fn(handedIn).mockRejectedValueOnce(refusal('OVERLOADED'));
    const { queue, ends, passTime } = open(submit, undefined, device);
    expect(await queue.handIn(order())).toEqual({ state: 'WAITS' });
    hold.removals = true;
    passTime();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ends).toMatchObject([{ outcome: 'DONE', points: 20 }]);
    passTime();
    await vi.advanceTimersByTimeAsync(10_000);
    goOn();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([ends.length, submit.mock.calls.length]).toEqual([1, 2]);
    expect(await queue.waitingFor(1, 'OX')).toBeNull();
  });

  it('is asked again for what waits, and holds up nothing that is handed in later', async () => {
    const { device, hold, goOn } = heldUp();
    const submit = vi.fn(handedIn).mockRejectedValueOnce(refusal('OVERLOADED'));
    const { queue, ends, passTime } = open(submit, undefined, device);
    expect(await queue.handIn(order())).toEqual({ state: 'WAITS' });
    hold.reads = true;
    passTime();
    await vi.advanceTimersByTimeAsync(10_000);
    hold.reads = false;
    passTime();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ends).toMatchObject([{ attemptNo: 3, outcome: 'DONE' }]);
    goOn();
  });

  it('is asked again also when it was asked as a page opened', async () => {
    const { device, hold, goOn } = heldUp();
    await device.set('7:hand-in:3', { ...order(), key: 'key' });
    hold.reads = true;
    const { queue, ends, passTime } = open(handedIn, undefined, device);
    void queue.sendAll();
    await vi.advanceTimersByTimeAsync(10_000);
    hold.reads = false;
    passTime();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ends).toMatchObject([{ outcome: 'DONE' }]);
    goOn();
  });
});

it('lets what can go pass by what cannot', async () => {
  const submit = vi.fn<AttemptCalls['submit']>(async (attemptNo) => {
    if (attemptNo === 3) throw answered(404);
    return handedIn();
  });
  const { queue, ends, passTime } = open(submit);
  submit.mockRejectedValueOnce(refusal('OVERLOADED')).mockRejectedValueOnce(refusal('OVERLOADED'));
  expect(await queue.handIn(order())).toEqual({ state: 'WAITS' });
  expect(await queue.handIn({ ...order('QUIZ'), attemptNo: 4 })).toEqual({ state: 'WAITS' });
  passTime();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(3));
  await vi.waitFor(() => {
    passTime();
    expect(ends).toMatchObject([{ attemptNo: 4, outcome: 'DONE' }]);
  });
  expect(await queue.waitingFor(1, 'OX')).not.toBeNull();
});
