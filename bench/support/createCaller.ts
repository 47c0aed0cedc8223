import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** One request as a reader's browser would send it. */
export interface Call {
  /** What it is, in the figures. */
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string;
  body?: object;
  /** Idempotency key: the same one with every try. */
  key?: string;
  /** Codes of the contract that are a right answer here, such as the limit of a day. */
  refusals?: readonly string[];
  /** Hears the data of the answer, once. */
  acknowledged?: (data: unknown) => void;
}

/** What a try got: an answer, or the way in which the connection failed. */
export type Reply =
  | { status: number; headers: IncomingHttpHeaders; code: string | null; data: unknown; text: string }
  | { error: string };

export interface Caller {
  send(call: Call): Promise<Reply>;
  close(): void;
}

/** Longer than any answer may take. */
const PATIENCE_MS = 30_000;

/**
 * Sends calls over connections that are kept open, as browsers do.
 *
 * @param ports to one of which each call goes, in turns
 * @param host that the calls name, where a proxy goes by it
 */
export function createCaller(ports: readonly number[], host?: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  let turn = 0;
  const send = ({ method, path, token, body, key }: Call) =>
    new Promise<Reply>((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers: Record<string, string> = { accept: 'application/json' };
      if (host !== undefined) headers.host = host;
      const port = ports[turn % ports.length];
      turn += 1;
      if (text !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = String(Buffer.byteLength(text));
      }
      if (token !== undefined) headers['x-ro-token'] = token;
      if (key !== undefined) headers['idempotency-key'] = key;
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
        let got = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          got += chunk;
        });
        response.once('end', () => resolve(readReply(response.statusCode ?? 0, response.headers, got)));
        response.once('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }));
      });
      sent.setTimeout(PATIENCE_MS, () => sent.destroy(Object.assign(new Error('no answer'), { code: 'NO_ANSWER' })));
      sent.once('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }));
      sent.end(text);
    });
  return { send, close: () => agent.destroy() };
}

function readReply(status: number, headers: IncomingHttpHeaders, text: string): Reply {
  try {
    const { data, code } = JSON.parse(text) as { data?: unknown; code?: string };
    return { status, headers, code: code ?? null, data, text };
  } catch {
    return { status, headers, code: null, data: undefined, text };
  }
}
