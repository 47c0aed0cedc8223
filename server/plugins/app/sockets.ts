import websocket from '@fastify/websocket';
import fp from 'fastify-plugin';
import { BELL_PROTOCOL } from '#contract/bellProtocol.ts';
import { STAFF_TOKEN_HEADER, tokenHeaderBySite } from '#contract/site.ts';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../App.ts';

/** Bytes of one message: an answer has about a hundred. */
const LONGEST_MESSAGE = 1024;

/**
 * WebSockets. A request to open one passes all hooks of its route first, so that it is signed in and limited like any
 * other. A page cannot set headers there: its login token comes as a second protocol, and is put where the hooks look.
 */
export const sockets = fp(
  async (app: App) => {
    await app.register(websocket, {
      options: { maxPayload: LONGEST_MESSAGE, handleProtocols: () => BELL_PROTOCOL },
      // Whoever opened a socket ends it, with the reason (`BellChannels.end`).
      preClose(done) {
        this.websocketServer.close();
        done();
      },
    });
    app.addHook('onRequest', (request, _reply, next) => {
      if (!request.ws) return next();
      if (hostOf(request.headers.origin) !== request.host) return next(new AppError('BAD_REQUEST'));
      const [protocol, token] = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
      if (protocol !== BELL_PROTOCOL) return next(new AppError('BAD_REQUEST'));
      const header = request.url.startsWith('/api/staff/') ? STAFF_TOKEN_HEADER : tokenHeaderBySite[request.site];
      if (token) request.headers[header] = token;
      next();
    });
  },
  { name: 'sockets', dependencies: ['request-info'] },
);

function hostOf(origin: string | undefined): string | null {
  try {
    return origin === undefined ? null : new URL(origin).host;
  } catch {
    return null;
  }
}
