import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import { RENEWED_TOKEN_HEADER, siteNames, tokenHeaderBySite } from '../../../contract/site.ts';
import type { App } from '../App.ts';

const YEAR_SECONDS = 31_536_000;
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture', 'browsing-topics'];

/** Security headers of every answer, errors included, and the origins that may read answers. */
export const security = fp(
  async (app: App) => {
    const { origins } = app.services.env;
    const own = siteNames.map((site) => origins[site]);
    const https = own.every((origin) => origin.startsWith('https:'));
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          connectSrc: ["'self'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          mediaSrc: ["'self'", 'blob:'],
          styleSrc: ["'self'"],
          fontSrc: ["'self'"],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          baseUri: ["'none'"],
          objectSrc: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: https ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('permissions-policy', PERMISSIONS.map((name) => `${name}=()`).join(', '));
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
