import { createReadStream } from 'node:fs';
import fastify, { type FastifyInstance } from 'fastify';
import { partOfFont } from './fontFaces.ts';

/** Pages run no script of their own. Forms may lead back to the product, so they are not bound to this origin. */
const PAGE_RULES =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** An HTTP server of the stand-ins; it understands JSON and plain HTML forms. */
export function buildHttp(): FastifyInstance {
  const app = fastify({ bodyLimit: 256 * 1024, forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers({
      'content-security-policy': PAGE_RULES,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    next();
  });
  // Also for the frame of a mail, which has no origin of its own.
  app.get<{ Params: { name: string } }>('/fonts/:name', async ({ params }, reply) => {
    const part = partOfFont(params.name);
    if (part === null) return reply.callNotFound();
    return reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'max-age=86400' })
      .type('font/woff2')
      .send(createReadStream(part));
  });
  return app;
}
