import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf code runs: a request, or a run of a job. */
export interface RequestScope {
  /** Goes along to other companies and into the log, so that one event can be followed everywhere. */
  readonly requestId: string;
  /** Name of the job, where no request is behind it. */
  readonly job?: string;
}

const storage = new AsyncLocalStorage<RequestScope>();

/** Gives code that has no request at hand (gateways, the log) the one it works for. */
export const requestScope = {
  run: <T>(scope: RequestScope, work: () => T): T => storage.run(scope, work),
  current: (): RequestScope | undefined => storage.getStore(),
};
