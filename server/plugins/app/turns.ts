import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { FairTurns, type TurnLimits } from '#domain/limit/FairTurns.ts';
import { networkOf } from '#server/core/networkOf.ts';
import { AppError } from '../../errors/AppError.ts';
import { retryAfterSeconds } from '../../errors/retryAfterSeconds.ts';
import type { App } from '../App.ts';
import { tooManyRequests } from '../infra/limitRequests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `none`: spends its time waiting for a company, or is asked by whoever watches, and would only keep a turn from others. */
    turn?: 'none';
  }
  interface FastifyRequest {
    /** Ends the turn of this request; null while it has none. */
    endTurn: (() => void) | null;
  }
}

/** Handlers of signed-in people at once: as many as PostgreSQL has connections for (`openPostgres`). */
const ACCOUNTS: TurnLimits = { atOnce: 16, perParty: 2, waitingPerParty: 100 };
/** The same for reading without a login. A whole school may stand behind one address: it waits as long as it takes. */
const VISITORS: TurnLimits = { atOnce: 8, perParty: 4, waitingPerParty: 2000 };
/** Milliseconds after which a refused account may ask again. */
const FULL_WAIT = 2000;

/**
 * Lets handlers begin in fair turns between those who ask: accounts, and addresses of visitors. What waits has its body
 * and its login judged; everything before a handler is cheap.
 */
export const turns = fp(
  async (app: App) => {
    const accounts = new FairTurns<() => void>(ACCOUNTS);
    const visitors = new FairTurns<() => void>(VISITORS);
    app.decorateRequest('endTurn', null);
    app.addHook('preHandler', (request, reply, next) => {
      if (!takesTurn(request)) return next();
      const { session } = request;
      const line = session ? accounts : visitors;
      // A demo account is many people: there each address is one.
      const party = session && !session.demo ? String(session.accountNo) : networkOf(request.ip);
      const begin = () => {
        request.endTurn = () => {
          request.endTurn = null;
          line.leave(party)?.work();
        };
        next();
      };
      const stand = line.enter(party, begin);
      if (stand === 'GO') return begin();
      if (stand === 'FULL') return next(session ? tooManyRequests(FULL_WAIT) : busy(app));
      reply.raw.once('close', () => {
        if (line.withdraw(party, begin)) next(new AppError('OVERLOADED'));
      });
    });
    // Before the answer leaves: who reads slowly keeps no turn.
    app.addHook('onSend', (request, _reply, payload, next) => {
      request.endTurn?.();
      next(null, payload);
    });
    app.addHook('onResponse', (request, _reply, next) => {
      request.endTurn?.();
      next();
    });
  },
  { name: 'turns', dependencies: ['request-info'] },
);

/** Calls of the API and pages; files of the shell cost no more than sending them. */
function takesTurn(request: FastifyRequest): boolean {
  const { config } = request.routeOptions;
  if (config.longLived || config.turn === 'none') return false;
  if (request.session) return true;
  // What visitors send has limits of its own.
  return (request.method === 'GET' || request.method === 'HEAD') && (config.access === 'open' || request.is404);
}

const busy = (app: App) => new AppError('OVERLOADED', { retryAfterSeconds: retryAfterSeconds(app.services.random) });
