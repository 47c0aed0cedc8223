import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/core/Context.ts';
import { visitorOf } from './visitorOf.ts';

/** What a use case works with, from a request that needs no login. */
export function publicContext(request: FastifyRequest): Context {
  const { database, random, secrets } = request.server.services;
  return { db: database.db, now: request.now, random, secrets, visitor: visitorOf(request) };
}
