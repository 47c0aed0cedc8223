import cors from '@fastify/cors';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';
import fp from 'fastify-plugin';
import { RENEWED_TOKEN_HEADER, siteNames, tokenHeaderBySite } from '../../../contract/site.ts';
import type { IdentitySettings } from '../../config/partners.ts';
import type { App } from '../App.ts';

const YEAR_SECONDS = 31_536_000;
/** Where a guardian proves who they are: the one page that runs a script of somebody else. */
const VERIFYING_PAGE = /^\/login\/sign-up(?:[/?]|$)/;
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture', 'browsing-topics'];

/** Security headers of every answer, errors included, and the origins that may read answers. */
export const security = fp(
  async (app: App) => {
    const { origins } = app.services.env;
    const own = siteNames.map((site) => origins[site]);
    const https = own.every((origin) => origin.startsWith('https:'));
    const { identity } = app.services.env;
    const headers = await headersOf(https, null);
    const verifyingHeaders = identity === null ? headers : await headersOf(https, identity);
    app.addHook('onRequest', (request, reply, next) => {
      reply.headers(VERIFYING_PAGE.test(request.url) ? verifyingHeaders : headers);
      next();
    });
    await app.register(cors, {
      origin: own,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['content-type', 'idempotency-key', ...new Set(Object.values(tokenHeaderBySite))],
      exposedHeaders: [RENEWED_TOKEN_HEADER, 'retry-after', 'x-request-id', 'x-contract-version'],
      maxAge: 7200,
    });
  },
  { name: 'security', dependencies: ['request-info'] },
);

/**
 * @param verifier whose script the page loads; it shows its window in a frame, or in a pop-up that has to find the page
 */
async function headersOf(https: boolean, verifier: IdentitySettings): Promise<Record<string, string>> {
  const verifiers = verifier === null ? [] : [new URL(verifier.sdkUrl).origin, ...verifier.windowOrigins];
  const headers = await helmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...verifiers],
        connectSrc: ["'self'", ...verifiers],
        ...(verifiers.length > 0 ? { frameSrc: verifiers } : {}),
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'", ...verifiers],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: verifier === null ? 'same-origin' : 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  headers['permissions-policy'] = PERMISSIONS.map((name) => `${name}=()`).join(', ');
  return headers;
}

/** The headers that helmet sets. They are the same for every answer, so it is asked once and not by each request. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, options);
  probe.get('/', async (_request, reply) => reply.raw.getHeaders());
  const answer = await probe.inject('/');
  await probe.close();
  return answer.json();
}
