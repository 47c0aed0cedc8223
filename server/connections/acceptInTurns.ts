import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** New connections that are read from in one turn of the event loop. */
const PER_TURN = 4;

/**
 * Hands new connections to a server few at a time. The system reports hundreds of them in one turn of the event loop, and
 * the requests of all others would wait until each has been read.
 *
 * @param open looks at a connection first; it is not handed on once it is destroyed
 */
export function acceptInTurns(server: Server, open: (socket: Socket) => void): void {
  const serve = server.listeners('connection');
  server.removeAllListeners('connection');
  const waiting: Socket[] = [];
  const turn = () => {
    for (const socket of waiting.splice(0, PER_TURN)) {
      if (!socket.destroyed) open(socket);
      if (!socket.destroyed) for (const listener of serve) listener.call(server, socket);
    }
    if (waiting.length > 0) setImmediate(turn);
  };
  server.on('connection', (socket) => {
    waiting.push(socket);
    if (waiting.length === 1) setImmediate(turn);
  });
}
