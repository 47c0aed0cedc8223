import type { App } from '#server/plugins/App.ts';
import { publicContext } from '#server/plugins/app/publicContext.ts';
import { robotsText } from '#server/public-pages/robotsText.ts';
import { sitemap } from '#server/public-pages/sitemap.ts';
import { listAllArticles } from './listAllArticles.ts';

const HOUR_SECONDS = 3600;

/** What search engines read of each site. */
export async function searchRoutes(app: App): Promise<void> {
  const { origins } = app.services.env;
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`);
    next();
  });
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(origins[request.site])),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const { site } = request;
    const articles = site === 'edu' ? await listAllArticles(publicContext(request)) : [];
    const facts = { site, origin: origins[site], texts: app.contentFiles.intro[site], articles };
    return reply.type('application/xml; charset=utf-8').send(sitemap(facts));
  });
}
