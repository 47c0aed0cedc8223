import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Stands in front of a server on this machine as if it were further away: what is sent arrives late, in both directions.
 * On the machine itself files are there before the browser has drawn its first frame, which no visitor ever sees.
 *
 * @param port where it listens
 * @param to port of the server itself
 * @param lateMs one way; half of what a ping would take
 */
export async function farServer(port: number, to: number, lateMs: number): Promise<{ close: () => void }> {
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    const behind = connect(to, '127.0.0.1');
    pass(visitor, behind);
    pass(behind, visitor);
  });
  function pass(from: Socket, into: Socket): void {
    open.add(from);
    from.setNoDelay(true);
    let last = Promise.resolve();
    const afterwards = (act: () => void) => {
      const late = pause(lateMs);
      last = last.then(() => late).then(act);
    };
    from.on('data', (piece) => afterwards(() => void (into.writable && into.write(piece))));
    from.on('end', () => afterwards(() => into.end()));
    from.on('error', () => into.destroy());
    from.on('close', () => {
      open.delete(from);
      afterwards(() => into.destroy());
    });
  }
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
