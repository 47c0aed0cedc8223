// @vitest-environment node
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { ItemVerdict, MissionAttempt } from '#contract/mission.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { createMemoryStore } from '#src/lib/persisted/DeviceStore.ts';
import { silentBroadcast } from '#src/testing/silentBroadcast.ts';
import type { AttemptCalls } from '../attemptCalls.ts';
import { sendAnswersOf } from '../submission/sendAnswersOf.ts';
import type { MissionDeps } from './MissionDeps.ts';
import { openSession } from './openSession.ts';

const KEYS = ['ox-1', 'ox-2', 'ox-3'];
/** The right answer to each of them is O. */
const begun: MissionAttempt = {
  attemptNo: 3,
  bookNo: 1,
  bookName: '흥부와 놀부',
  readingMissionType: 'OX',
  round: 1,
  startedAt: '2026-05-06T09:00:00.000Z',
  currentDate: '2026-05-06T09:00:00.000Z',
  content: { kind: 'OX', items: KEYS.map((key) => ({ key, statement: key })) },
  answers: [],
  hints: [],
  maxPoint: 20,
  hintPrice: 1,
  locked: [],
  markedAtOnce: true,
  verdicts: [],
  checksItself: false,
};

/** A server as several devices find it: the first answer of each item counts. */
function makeServer({ blindAfter = Number.POSITIVE_INFINITY } = {}) {
  const first = new Map<string, { value: string; seq: number }>();
  const verdictOf = (key: string): ItemVerdict => {
    const { value = '' } = first.get(key) ?? {};
    return { key, value, correct: value === 'O', explanation: null, pageNo: 3, scene: null };
  };
  const calls = {
    start: vi.fn(
      async (): Promise<MissionAttempt> => ({
        ...begun,
        answers: [...first].map(([key, answer]) => ({ key, ...answer })),
        verdicts: [...first.keys()].map(verdictOf),
      }),
    ),
    save: vi.fn<AttemptCalls['save']>(async (_attemptNo, key, entry) => ({ key, ...entry })),
    verdict: vi.fn<AttemptCalls['verdict']>(async (_attemptNo, key, entry) => {
      if (first.size >= blindAfter) return { answer: { key, ...entry }, markedAtOnce: false, verdict: null };
      if (!first.has(key)) first.set(key, { value: entry.value, seq: entry.seq });
      return { answer: { key, ...entry, ...first.get(key) }, markedAtOnce: true, verdict: verdictOf(key) };
    }),
  };
  return { first, calls };
}

function makeDevice(calls: Partial<AttemptCalls>, wait = () => new Promise<void>(() => {})) {
  let now = 1_000;
  const network = { down: false };
  const online = <Given extends unknown[], Result>(call: ((...given: Given) => Promise<Result>) | undefined) =>
    call && (async (...given: Given) => (network.down ? Promise.reject(new NetworkError(false)) : call(...given)));
  const deps: MissionDeps = {
    broadcast: silentBroadcast,
    calls: Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [name, online(call as () => Promise<unknown>)]),
    ) as unknown as AttemptCalls,
    device: createMemoryStore(),
    accountNo: 7,
    now: () => now++,
    ticks: () => 0,
    wait,
    random: () => 0.5,
    createKey: () => 'key',
    isCurrent: () => true,
  };
  async function open() {
    const seen = { attempt: begun, overtaken: [] as [string, string][] };
    const session = await openSession(deps, 1, 'OX', {
      onState: () => {},
      onOvertaken: (key, value) => seen.overtaken.push([key, value]),
      onClosed: () => {},
      onAttempt: (attempt) => {
        seen.attempt = attempt;
      },
    });
    seen.attempt = session.attempt;
    return { session, seen };
  }
  return { deps, network, open };
}

it('has an answer marked as it is given, and takes no other one', async () => {
  const { calls } = makeServer();
  const { session, seen } = await makeDevice(calls).open();
  expect(session.mayAnswer('ox-1')).toBe(true);
  void session.answer('ox-1', 'X');
  expect(session.mayAnswer('ox-1')).toBe(false);
  await session.flush();
  expect(seen.attempt.verdicts).toMatchObject([{ key: 'ox-1', value: 'X', correct: false }]);
  expect([calls.verdict.mock.calls.length, calls.save.mock.calls.length]).toEqual([1, 0]);
});

it('keeps an answer without a network, says nothing of right or wrong, and has it marked later', async () => {
  const { calls } = makeServer();
  const { network, open } = makeDevice(calls);
  const { session, seen } = await open();
  network.down = true;
  await session.answer('ox-1', 'O');
  expect(await session.flush()).toBe(false);
  expect([session.mayAnswer('ox-1'), seen.attempt.verdicts]).toEqual([false, []]);
  session.close();
  // Opened again without a network, from the copy of this device.
  const again = await open();
  expect([again.session.answers, again.session.mayAnswer('ox-1')]).toEqual([{ 'ox-1': 'O' }, false]);
  network.down = false;
  await again.session.flush();
  expect(again.seen.attempt.verdicts).toMatchObject([{ key: 'ox-1', value: 'O', correct: true }]);
});

it('has answers marked that are sent while nobody plays, and shows it when it is opened without a network', async () => {
  const { calls } = makeServer();
  const { deps, network, open } = makeDevice(calls);
  const { session } = await open();
  network.down = true;
  await session.answer('ox-2', 'X');
  session.close();
  network.down = false;
  expect(await sendAnswersOf(deps, 3)).toBe(true);
  network.down = true;
  expect((await open()).session.attempt.verdicts).toMatchObject([{ key: 'ox-2', correct: false }]);
});

it('asks for the verdict of what an earlier version had only saved', async () => {
  const { calls } = makeServer();
  calls.start.mockResolvedValueOnce({ ...begun, answers: [{ key: 'ox-3', value: 'O', seq: 5 }] });
  const { seen } = await makeDevice(calls, async () => {}).open();
  await vi.waitFor(() => expect(seen.attempt.verdicts).toMatchObject([{ key: 'ox-3', correct: true }]));
});

it('goes on unmarked where the student has joined a contest meanwhile: what was marked stays, the rest is free', async () => {
  const { calls } = makeServer({ blindAfter: 1 });
  const { session, seen } = await makeDevice(calls).open();
  for (const key of ['ox-1', 'ox-2']) await session.answer(key, 'X');
  await session.flush();
  expect(seen.attempt).toMatchObject({ markedAtOnce: false, verdicts: [{ key: 'ox-1' }] });
  expect(KEYS.map((key) => session.mayAnswer(key))).toEqual([false, true, true]);
  await session.answer('ox-2', 'O');
  await session.flush();
  expect(calls.save).toHaveBeenLastCalledWith(3, 'ox-2', expect.objectContaining({ value: 'O' }));
});

it('saves its answer where a node of the server does not know verdicts yet, and loses nothing', async () => {
  const { calls } = makeServer();
  const missing = { status: 404 as const, code: 'NOT_FOUND' as const, message: '없어요.', requestId: 'r' };
  calls.verdict.mockRejectedValueOnce(new ApiError(missing as ConstructorParameters<typeof ApiError>[0]));
  const { session, seen } = await makeDevice(calls).open();
  await session.answer('ox-1', 'O');
  await session.flush();
  expect(calls.save).toHaveBeenCalledWith(3, 'ox-1', expect.objectContaining({ value: 'O' }));
  await session.flush();
  expect(seen.attempt.verdicts).toMatchObject([{ key: 'ox-1', correct: true }]);
});

it('leaves the words of a crossword to change, which are checked another way', async () => {
  const { calls } = makeServer();
  const content = { kind: 'PUZZLE' as const, size: 10 as const, clues: [] };
  calls.start.mockResolvedValueOnce({ ...begun, readingMissionType: 'PUZZLE', content });
  const { session } = await makeDevice(calls).open();
  for (const value of ['토끼', '자라']) {
    expect(session.mayAnswer('1-across')).toBe(true);
    await session.answer('1-across', value);
    await session.flush();
  }
  expect(calls.save.mock.calls.map(([, , { value }]) => value)).toEqual(['토끼', '자라']);
  expect(calls.verdict).not.toHaveBeenCalled();
});

it('shows on every device the verdict of the first answer that arrived, in any order of answers and outages', async () => {
  const step = fc.record({
    device: fc.nat({ max: 1 }),
    act: fc.constantFrom('answer', 'answer', 'cut', 'mend', 'reopen'),
    key: fc.constantFrom(...KEYS),
    value: fc.constantFrom('O', 'X'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { calls, first } = makeServer();
      const devices = [makeDevice(calls), makeDevice(calls)];
      const open = await Promise.all(devices.map((device) => device.open()));
      const given = new Map<string, string>();
      for (const { device: which, act, key, value } of steps) {
        const here = devices[which];
        const { session } = open[which] ?? {};
        if (!here || !session) throw new Error('no such device');
        if (act === 'cut') here.network.down = true;
        if (act === 'mend') here.network.down = false;
        if (act === 'answer' && session.mayAnswer(key)) {
          await session.answer(key, value);
          await session.flush();
        }
        if (act === 'reopen') {
          session.close();
          open[which] = await here.open();
        }
        for (const [at, answer] of first) {
          expect(given.get(at) ?? answer.value).toBe(answer.value);
          given.set(at, answer.value);
        }
        // No verdict before the server's, and never another one.
        for (const { seen } of open)
          for (const verdict of seen.attempt.verdicts)
            expect([verdict.value, verdict.correct]).toEqual([given.get(verdict.key), given.get(verdict.key) === 'O']);
      }
      for (const { network } of devices) network.down = false;
      for (const [which, { session, seen }] of open.entries()) {
        await session.flush();
        const answers = session.values();
        for (const { key, value } of seen.attempt.verdicts) expect([which, answers[key]]).toEqual([which, value]);
      }
    }),
    { numRuns: 60 },
  );
});
