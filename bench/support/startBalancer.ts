import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http';

const LOOK_EVERY_MS = 500;
/** As in deploy/kubernetes. */
const LOOK_PATIENCE_MS = 3_000;
const RETRY_AFTER = '1';
/** Asking these again changes nothing, whether a node had begun with them or not. */
const IDEMPOTENT = new Set(['GET', 'PUT', 'DELETE']);

interface Node {
  port: number;
  ready: boolean;
  agent: Agent;
}

export interface Balancer {
  isReady: (port: number) => boolean;
  close: () => Promise<void>;
}

/**
 * The least that a proxy does in front of several nodes: it asks `/readyz`, takes turns among those that are ready, and
 * sends a request on to another node when it never left for the first, or when sending it twice is harmless.
 */
export async function startBalancer(port: number, ports: readonly number[]): Promise<Balancer> {
  const nodes: Node[] = ports.map((to) => ({ port: to, ready: false, agent: new Agent({ keepAlive: true }) }));
  const turnAway = (node: Node) => {
    if (!node.ready) return;
    node.ready = false;
    // Kept connections that carry nothing; what is under way ends by itself.
    for (const sockets of Object.values(node.agent.freeSockets)) for (const socket of sockets ?? []) socket.destroy();
  };
  const look = async () => {
    await Promise.all(
      nodes.map(async (node) => {
        if (await isReady(node.port)) node.ready = true;
        else turnAway(node);
      }),
    );
  };
  await look();
  let looking = Promise.resolve();
  let timer = setTimeout(lookAgain, LOOK_EVERY_MS);
  // The next look is due when the last one is over, however long that took.
  function lookAgain(): void {
    looking = look().then(() => {
      timer = setTimeout(lookAgain, LOOK_EVERY_MS);
    });
  }

  let turn = 0;
  const next = (tried: ReadonlySet<Node>) => {
    const open = nodes.filter((node) => node.ready && !tried.has(node));
    turn += 1;
    return open[turn % open.length];
  };

  function pass(from: IncomingMessage, to: ServerResponse, body: Buffer, tried: Set<Node>): void {
    const node = next(tried);
    if (node === undefined) {
      refuse(to);
      return;
    }
    tried.add(node);
    const { method = 'GET', url: path, headers } = from;
    let answered = false;
    const onward = request(
      { host: '127.0.0.1', port: node.port, method, path, headers, agent: node.agent },
      (answer) => {
        answered = true;
        const kept = { ...answer.headers };
        // Of the connection behind, not of the one in front.
        delete kept.connection;
        delete kept['keep-alive'];
        delete kept['transfer-encoding'];
        to.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(to);
        answer.once('error', () => to.destroy());
      },
    );
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (answered) {
        to.destroy();
        return;
      }
      if (error.code === 'ECONNREFUSED') turnAway(node);
      if (error.code === 'ECONNREFUSED' || IDEMPOTENT.has(method)) pass(from, to, body, tried);
      else refuse(to);
    });
    to.once('close', () => {
      if (!to.writableFinished) onward.destroy();
    });
    onward.end(body);
  }

  const server = createServer((from, to) => {
    const parts: Buffer[] = [];
    from.on('data', (part: Buffer) => parts.push(part));
    from.once('end', () => pass(from, to, Buffer.concat(parts), new Set()));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    isReady: (of) => nodes.some((node) => node.port === of && node.ready),
    close: async () => {
      await looking;
      clearTimeout(timer);
      for (const { agent } of nodes) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(to: ServerResponse): void {
  if (to.headersSent || to.destroyed) return;
  to.writeHead(503, { 'retry-after': RETRY_AFTER, 'x-from-balancer': '1', 'content-type': 'application/json' });
  to.end('{"status":503,"code":"OVERLOADED"}');
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(
      { host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: LOOK_PATIENCE_MS },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode === 200));
        answer.once('error', () => resolve(false));
      },
    );
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
  });
}
