import type { IntroTexts } from '#contract/introTexts.ts';
import type { SiteName } from '#contract/site.ts';

export interface SitemapFacts {
  site: SiteName;
  origin: string;
  texts: IntroTexts | null;
  articles: readonly { articleNo: number; publishedAt: string }[];
}

/** Every page of a site that may be found, https://www.sitemaps.org. */
export function sitemap({ site, origin, texts, articles }: SitemapFacts): string {
  const intro = site === 'school' ? [] : (texts?.pages.map(({ path }) => path) ?? []);
  const pages = [
    ...[...intro, '/login', '/notice', '/faq', '/policy'].map((path) => ({ path, changed: null })),
    ...articles.map(({ articleNo, publishedAt }) => ({
      path: `/intro/articles/${articleNo}`,
      changed: publishedAt.slice(0, 10),
    })),
  ];
  const entries = pages.map(
    ({ path, changed }) =>
      `<url><loc>${origin}${path}</loc>${changed === null ? '' : `<lastmod>${changed}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
