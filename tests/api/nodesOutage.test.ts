import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { NodeLink } from '#server/gateways/nodes/NodeLink.ts';
import { openRedisLink } from '#server/gateways/nodes/openRedisLink.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { openWire } from '../support/openWire.ts';
import { hasNodes, startNodes, testRedis } from '../support/startNodes.ts';

/** A database of its own, so that nothing is heard that other tests tell at the same time. */
const redisUrl = testRedis === undefined ? '' : new URL('/15', testRedis).href;
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
async function wire() {
  const made = await openWire(redisUrl);
  closers.push(made.close);
  return made;
}
async function link(url: string): Promise<NodeLink> {
  const made = await openRedisLink(url);
  closers.push(() => made.close());
  return made;
}
async function until(fits: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await fits())) await breathe();
}
const ping = (one: NodeLink) => one.run((redis) => redis.ping());

describe.runIf(hasNodes)('the link of the nodes', () => {
  it('tells others of a change and not the one who told', async () => {
    const [one, two] = [await link(redisUrl), await link(redisUrl)];
    const received: string[] = [];
    one.onChange(() => received.push('one'));
    two.onChange(() => received.push('two'));
    await one.publishChange();
    await until(() => received.length > 0);
    await two.publishChange();
    await until(() => received.length > 1);
    expect(received).toEqual(['two', 'one']);
  });

  it('goes and comes back by itself, says each once, and hears of what was missed', async () => {
    const redis = await wire();
    const one = await link(redis.url);
    const reported: string[] = [];
    one.onState((state) => reported.push(state.up ? 'back' : 'away'));
    let changes = 0;
    one.onChange(() => (changes += 1));
    expect(await ping(one)).toBe('PONG');
    await redis.cut();
    for (let call = 0; call < 20; call += 1) expect(await ping(one)).toBeNull();
    await one.publishChange();
    expect(reported).toEqual(['away']);
    expect(changes).toBe(0);
    await redis.mend();
    await until(async () => (await ping(one)) === 'PONG');
    await until(() => changes > 0);
    expect(reported).toEqual(['away', 'back']);
  });

  it('does not let anybody wait for one that no longer answers', async () => {
    const redis = await wire();
    const one = await link(redis.url);
    const reported: string[] = [];
    one.onState((state) => reported.push(state.up ? 'back' : 'away'));
    redis.hush(true);
    let asked = 0;
    while (reported.length === 0) {
      expect(await ping(one)).toBeNull();
      asked += 1;
    }
    expect(asked).toBe(3);
    expect(reported).toEqual(['away']);
    redis.hush(false);
    await until(async () => (await ping(one)) === 'PONG');
    expect(reported).toEqual(['away', 'back']);
  });

  it('is no reason not to start: the node counts alone and still limits', async () => {
    const redis = await wire();
    await redis.cut();
    const app = await buildTestApp({ content: 'none', env: { redisUrl: redis.url } });
    closers.push(() => app.close());
    const statuses = [];
    const key = randomUUID();
    for (let call = 0; call < 31; call += 1) {
      statuses.push((await app.get(`/api/aquarium/quiet-hours/parent/${key}`)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
    expect((await app.get('/readyz')).status).toBe(200);
  });
});

describe.runIf(hasNodes)('nodes that lose Redis', () => {
  it('go on, each counting by itself, and count together again afterwards', async () => {
    const redis = await wire();
    const { nodes, close } = await startNodes((env) => buildTestApp({ content: 'none', env }), redis.url);
    closers.push(close);
    const ask = async (node: TestApp, key: string) =>
      (await node.get(`/api/aquarium/quiet-hours/parent/${key}`)).status;
    await redis.cut();
    const [first, second] = [randomUUID(), randomUUID()];
    for (const node of nodes) {
      for (let call = 0; call < 30; call += 1) expect(await ask(node, first)).toBe(404);
      expect(await ask(node, first)).toBe(429);
    }
    await redis.mend();
    for (const node of nodes) await until(async () => (await ping(node.app.services.link)) === 'PONG');
    for (let call = 0; call < 30; call += 1) expect(await ask(nodes[call % 2 ? 0 : 1], second)).toBe(404);
    for (const node of nodes) expect(await ask(node, second)).toBe(429);
  });
});
