import { STATUS_CODES } from 'node:http';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody } from '#contract/envelope.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { AppError } from '../../errors/AppError.ts';
import { DatabaseAway } from '../../errors/DatabaseAway.ts';
import { retryAfterSeconds } from '../../errors/retryAfterSeconds.ts';
import { type StorageTrouble, storageTroubleOf } from '../../errors/storageTroubleOf.ts';
import type { App } from '../App.ts';

/** Milliseconds between two lines about the same trouble: the log may lie on the full disk. */
const PAUSE = MINUTE;

const TEXTS: Record<StorageTrouble, string> = {
  full: 'the disk is full: nothing can be stored until there is room again',
  damaged: 'the database is damaged: copy the data folder, then restore the last backup',
  failing: 'the disk cannot be read or written: look at it and at the rights of the data folder',
};

/** A person has to make room; devices need not ask more often than this. */
const STORAGE_RETRY_SECONDS = 30;

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes trouble with storage in the log: a line now and then, however many requests meet it. */
    storageAlarm: (error: unknown) => void;
  }
}

/** Up to this much of a refused body is read to its end. */
const DISCARDED_BYTES = 64 * 1024 * 1024;

/** The one place where a failure becomes an answer. What is not an AppError reveals nothing to the client. */
export const errors = fp(
  async (app: App) => {
    app.decorate('storageAlarm', createStorageAlarm(app.log));
    app.setErrorHandler((error: FastifyError | AppError, request, reply) => sendError(error, request, reply));
    app.addHook('onSend', (request, reply, payload, done) => {
      if (reply.statusCode < 400 || request.raw.readableEnded) return done(null, payload);
      const declared = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      // Fastify closes the connection on a body that is too large. Whoever is still sending it would see a broken line and
      // not the answer; kept open, the rest is read and thrown away, within the time that a request has.
      if (declared <= DISCARDED_BYTES) reply.removeHeader('connection');
      done(null, payload);
    });
  },
  { name: 'errors' },
);

/** Sends the failure in the body that the contract describes. */
export function sendError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof AppError ? error : translate(error);
  if (known.code === 'STORAGE_UNAVAILABLE') request.server.storageAlarm(error);
  if (known.code === 'UNKNOWN' || error instanceof DatabaseAway) request.log.error({ err: error }, 'request failed');
  const body: ErrorBody = {
    status: known.status,
    code: known.code,
    message: known.message,
    requestId: request.id,
    ...(known.fields ? { fields: known.fields } : {}),
    ...(known.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: known.retryAfterSeconds }),
  };
  if (known.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds));
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

function translate(error: FastifyError): AppError {
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('PAYLOAD_TOO_LARGE');
  if (storageTroubleOf(error) !== null) {
    return new AppError('STORAGE_UNAVAILABLE', { retryAfterSeconds: STORAGE_RETRY_SECONDS + retryAfterSeconds() });
  }
  const status = error instanceof DatabaseAway || error.code === 'FST_UNDER_PRESSURE' ? 503 : (error.statusCode ?? 500);
  if (status === 404) return new AppError('NOT_FOUND');
  if (status === 503) return new AppError('OVERLOADED', { retryAfterSeconds: retryAfterSeconds() });
  return new AppError(status >= 400 && status < 500 && STATUS_CODES[status] ? 'BAD_REQUEST' : 'UNKNOWN');
}

function invalidInput(error: FastifyError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.validation ?? []) {
    const path = issue.instancePath.split('/').filter(Boolean).join('.');
    fields[path] ??= issue.message ?? '';
  }
  return new AppError('INVALID_INPUT', { fields });
}

/**
 * @param clock milliseconds of a clock that never goes back
 * @returns notes an error that is trouble with storage, with how often it was met since the last line, and without a stack
 */
function createStorageAlarm(log: Pick<FastifyBaseLogger, 'error'>, clock = () => performance.now()) {
  const notes = new Map<StorageTrouble, { at: number; met: number }>();
  return (error: unknown): void => {
    const trouble = storageTroubleOf(error);
    if (trouble === null) return;
    const now = clock();
    const note = notes.get(trouble);
    if (note !== undefined && now - note.at < PAUSE) {
      note.met += 1;
      return;
    }
    log.error({ storage: trouble, reason: (error as Error).message, met: (note?.met ?? 0) + 1 }, TEXTS[trouble]);
    notes.set(trouble, { at: now, met: 0 });
  };
}
