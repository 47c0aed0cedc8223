import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { deviceStore } from '#src/lib/persisted/DeviceStore.ts';
import type { Services } from '#src/lib/services/Services.ts';
import { isSignedInAs } from '#src/lib/session/isSignedInAs.ts';
import { attemptCalls } from '../attemptCalls.ts';
import type { MissionDeps } from '../session/MissionDeps.ts';
import { SubmissionQueue } from './SubmissionQueue.ts';

type Outside = Pick<Services, 'api' | 'session' | 'broadcast' | 'now'>;

const queues = new WeakMap<Outside['api'], Map<number, { deps: MissionDeps; queue: SubmissionQueue }>>();

/** The one desk of an account in this tab, with the world that its missions are played in. */
export function submissionQueueOf(outside: Outside, accountNo: number): { deps: MissionDeps; queue: SubmissionQueue } {
  const ofApi = queues.get(outside.api) ?? new Map();
  queues.set(outside.api, ofApi);
  const known = ofApi.get(accountNo);
  if (known) return known;
  const deps: MissionDeps = {
    calls: attemptCalls(outside.api),
    device: deviceStore(),
    broadcast: outside.broadcast,
    accountNo,
    now: outside.now,
    ticks: () => performance.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    createKey: createRandomId,
    isCurrent: () => isSignedInAs(outside.session, accountNo),
  };
  const made = { deps, queue: new SubmissionQueue(deps) };
  ofApi.set(accountNo, made);
  return made;
}
