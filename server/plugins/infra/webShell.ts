import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readPictureName } from '#domain/book-picture/PictureFile.ts';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../App.ts';
import { registerScopes } from '../registerScopes.ts';
import { sendError } from './errors.ts';
import { type PageWriter, pageWriter } from './pageWriter.ts';

const packed = promisify<string, Buffer>(gzip);
/** Named, and not with a weight of nothing. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const HASHED = /\/assets\/[^/]+-[\w-]{7}\.\w+(\.(br|gz))?$/;
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;
const CROSS_ORIGIN = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
];
/** Book covers, option pictures and packed pictures of pages; nothing else of the content folder is public. */
const PICTURE = /^\/\d{1,8}\/[a-z0-9-]+\.svgz?$/;

/** Serves the built shell and the pictures of books. Every page address answers with index.html, described for it. */
export const webShell = fp(
  async (app: App) => {
    await registerScopes(app, [bookPictures]);
    const write = pageWriter(app);
    app.setNotFoundHandler((request, reply) =>
      write !== null && isPage(request)
        ? sendPage(request, reply, write)
        : sendError(new AppError('NOT_FOUND'), request, reply),
    );
    if (write === null) return;
    await registerScopes(app, [shellFiles]);
  },
  { name: 'web-shell', dependencies: ['errors', 'request-info'] },
);

/** Opened by itself, such a picture can neither run anything nor reach anything. */
async function bookPictures(app: App): Promise<void> {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('content-security-policy', "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox");
    next();
  });
  const { contentDir, importedDir } = app.services.env;
  // Books may be imported while the server runs, and a folder that is not there at the start is not served.
  mkdirSync(importedDir, { recursive: true });
  await app.register(fastifyStatic, {
    root: [join(contentDir, 'books'), importedDir],
    prefix: '/content/books/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => PICTURE.test(path),
    setHeaders: (reply, path) => {
      const drawn = readPictureName(basename(path)) !== null;
      const age = drawn ? `${YEAR_SECONDS}, immutable` : String(HOUR_SECONDS);
      reply.header('cache-control', `public, max-age=${age}`);
      if (drawn) reply.header('content-encoding', 'gzip').header('content-type', 'image/svg+xml');
    },
  });
}

/** The built files, each with the twins that were compressed at build time. */
async function shellFiles(app: App): Promise<void> {
  // Of use to this site alone, so other origins get no header; what differs is how it was compressed.
  app.addHook('onSend', async (_request, reply) => {
    for (const header of CROSS_ORIGIN) reply.removeHeader(header);
    reply.header('vary', 'Accept-Encoding');
  });
  // One address everywhere: the service worker keeps it, and each site has its own name and icon.
  app.get('/manifest.webmanifest', { schema: { hide: true } }, (request, reply) =>
    reply.type('application/manifest+json').sendFile(`manifests/${request.site}.webmanifest`),
  );
  await app.register(fastifyStatic, {
    root: app.services.env.webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/index.html', '**/teacher.html', 'page-files.json', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const age = HASHED.test(path.replaceAll('\\', '/')) ? `${YEAR_SECONDS}, immutable` : String(HOUR_SECONDS);
      const kept = path.endsWith('service-worker.js') ? 'no-cache' : `public, max-age=${age}`;
      reply.header('cache-control', kept);
    },
  });
}

/** An address a person opens; anything with a file ending or below /api or /content is not one. */
function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  return request.method === 'GET' && !/^\/(api|content|docs)(\/|$)/.test(path) && !/\.\w+$/.test(path);
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, write: PageWriter): Promise<FastifyReply> {
  const { html, found } = await write(request);
  if (!found) reply.header('x-robots-tag', 'noindex');
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'Origin, Accept-Encoding');
  // What every browser takes also without https. No page holds a secret that its length could reveal.
  if (!TAKES_GZIP.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await packed(html));
}
