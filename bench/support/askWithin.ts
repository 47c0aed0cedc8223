import { Agent, get } from 'node:http';

/** Clients that asked once. */
export interface Asked {
  /** Milliseconds that each waited, from its own moment on. */
  times: number[];
  failures: number;
}

/** What one client asks for. */
export interface AskedFor {
  url: string;
  headers?: Record<string, string>;
}

/**
 * Every client asks once, evenly over `withinMs`, each over a connection of its own as so many browsers would.
 *
 * @param request what the client of a number asks for
 */
export async function askWithin(clients: number, withinMs: number, request: (at: number) => AskedFor): Promise<Asked> {
  const begun = performance.now();
  const asked = await Promise.all(
    Array.from({ length: clients }, (_, at) => ask(request(at), begun + (withinMs * at) / clients)),
  );
  return {
    times: asked.flatMap((time) => time ?? []),
    failures: asked.filter((time) => time === null).length,
  };
}

/** Null when the answer is no success. Waiting for one's turn counts: a client that came late has waited too. */
async function ask({ url, headers = {} }: AskedFor, due: number): Promise<number | null> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  const agent = new Agent({ keepAlive: false, maxSockets: 1 });
  return new Promise((resolve) => {
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200 ? performance.now() - due : null));
    });
    request.once('error', () => resolve(null));
  });
}
