import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MissionKind, missionKinds } from '#domain/mission/missionKinds.ts';
import { openNoteSyncQueue } from '#src/features/note/sync/openNoteSyncQueue.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { deviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { keepOnePuzzle } from '../support/keepOnePuzzle.ts';
import { accountProblems, ledgerOf } from '../support/ledgerOf.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { missionTablet } from '../support/missionTablet.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
  await keepOnePuzzle(app);
});

afterAll(() => app.close());

/** Where the network is cut; `crash`: the answer is lost, and the tablet with it. */
type Cut = 'none' | 'before' | 'after' | 'crash';

/** Everything that a student keeps of a mission. */
async function stateOf(accountNo: number) {
  const attempts = await app.db
    .selectFrom('mission_attempt')
    .select(['attempt_no', 'kind', 'round', 'status', 'correct_count', 'points', 'shells', 'hint_cost'])
    .where('account_no', '=', accountNo)
    .execute();
  const numbers = attempts.map(({ attempt_no }) => attempt_no);
  const marks = await app.db
    .selectFrom('mission_mark')
    .select(['item_key', 'correct'])
    .where('attempt_no', 'in', numbers)
    .orderBy('item_key')
    .execute();
  return {
    attempts: attempts.map(({ attempt_no: _, ...attempt }) => attempt),
    marks,
    ledger: await ledgerOf(app.db, accountNo),
    problems: await accountProblems(app.db, accountNo),
  };
}

/** A student plays a mission, with patience: what fails is tried again, and after a crash it goes on. */
async function playOnce(kind: MissionKind, cut: Cut, cutAt: number) {
  const { accountNo, token } = await freshStudent(app);
  const { network, boot, ends } = missionTablet(app, { accountNo, token, device: deviceStore() });
  if (cut !== 'none') Object.assign(network, { cutAt, cut: cut === 'before' ? 'before' : 'after' });
  const right = missionPlayer(app, token).rightAnswers;
  let tablet = boot();

  /** True when the tablet had to be switched on again: then the whole mission is opened anew. */
  function crashed(): boolean {
    if (cut !== 'crash' || network.count < cutAt || network.cutAt === 0) return false;
    network.cutAt = 0;
    tablet.crash();
    tablet = boot();
    return true;
  }

  async function patiently<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error;
      }
    }
  }

  async function sitting(): Promise<boolean> {
    // What waits from before the crash is sent at the next visit, whatever page it is.
    await tablet.queue.sendAll();
    if (ends.length > 0) return true;
    const session = await patiently(() => tablet.play(FIRST_BOOK, kind));
    if (crashed()) return false;
    const { attemptNo } = session.attempt;
    const answers = [...(await right(attemptNo))].sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [at, [key, value]] of answers.entries()) {
      const given = at === 0 && kind !== 'THINK' && kind !== 'REPORT' ? '' : value;
      if (kind === 'REPORT') await writeReport(tablet, given);
      else if ((session.answers[key] ?? '') !== given) await session.answer(key, given);
      // The pause between two answers: the journal sends by itself meanwhile, and tries again.
      await session.flush();
      if (crashed()) return false;
    }
    if (kind === 'PUZZLE') {
      const [second, third] = answers.slice(1).map(([key]) => key) as [string, string];
      if (!session.attempt.hints.some(({ key }) => key === third)) await patiently(() => session.hint(third));
      if (crashed()) return false;
      await patiently(() => session.check([second, third]));
      if (crashed()) return false;
    }
    const { bookName } = session.attempt;
    await tablet.queue.handIn({ attemptNo, bookNo: FIRST_BOOK, bookName, kind, confirmIncomplete: true });
    if (crashed()) return false;
    await tablet.queue.sendAll();
    return true;
  }

  while (!(await sitting()));
  const { entries } = tablet.deps.device;
  expect(await entries(`${accountNo}:`)).toEqual([]);
  tablet.crash();
  return { requests: network.count, state: await stateOf(accountNo), ends };
}

async function writeReport(tablet: ReturnType<ReturnType<typeof missionTablet>['boot']>, text: string) {
  const { queue, close } = openNoteSyncQueue({ ...tablet.deps, api: tablet.api }, FIRST_BOOK);
  await queue.restore();
  queue.edit('report', { kind: 'REPORT', text });
  await queue.flush();
  close();
}

describe.each(missionKinds)('%s: the network is cut at each request in turn', (kind) => {
  it.each(['before', 'after', 'crash'] as const)('%s', async (cut) => {
    const whole = await playOnce(kind, 'none', 0);
    expect(whole.state.attempts).toHaveLength(1);
    expect(whole.state.attempts[0]).toMatchObject({ status: 'SUBMITTED' });
    expect(whole.state.problems).toEqual([]);
    for (let cutAt = 1; cutAt <= whole.requests; cutAt += 1) {
      const { state, ends } = await playOnce(kind, cut, cutAt);
      expect(state, `${kind}, request ${cutAt} cut`).toEqual(whole.state);
      // The same key as the first time: a repeat is a replay, never "handed in before".
      const outcomes = ends.map(({ outcome }) => outcome);
      expect([[], ['DONE']], `${kind}, request ${cutAt} cut`).toContainEqual(outcomes);
    }
  });
});
