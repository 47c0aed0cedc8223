import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut and mended, as when the server goes away and comes back. */
export async function openWire(address: string) {
  const target = new URL(address);
  const port = Number(target.port || (target.protocol === 'redis:' ? 6379 : 5432));
  // PostgreSQL on a socket of this machine: the address names its folder.
  const folder = target.searchParams.get('host');
  const to = folder === null ? { host: target.hostname, port } : { path: `${folder}/.s.PGSQL.${port}` };
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
  };
  let hushed = false;
  const held: (() => void)[] = [];
  const dead = new WeakSet<Socket>();
  const pass = () => {
    if (!hushed) for (const say of held.splice(0)) say();
  };
  const server = createServer((near) => {
    const far = connect(to);
    keep(near);
    keep(far);
    near.pipe(far);
    far.on('data', (bytes) => {
      if (!dead.has(far)) held.push(() => near.write(bytes));
      pass();
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve());
    });
  await listen(0);
  const { port: nearPort } = server.address() as AddressInfo;
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(nearPort);
  url.searchParams.delete('host');

  /** Ends every connection and lets nobody in. */
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  return {
    url: url.href,
    cut,
    mend: () => listen(nearPort),
    /** Keeps the connections and holds back every answer, or lets all of them through. */
    hush(on: boolean): void {
      hushed = on;
      pass();
    },
    /** Answers come no more on the connections that are open now: the other side has vanished without ending them. */
    freeze(): void {
      for (const socket of open) dead.add(socket);
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}
