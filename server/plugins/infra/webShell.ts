import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { CONTRACT_VERSION, type SiteConfig, type SiteName, siteNames } from '../../../contract/site.ts';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../App.ts';
import { sendError } from './errors.ts';

const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+(\.(br|gz))?$/;
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;
/** Book covers and option pictures; nothing else of the content folder is public. */
const PICTURE = /^\/\d{1,8}\/[a-z0-9-]+\.svg$/;

/** Where index.html waits for the facts of its site. */
const PLACE = '<!--site-config-->';

/** Serves the built shell and the pictures of books. Every page address answers with the one index.html. */
export const webShell = fp(
  async (app: App) => {
    await app.register(bookPictures);
    const pages = pagesBySite(app.services.env);
    app.setNotFoundHandler((request, reply) =>
      pages !== null && isPage(request)
        ? sendPage(reply, pages[request.site])
        : sendError(new AppError('NOT_FOUND'), request, reply),
    );
    if (pages === null) return;
    await app.register(shellFiles);
  },
  { name: 'web-shell', dependencies: ['errors', 'request-info'] },
);

/** Opened by itself, such a picture can neither run anything nor reach anything. */
async function bookPictures(app: App): Promise<void> {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
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
    setHeaders: (response) => {
      response.setHeader('cache-control', `public, max-age=${HOUR_SECONDS}`);
    },
  });
}

/** The built files, each with the twins that were compressed at build time. */
async function shellFiles(app: App): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('vary', 'Origin, Accept-Encoding');
  });
  await app.register(fastifyStatic, {
    root: app.services.env.webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    setHeaders: (response, path) => {
      const age = HASHED.test(path.replaceAll('\\', '/')) ? `${YEAR_SECONDS}, immutable` : String(HOUR_SECONDS);
      response.setHeader('cache-control', `public, max-age=${age}`);
    },
  });
}

/** An address a person opens; anything with a file ending or below /api or /content is not one. */
function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  return request.method === 'GET' && !/^\/(api|content|docs)(\/|$)/.test(path) && !/\.\w+$/.test(path);
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}

/** index.html with the facts of each site written into it; null before the shell was built. */
function pagesBySite(env: App['services']['env']): Record<SiteName, string> | null {
  const file = join(env.webDir, 'index.html');
  if (!existsSync(file)) return null;
  const html = readFileSync(file, 'utf8');
  const page = (site: SiteName) => {
    const config: SiteConfig = {
      site,
      homeOrigin: env.origins.home,
      demo: env.demo,
      contractVersion: CONTRACT_VERSION,
    };
    const json = JSON.stringify(config).replaceAll('<', '\\u003c');
    return html.replace(PLACE, () => `<script type="application/json" id="site-config">${json}</script>`);
  };
  return Object.fromEntries(siteNames.map((site) => [site, page(site)])) as Record<SiteName, string>;
}
