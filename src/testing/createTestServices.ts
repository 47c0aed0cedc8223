import type { AccountInfo } from '#contract/account.ts';
import { fillPath } from '#contract/endpoints/addressOf.ts';
import type { EndpointRoute } from '#contract/endpoints/Endpoint.ts';
import type { SiteName } from '#contract/site.ts';
import type { ApiClient } from '../lib/api/createApiClient.ts';
import type { AnyInput, EndpointCall } from '../lib/api/EndpointCall.ts';
import type { Broadcast, BroadcastMessage } from '../lib/createBroadcast.ts';
import { createMotion } from '../lib/motion/createMotion.ts';
import type { Services } from '../lib/services/Services.ts';
import { createSessionStore } from '../lib/session/createSessionStore.ts';

/** Answers by `METHOD path`; a function gets body or params. An error is thrown. */
export type Answers = Record<string, unknown>;

export interface TestServices extends Services {
  /** Every request in order, for instance `POST /api/auth/sign-in`. */
  requests: string[];
  bodies: unknown[];
  /** What this window sent to the others. */
  sent: BroadcastMessage[];
  /** As if another window sent it. */
  receive: (message: BroadcastMessage) => void;
  answers: Answers;
}

export const testAccount = {
  accountNo: 7,
  accountId: 'badaedu',
  name: '김바다',
  accountStatus: 'ACTIVE',
  academyStatus: 'ACTIVE',
  academyName: '푸른바다 독서학원',
  bookPoint: 640,
} as AccountInfo;

interface TestServicesOptions {
  site?: SiteName;
  answers?: Answers;
  signedIn?: boolean;
  demo?: boolean;
}

/** Nothing flies about while a test looks. */
const calmSystem = { matches: true, addEventListener: () => {} } as unknown as MediaQueryList;

/** Services without network or channel. A request that no answer was planned for fails. */
export function createTestServices(options: TestServicesOptions = {}): TestServices {
  const { site = 'edu', answers = {}, signedIn = false, demo = false } = options;
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const sent: BroadcastMessage[] = [];
  const listeners = new Set<(message: BroadcastMessage) => void>();
  const now = () => Date.now();
  const session = createSessionStore({ site, storage: localStorage, now });
  if (signedIn) {
    session.begin('token');
    session.complete(testAccount, '/main');
  }

  async function answer<T>(method: string, path: string, payload: unknown): Promise<T> {
    const request = `${method} ${path}`;
    requests.push(request);
    bodies.push(payload);
    if (!(request in answers)) throw new Error(`No answer was planned for ${request}`);
    const planned = answers[request];
    const value: unknown = typeof planned === 'function' ? planned(payload) : planned;
    if (value instanceof Error) throw value;
    return (await value) as T;
  }

  const api: ApiClient = {
    call: ((endpoint: EndpointRoute, input: AnyInput = {}) =>
      answer(
        endpoint.method,
        fillPath(endpoint.path, input.params),
        endpoint.method === 'GET' ? input.query : (input.file ?? input.body),
      )) as EndpointCall,
  };
  const broadcast: Broadcast = {
    send: (message) => void sent.push(message),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
  const receive = (message: BroadcastMessage) => {
    for (const listener of listeners) listener(message);
  };
  const homeOrigin = 'https://home.example';
  return {
    site,
    homeOrigin,
    demo,
    observers: null,
    contact: null,
    api,
    session,
    broadcast,
    storage: localStorage,
    tabStorage: sessionStorage,
    keptFor: 'device',
    motion: createMotion({ storage: localStorage, system: calmSystem, root: document.createElement('html') }),
    now,
    requests,
    bodies,
    sent,
    receive,
    answers,
  };
}
