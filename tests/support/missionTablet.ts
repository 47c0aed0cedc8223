import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { attemptCalls } from '#src/features/mission/attemptCalls.ts';
import type { MissionDeps } from '#src/features/mission/session/MissionDeps.ts';
import { type OpenSession, openSession } from '#src/features/mission/session/openSession.ts';
import { SubmissionQueue } from '#src/features/mission/submission/SubmissionQueue.ts';
import type { HandInEnd } from '#src/features/mission/submission/WaitingHandIn.ts';
import { sendReport } from '#src/features/note/sync/sendReport.ts';
import { createApiClient } from '#src/lib/api/createApiClient.ts';
// The client fetches it with its first request; a driven clock would run on meanwhile.
import '#src/lib/api/openHttp.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { createMemoryStore, type DeviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { silentBroadcast } from '#src/testing/silentBroadcast.ts';
import type { TestApp } from './buildTestApp.ts';

/** The network of one tablet. Requests are counted from one; the cut one fails before or after the server had it. */
export interface TabletNetwork {
  down: boolean;
  count: number;
  cutAt: number;
  cut: 'before' | 'after';
  /** Requests that are on their way. */
  pending: number;
}

interface TabletOptions {
  accountNo: number;
  token: string;
  wait?: MissionDeps['wait'];
  now?: () => number;
  random?: () => number;
  /** What the device keeps; reports are always kept on that of this process. */
  device?: DeviceStore;
}

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A tablet as the product runs on it, without a screen: the real client, journal, session and hand-in desk. */
export function missionTablet(app: TestApp, options: TabletOptions) {
  const {
    accountNo,
    token,
    device = createMemoryStore(),
    wait = soon,
    now = app.clock.now,
    random = () => 0.5,
  } = options;
  const network: TabletNetwork = { down: false, count: 0, cutAt: 0, cut: 'before', pending: 0 };
  const ends: HandInEnd[] = [];

  async function adapter(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    network.count += 1;
    const cut = network.count === network.cutAt;
    const lost = () => new AxiosError('cut', AxiosError.ERR_NETWORK, config);
    if (network.down || (cut && network.cut === 'before')) throw lost();
    network.pending += 1;
    const response = await app.app.inject({
      method: (config.method?.toUpperCase() ?? 'GET') as 'GET',
      url: config.url ?? '',
      headers: { ...(config.headers.toJSON() as Record<string, string>), host: new URL(app.env.origins.edu).host },
      ...(config.data === undefined ? {} : { payload: config.data as string }),
    });
    network.pending -= 1;
    // The network may have gone while the server worked.
    if (cut || network.down) throw lost();
    const answer = { status: response.statusCode, data: response.json(), headers: response.headers };
    const given = { ...answer, statusText: '', config } as AxiosResponse;
    if (given.status >= 400) throw new AxiosError('refused', '', config, null, given);
    return given;
  }

  /** As after switching the tablet on: nothing is left but what the device keeps. */
  function boot() {
    const api = createApiClient({
      site: 'edu',
      readToken: () => token,
      readFrontPath: () => '/',
      onTokenRenewed: () => {},
      onLoginLost: () => {},
      adapter,
    });
    let on = true;
    const deps: MissionDeps = {
      broadcast: silentBroadcast,
      calls: attemptCalls(api),
      device,
      accountNo,
      now,
      ticks: now,
      wait,
      random,
      createKey: createRandomId,
      isCurrent: () => on,
    };
    const queue = new SubmissionQueue(deps);
    const disconnect = queue.connect({
      sendText: (bookNo) => sendReport({ ...deps, api }, bookNo),
      onEnded: (end) => ends.push(end),
    });
    const open: OpenSession[] = [];
    return {
      api,
      deps,
      queue,
      /** What is shown of answers that another device gave later. */
      overtaken: [] as [string, string][],
      async play(bookNo: number, kind: MissionKind): Promise<OpenSession> {
        const session = await openSession(deps, bookNo, kind, {
          onState: () => {},
          onOvertaken: (key, value) => this.overtaken.push([key, value]),
          onClosed: () => {},
          onAttempt: () => {},
        });
        open.push(session);
        return session;
      },
      crash() {
        on = false;
        disconnect();
        for (const session of open) session.close();
      },
    };
  }

  return { network, device, ends, boot };
}
