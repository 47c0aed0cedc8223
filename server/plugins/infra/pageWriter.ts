import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { CONTRACT_VERSION, type SiteConfig } from '#contract/site.ts';
import { listArticles, viewArticle } from '#server/modules/article/public.ts';
import { listFaqTexts } from '#server/modules/faq/public.ts';
import { listProducts } from '#server/modules/subscription/public.ts';
import { observersOf } from '../../config/observers.ts';
import { AppError } from '../../errors/AppError.ts';
import { describePage } from '../../public-pages/describePage.ts';
import { type BuildFiles, buildFiles } from '../../public-pages/pageFiles.ts';
import { type PageTemplate, writePage, writeSiteConfig } from '../../public-pages/writePage.ts';
import type { App } from '../App.ts';

/** `found`: a page that searches may keep. */
export type PageWriter = (request: FastifyRequest) => Promise<{ html: string; found: boolean }>;

/** What the staff open (vite.teacher.config.ts). */
const STAFF_PAGE = /^\/teacher(?:[/?]|$)/;

/** Where nothing was recorded every page asks for what index.html names. */
const nothingRecorded: BuildFiles = { visitors: {}, students: [], ahead: '' };

/** @returns null before the shell was built */
export function pageWriter(app: App): PageWriter | null {
  const { env, database } = app.services;
  const template = readTemplate(env.webDir);
  if (template === null) return null;
  const staffPage = readPage(env.webDir, 'teacher.html');
  return async ({ site, url, now }) => {
    const origin = env.origins[site];
    const config: SiteConfig = {
      site,
      homeOrigin: env.origins.home,
      demo: env.demo,
      contractVersion: CONTRACT_VERSION,
      observers: observersOf(env.observers, url),
      contact: env.contact,
    };
    // The home site has no staff: there the address is one that nobody has.
    if (staffPage !== null && site !== 'home' && STAFF_PAGE.test(url))
      return { html: writeSiteConfig(staffPage, config), found: false };
    const path = url.split('?')[0] ?? '/';
    const context = { db: database.db, now };
    const page = await describePage(
      {
        site,
        origin,
        texts: app.contentFiles.intro[site],
        findArticle: (articleNo) => viewArticle(context, articleNo).catch(orNull),
        listArticles: () => listArticles(context, 1),
        listPrices: () => listProducts(context),
        listFaqs: () => listFaqTexts(context, site),
      },
      path,
    );
    return { html: writePage(template, { origin, path }, config, page), found: page.canonical !== null };
  };
}

function orNull(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}

function readTemplate(webDir: string): PageTemplate | null {
  const html = readPage(webDir, 'index.html');
  if (html === null) return null;
  const list = join(webDir, 'page-files.json');
  const files = existsSync(list) ? buildFiles.parse(JSON.parse(readFileSync(list, 'utf8'))) : nothingRecorded;
  return { html, files };
}

function readPage(webDir: string, name: string): string | null {
  const file = join(webDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
