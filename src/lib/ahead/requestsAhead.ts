import { REQUEST_ID_HEADER } from '#contract/requestId.ts';
import { CONTRACT_VERSION, type SiteName, tokenHeaderBySite } from '#contract/site.ts';
import { createRandomId } from '../browser/createRandomId.ts';

/** What came back, as `openHttp` would hand it on. */
export interface AheadAnswer {
  status: number;
  headers: Record<string, string>;
  data: unknown;
}

interface AheadRequest {
  token: string;
  requestId: string;
  /** Rejects where no answer came. */
  answer: Promise<AheadAnswer>;
}

/** Milliseconds after the start of the document in which an answer is still that of the page that was opened. */
const FRESH_MS = 15_000;

/** By method and address. */
const requests = new Map<string, AheadRequest>();

/** Calls that are sent before the code that needs their answers is there. */
export const requestsAhead = {
  /** @param call method and address, as in `GET /api/main/me`; one that is not a GET changes nothing and has no body */
  send(call: string, site: SiteName, token: string): void {
    const [method = '', address = ''] = call.split(' ');
    const requestId = createRandomId();
    const answer = ask(address, {
      method,
      ...(method !== 'GET' && { body: '{}' }),
      headers: {
        accept: 'application/json',
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        'x-contract-version': String(CONTRACT_VERSION),
        'x-front-path': encodeURI(location.pathname),
        [tokenHeaderBySite[site]]: token,
        [REQUEST_ID_HEADER]: requestId,
      },
    });
    // Whoever takes it learns of the failure.
    answer.catch(() => undefined);
    requests.set(call, { token, requestId, answer });
  },

  /** The request that was sent for this login, once: whoever asks again wants news. Null where there is none. */
  claim(call: string, token: string | null): AheadRequest | null {
    const request = requests.get(call);
    if (!request) return null;
    requests.delete(call);
    return request.token === token && performance.now() < FRESH_MS ? request : null;
  },
};

async function ask(address: string, init: RequestInit): Promise<AheadAnswer> {
  const response = await fetch(address, init);
  const text = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers.entries()), data: parsed(text) };
}

/** What stands in between may answer with a page of its own. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
