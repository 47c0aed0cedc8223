import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import { createBreaker } from '../createBreaker.ts';
import type { LinkState, NodeLink } from './NodeLink.ts';

const PREFIX = 'chaekbada:';
/** Milliseconds a request waits for Redis before it goes on without: a healthy one answers within one or two. */
const PATIENCE = 250;
/** Milliseconds the start of a node waits for the first connection. */
const FIRST_PATIENCE = 1_500;
/** Questions in a row without an answer after which nothing is asked for a while, so that no request waits in vain. */
const FAILURES = 3;
const REST = 1_000;
const LONGEST_PAUSE = 2_000;
/** Milliseconds without any answer after which a connection counts as lost. */
const SILENCE = 5_000;

/** One connection sends commands, the other subscribes: Redis wants a connection of its own for listening. */
const options: RedisOptions = {
  keyPrefix: PREFIX,
  connectTimeout: FIRST_PATIENCE,
  commandTimeout: PATIENCE,
  // A connection whose other end vanished without a word is restarted.
  socketTimeout: SILENCE,
  // While there is no connection a question is refused at once instead of waiting for one.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (times) => Math.min(LONGEST_PAUSE, 50 * 2 ** Math.min(times, 10)),
  // After a failover the old address may lead to a server that only reads.
  reconnectOnError: (error) => error.message.startsWith('READONLY'),
};

type RunOutcome = { ok: true; answer: unknown } | { ok: false; reason: string };

/** Links this node to the others through Redis or Valkey. An unreachable one is no reason not to start. */
export async function openRedisLink(redisUrl: string): Promise<NodeLink> {
  const client = new Redis(redisUrl, options);
  const subscriber = new Redis(redisUrl, { ...options, autoResubscribe: false });
  const self = randomUUID();
  // Channels know no database numbers, unlike keys: installations that share a server are kept apart by theirs.
  const channel = `${PREFIX}${client.options.db ?? 0}:changed`;
  const changeListeners = new Set<() => void>();
  const stateListeners = new Set<(state: LinkState) => void>();
  let state: LinkState = { up: true };

  const enter = (next: LinkState) => {
    if (next.up === state.up) return;
    state = next;
    for (const listener of stateListeners) listener(next);
  };
  const changed = () => {
    for (const listener of changeListeners) listener();
  };

  const breaker = createBreaker<RunOutcome>((outcome) => !outcome.ok, {
    failures: FAILURES,
    restMs: REST,
    onBreak: (outcome) => enter({ up: false, reason: outcome.ok ? 'no answer' : outcome.reason }),
    onRecover: () => enter({ up: true }),
  });

  let lastError = 'no connection';
  for (const connection of [client, subscriber]) {
    connection.on('error', (error: Error) => {
      lastError = error.message || String(error);
    });
  }
  client.on('close', () => enter({ up: false, reason: lastError }));
  client.on('ready', () => enter({ up: true }));
  subscriber.on('message', (_channel: string, teller: string) => {
    if (teller !== self) changed();
  });
  const linked = Promise.all([
    new Promise<void>((resolve) => client.once('ready', () => resolve())),
    new Promise<void>((resolve) => {
      subscriber.on('ready', () => {
        // What was published before, during the gap, was missed. Without the subscription the connection is restarted.
        subscriber.subscribe(channel).then(
          () => {
            changed();
            resolve();
          },
          () => subscriber.disconnect(true),
        );
      });
    }),
  ]);
  await Promise.race([linked, delay(FIRST_PATIENCE, undefined, { ref: false })]);

  const run: NodeLink['run'] = async (work) => {
    const outcome = await breaker.run(async () => {
      try {
        return { ok: true, answer: await work(client) };
      } catch (error) {
        return { ok: false, reason: error instanceof Error ? error.message : String(error) };
      }
    }, null);
    return outcome?.ok ? (outcome.answer as Awaited<ReturnType<typeof work>>) : null;
  };
  return {
    run,
    async publishChange() {
      await run((redis) => redis.publish(channel, self));
    },
    onChange(listener) {
      changeListeners.add(listener);
    },
    onState(listener) {
      stateListeners.add(listener);
      if (!state.up) listener(state);
    },
    async close() {
      stateListeners.clear();
      changeListeners.clear();
      client.disconnect();
      subscriber.disconnect();
    },
  };
}
