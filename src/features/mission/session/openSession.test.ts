// @vitest-environment node
import { expect, it, vi } from 'vitest';
import type { MissionAttempt } from '#contract/mission.ts';
import { createMemoryStore, type DeviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { silentBroadcast } from '#src/testing/silentBroadcast.ts';
import type { AttemptCalls } from '../attemptCalls.ts';
import { keptMissions } from './keptMissions.ts';
import type { MissionDeps } from './MissionDeps.ts';
import { openSession } from './openSession.ts';

const begun: MissionAttempt = {
  attemptNo: 3,
  bookNo: 1,
  bookName: '흥부와 놀부',
  readingMissionType: 'PUZZLE',
  round: 1,
  startedAt: '2026-05-06T09:00:00.000Z',
  currentDate: '2026-05-06T09:00:00.000Z',
  content: { kind: 'PUZZLE', size: 10, clues: [] },
  answers: [{ key: '2-down', value: '다람쥐', seq: 1 }],
  hints: [],
  maxPoint: 20,
  hintPrice: 1,
  locked: [],
  markedAtOnce: false,
  verdicts: [],
  checksItself: false,
};

async function open(calls: Partial<AttemptCalls> = {}, device = createMemoryStore()) {
  let now = 1_000;
  const deps: MissionDeps = {
    broadcast: silentBroadcast,
    calls: {
      start: async () => begun,
      save: async (_attemptNo: number, key: string, entry: { value: string; seq: number }) => ({ key, ...entry }),
      ...calls,
    } as AttemptCalls,
    device,
    accountNo: 7,
    now: () => now++,
    ticks: () => 0,
    wait: async () => {},
    random: () => 0.5,
    createKey: () => 'key',
    isCurrent: () => true,
  };
  const attempts: MissionAttempt[] = [];
  const overtaken: [string, string][] = [];
  const session = await openSession(deps, 1, 'PUZZLE', {
    onState: () => {},
    onOvertaken: (key, value) => overtaken.push([key, value]),
    onClosed: () => {},
    onAttempt: (attempt) => attempts.push(attempt),
  });
  return { session, attempts, overtaken };
}

const first = { hint: { key: '1-across', step: 'CONSONANTS', text: 'ㅈㅂㄷㄹ' }, maxPoint: 19, hintPrice: 1 } as const;
const second = { hint: { key: '1-across', step: 'FIRST_SYLLABLE', text: '제' }, maxPoint: 18, hintPrice: 2 } as const;

it('tells what hints have made of the mission, one given twice as one', async () => {
  const hint = vi.fn().mockResolvedValueOnce(first).mockResolvedValueOnce(second).mockResolvedValueOnce(second);
  const { session, attempts } = await open({ hint });
  for (let asked = 0; asked < 3; asked += 1) await session.hint('1-across');
  expect(attempts.at(0)).toMatchObject({ hints: [first.hint], maxPoint: 19 });
  expect(attempts.at(-1)).toMatchObject({ hints: [first.hint, second.hint], maxPoint: 18, hintPrice: 2 });
});

it('closes words that were found right, as they were when they were asked for', async () => {
  const results = ['1-across', '2-down', '3-across'].map((key) => ({ key, correct: key !== '3-across' }));
  const { session, attempts } = await open({ check: async () => ({ results, ended: [] }) });
  await session.answer('1-across', '제비다리');
  await session.answer('3-across', '쥐구멍');
  await session.check(['1-across', '2-down', '3-across']);
  expect(attempts.at(-1)?.locked).toEqual([
    { key: '1-across', value: '제비다리' },
    { key: '2-down', value: '다람쥐' },
  ]);
});

it('leaves a word open that was changed while it was marked', async () => {
  let mark = (_marks: { results: { key: string; correct: boolean }[]; ended: string[] }) => {};
  const check = vi.fn(
    () =>
      new Promise<{ results: { key: string; correct: boolean }[]; ended: string[] }>((resolve) => {
        mark = resolve;
      }),
  );
  const { session, attempts } = await open({ check });
  await session.answer('1-across', '제비다리');
  const checked = session.check(['1-across']);
  await vi.waitFor(() => expect(check).toHaveBeenCalled());
  await session.answer('1-across', '제비다구');
  mark({ results: [{ key: '1-across', correct: true }], ended: [] });
  await checked;
  expect(attempts.at(-1)?.locked).toEqual([]);
});

it('opens over a device that never answers, plays and sends', async () => {
  vi.useFakeTimers();
  const silent = () => new Promise<never>(() => {});
  const device: DeviceStore = {
    ...createMemoryStore(),
    ...{ entries: silent, keys: silent, get: silent, set: silent, put: silent, removeIf: silent, change: silent },
  };
  const save = vi.fn<AttemptCalls['save']>(async (_attemptNo, key, entry) => ({ key, ...entry }));
  const opening = open({ save, hint: async () => first }, device);
  await vi.advanceTimersByTimeAsync(10_000);
  const { session, attempts } = await opening;
  expect(session.answers).toEqual({ '2-down': '다람쥐' });
  const answered = session.answer('1-across', '제비다리').then(() => session.flush());
  const hinted = session.hint('1-across');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await answered, save.mock.calls.map(([, key]) => key)]).toEqual([true, ['1-across']]);
  expect([await hinted, attempts.at(-1)?.hints]).toEqual([first, [first.hint]]);
  vi.useRealTimers();
});

it('shows what this device still holds once it can be read', async () => {
  const memory = createMemoryStore();
  await memory.set('7:3:1-across', { value: '제비다리', seq: 9 });
  let failures = 1;
  const device: DeviceStore = {
    ...memory,
    entries: <T>(prefix: string) =>
      prefix === '7:3:' && failures-- > 0 ? Promise.reject(new Error('unreadable')) : memory.entries<T>(prefix),
  };
  const { session, overtaken } = await open({}, device);
  expect(session.answers).toEqual({ '2-down': '다람쥐' });
  await session.answer('2-down', '다람이');
  expect(overtaken).toEqual([['1-across', '제비다리']]);
  expect(await session.flush()).toBe(true);
});

it('keeps in the copy what the server has taken before a slow device had begun the copy', async () => {
  vi.useFakeTimers();
  const memory = createMemoryStore();
  let wake = () => {};
  // One thing after the other, as IndexedDB does; the first of them takes long.
  let before: Promise<unknown> = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const done = before.then(work);
    before = done;
    return done;
  };
  const device: DeviceStore = {
    ...memory,
    entries: <T>(prefix: string) => inLine(() => memory.entries<T>(prefix)),
    get: <T>(key: string) => inLine(() => memory.get<T>(key)),
    set: (key, value) => inLine(() => memory.set(key, value)),
    removeIf: (key, still) => inLine(() => memory.removeIf(key, still)),
    change: (key, change) => inLine(() => memory.change(key, change)),
  };
  const opening = open({}, device);
  await vi.advanceTimersByTimeAsync(10_000);
  const { session } = await opening;
  const flushed = session.answer('1-across', '제비다리').then(() => session.flush());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await flushed).toBe(true);
  wake();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await memory.entries('7:')).length).toBe(0);
  const copy = await keptMissions(memory, 7).read(1, 'PUZZLE');
  expect(copy?.attempt.answers).toMatchObject([{ key: '2-down' }, { key: '1-across', value: '제비다리' }]);
  vi.useRealTimers();
});

it('opens the newest copy, where an older one was left', async () => {
  const memory = createMemoryStore();
  const kept = keptMissions(memory, 7);
  await kept.keep({ ...begun, attemptNo: 10 }, 0);
  const [[, copy] = []] = await memory.entries<{ attempt: MissionAttempt }>('kept:7:mission:10');
  await memory.set('kept:7:mission:9', { ...copy, attempt: { ...begun, attemptNo: 9 } });
  expect((await kept.read(1, 'PUZZLE'))?.attempt.attemptNo).toBe(10);
  await kept.keep({ ...begun, attemptNo: 10 }, 0);
  expect((await kept.all()).map(({ attempt }) => attempt.attemptNo)).toEqual([10]);
});

it('finds what changed elsewhere since a hand-in began, also where it is on the screen by now', async () => {
  const changed = { ...begun, answers: [{ key: '2-down', value: '너구리', seq: 50 }] };
  const { session } = await open({ start: vi.fn().mockResolvedValueOnce(begun).mockResolvedValue(changed) });
  const shown = session.values();
  expect(await session.refresh(shown)).toBe(true);
  expect(session.values()).toEqual({ '2-down': '너구리' });
  expect(await session.refresh(shown)).toBe(true);
  expect(await session.refresh(session.values())).toBe(false);
});
