import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import cors from '@fastify/cors';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';
import fp from 'fastify-plugin';
import { RENEWED_TOKEN_HEADER, STAFF_TOKEN_HEADER, siteNames, tokenHeaderBySite } from '#contract/site.ts';
import { isWatchable } from '#domain/site/isWatchable.ts';
import type { App } from '../App.ts';

const YEAR_SECONDS = 31_536_000;
/** Built files that no browser opens as a page of its own, unlike a drawing, nor runs beside one, as the worker. */
const FILE = /^\/(?:assets|art|fonts|icons|share|sound)\/[^?#]+\.(?:js|css|woff2|webp|avif|png|jpg|mp3|json)(?:\?|$)/;
/** All that means something for such a file. With every header a small one would be sent two thirds headers. */
const FILE_HEADERS = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];
/** Where a guardian proves who they are. No page but these two runs a script of a company. */
const VERIFYING_PAGE = /^\/login\/sign-up(?:[/?]|$)/;
/** Where a card is paid with, and a guardian agrees to it. */
const PAYING_PAGE = /^\/subscription(?:[/?]|$)/;
/**
 * Where a child shows the card to the camera of the device, and the staff a sheet of paper; what it sees stays there. All
 * pages of the staff are one document.
 */
const CAMERA_PAGE = /^\/(?:login\/card|teacher)(?:[/?]|$)/;
/** Where a provider of accounts sends the staff back to; the answer may stand in the address. */
const RETURN_PAGE = /^\/+teacher\/+oidc\//i;
/** Whose address is all that somebody needs to open them. */
const PARENT_PAGE =
  /^\/+(?:(?:home|edu)\/+)?(?:book\/+mission\/+resultToParent|(?:diagnosis|monthly-report)\/+parent)\//i;
/** Of src/lib/browser/ownScriptAddress.ts. */
const TRUSTED_TYPES_POLICY = 'chaekbada';
/** Answers of the API are no documents: they load nothing, and an address of one that is opened shows a text. */
const ANSWER = /^\/api\//;
/** Of programs that read documents and are no browsers, and of names that a document would look up. */
const DOCUMENT_HEADERS = ['x-download-options', 'x-permitted-cross-domain-policies', 'x-dns-prefetch-control'];
const ANSWER_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture', 'browsing-topics'];

declare module 'fastify' {
  interface FastifyInstance {
    /** Those of an answer that no company and no observer has a part in. */
    securityHeaders: Readonly<Record<string, string>>;
  }
}

/** Security headers of every answer, errors included (built files have the few that they need), and the origins that may read answers. */
export const security = fp(
  async (app: App) => {
    const { origins } = app.services.env;
    const own = siteNames.map((site) => origins[site]);
    const https = own.every((origin) => origin.startsWith('https:'));
    const { identity, observers, payment, webDir } = app.services.env;
    const styles = stylesOf(webDir);
    const headers = await headersOf({ https, styles });
    const fileHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => FILE_HEADERS.includes(name)));
    const answerHeaders = Object.fromEntries(
      Object.entries(headers).filter(([name]) => !DOCUMENT_HEADERS.includes(name)),
    );
    answerHeaders['content-security-policy'] = ANSWER_POLICY;
    const verifyingHeaders = await headersOf({ https, styles, companies: originsOf(identity) });
    const companies = [...new Set([...originsOf(payment), ...originsOf(identity)])];
    const payingHeaders = await headersOf({ https, styles, companies });
    const watchedHeaders =
      observers === null ? headers : await headersOf({ https, styles, observers: observers.origins });
    const parentHeaders = { ...headers, 'referrer-policy': 'no-referrer' };
    const cameraHeaders = { ...headers, 'permissions-policy': permissionsPolicy(['camera']) };
    const returnHeaders = { ...cameraHeaders, 'referrer-policy': 'no-referrer' };
    const headersFor = (url: string) => {
      if (ANSWER.test(url)) return answerHeaders;
      if (FILE.test(url)) return fileHeaders;
      if (RETURN_PAGE.test(url)) return returnHeaders;
      if (CAMERA_PAGE.test(url)) return cameraHeaders;
      if (VERIFYING_PAGE.test(url)) return verifyingHeaders;
      if (PAYING_PAGE.test(url)) return payingHeaders;
      if (PARENT_PAGE.test(url)) return parentHeaders;
      return isWatchable(url) ? watchedHeaders : headers;
    };
    app.decorate('securityHeaders', headers);
    app.addHook('onRequest', (request, reply, next) => {
      reply.headers(headersFor(request.url));
      next();
    });
    await app.register(cors, {
      origin: own,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: [
        'content-type',
        'idempotency-key',
        'x-request-id',
        STAFF_TOKEN_HEADER,
        ...new Set(Object.values(tokenHeaderBySite)),
      ],
      exposedHeaders: [RENEWED_TOKEN_HEADER, 'retry-after', 'x-request-id', 'x-contract-version'],
      maxAge: 7200,
    });
  },
  { name: 'security', dependencies: ['request-info'] },
);

/** Where a company's script and its windows come from. */
function originsOf(company: { sdkUrl: string; windowOrigins: string[] } | null): string[] {
  return company === null ? [] : [new URL(company.sdkUrl).origin, ...company.windowOrigins];
}

/** The styles that stand in index.html itself, by their hashes. */
function stylesOf(webDir: string): string[] {
  const file = join(webDir, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const styles = html.split('<style>').slice(1);
  return styles.map((rest) => {
    const style = rest.slice(0, rest.indexOf('</style>'));
    return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  });
}

interface Asked {
  https: boolean;
  styles: string[];
  companies?: string[];
  observers?: string[];
}

/**
 * @param companies origins of those whose script the page loads; they show a window in a frame, or in a pop-up that has
 *   to find the page
 * @param observers origins of what watches how the product is used, where it may
 */
async function headersOf({ https, styles, companies = [], observers = [] }: Asked): Promise<Record<string, string>> {
  const headers = await helmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...companies, ...observers],
        connectSrc: ["'self'", ...companies, ...observers],
        ...(companies.length > 0 ? { frameSrc: companies } : {}),
        imgSrc: ["'self'", 'data:', 'blob:', ...observers],
        mediaSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", ...styles],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'", ...companies],
        frameAncestors: ["'none'"],
        // Text becomes code nowhere, but as the address of our own worker. Scripts of companies were not made for it.
        ...(companies.length + observers.length > 0
          ? {}
          : { requireTrustedTypesFor: ["'script'"], trustedTypes: [TRUSTED_TYPES_POLICY] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: companies.length === 0 ? 'same-origin' : 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  headers['permissions-policy'] = permissionsPolicy([]);
  return headers;
}

/** @param allowed what the page itself may use; nothing else is anybody's */
function permissionsPolicy(allowed: readonly string[]): string {
  return PERMISSIONS.map((name) => `${name}=(${allowed.includes(name) ? 'self' : ''})`).join(', ');
}

/** What helmet was asked before, by what it was given. */
const known = new Map<string, Promise<Record<string, string>>>();

/** The headers that helmet sets. They are the same for every answer, so it is asked once and not by each request. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const key = JSON.stringify(options);
  const headers = known.get(key) ?? setSecurityHeaders(options);
  known.set(key, headers);
  return { ...(await headers) };
}

async function setSecurityHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, options);
  probe.get('/', async (_request, reply) => reply.raw.getHeaders());
  const answer = await probe.inject('/');
  await probe.close();
  return answer.json();
}
