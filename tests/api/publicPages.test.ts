import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Article, type ArticleList, articlePictures } from '#contract/article.ts';
import type { FaqList } from '#contract/customerService.ts';
import { type SiteName, siteNames } from '#contract/site.ts';
import type { SubscriptionProducts } from '#contract/subscription.ts';
import { loadArticles } from '#server/content/loadArticles.ts';
import { loadNotices } from '#server/content/loadNotices.ts';
import { introArticles } from '#server/repositories/introArticles.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

const TEMPLATE = `<!doctype html><html><head>
<meta name="description" content="old" /><title>책바다</title><!--site-config-->
<link rel="modulepreload" crossorigin href="/assets/shared.js"><link rel="modulepreload" href="/assets/login.js" data-page="login">
<script type="module" crossorigin src="/assets/entry.js"></script>
</head><body><div id="root"><!--early--><div class="splash"></div><!--/early--></div></body></html>`;
const FILES = {
  visitors: {
    program: {
      files: ['/assets/program.js', '/assets/shared.js', '/assets/program.css'],
      picture: {
        width: 1280,
        height: 800,
        sizes: '92vw',
        src: '/assets/small.webp',
        sources: [{ type: 'image/avif', srcset: '/assets/small.avif 640w, /assets/large.avif 1280w' }],
        starter: '/assets/starter.js',
      },
    },
    intro: { files: ['/assets/home.js'], picture: null },
  },
  students: [
    {
      pattern: '/book/view/:bookNo',
      sites: ['edu', 'home'],
      files: ['/assets/book.js', '/assets/book.css'],
      calls: ['GET /api/books/:bookNo'],
    },
  ],
  ahead: '/assets/ahead.js',
};

describe('pages as search engines read them', () => {
  let app: TestApp;
  let web: string;
  beforeAll(async () => {
    web = mkdtempSync(join(tmpdir(), 'chaekbada-web-'));
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), TEMPLATE);
    writeFileSync(join(web, 'page-files.json'), JSON.stringify(FILES));
    app = await buildTestApp({ content: 'none', env: { webDir: web } });
    await loadArticles(app.db, join(app.env.contentDir, 'site', 'articles'));
    await loadNotices(app.db, app.env.contentDir);
  });
  afterAll(async () => {
    await app.close();
    rmSync(web, { recursive: true });
  });

  const origin = (site: SiteName) => app.env.origins[site];
  const ask = (site: SiteName, url: string) => app.app.inject({ url, headers: { host: new URL(origin(site)).host } });
  async function open(site: SiteName, url: string) {
    const { body, headers } = await ask(site, url);
    const find = (pattern: RegExp) => pattern.exec(body)?.[1];
    return {
      body,
      hidden: headers['x-robots-tag'] === 'noindex' && body.includes('<meta name="robots" content="noindex">'),
      title: find(/<title>(.*?)<\/title>/),
      description: find(/<meta name="description" content="(.*?)">/),
      canonical: find(/<link rel="canonical" href="(.*?)">/),
      structured: [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
      ),
    };
  }

  it('name every page of the intro apart, with one address each', async () => {
    for (const site of ['edu', 'home'] as const) {
      const urls = [...(await ask(site, '/sitemap.xml')).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, url = '']) => url,
      );
      expect(urls.length).toBeGreaterThan(site === 'edu' ? 12 : 5);
      const pages = await Promise.all(urls.map((url) => open(site, new URL(url).pathname)));
      expect(pages.map(({ canonical }) => canonical)).toEqual(urls);
      expect(new Set(pages.map(({ title }) => title)).size).toBe(urls.length);
      expect(new Set(pages.map(({ description }) => description)).size).toBe(urls.length);
      expect(pages.filter(({ hidden }) => hidden)).toEqual([]);
    }
  });

  it('carry their words before any script runs', async () => {
    const { body } = await open('edu', '/intro/program?redirect=%2Fmain');
    expect(body).toContain('<h2>여섯 가지 미션</h2>');
    expect(body).toContain('<a href="/intro/inquiry">문의하기</a>');
    expect(body).not.toContain('class="splash"');
    expect(body).toContain(`<meta property="og:image" content="${origin('edu')}/share/chaekbada.jpg">`);
    const answers = JSON.parse(/id="page-answers">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
    const asked = await app.get('/api/site/intro/program');
    expect(answers).toEqual({ '/api/site/intro/program': asked.data });
  });

  it('carry the newest articles where they show them', async () => {
    const articles = (await app.get<ArticleList>('/api/site/articles')).data;
    for (const path of ['/intro', '/intro/articles']) {
      const { body } = await open('edu', path);
      const answers = JSON.parse(/id="page-answers">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
      expect(answers['/api/site/articles']).toEqual(articles);
      expect(body).toContain(`href="/intro/articles/${articles.items[0]?.articleNo}"`);
    }
  });

  it('carry every question and answer of the help, told to search engines as such', async () => {
    for (const site of ['edu', 'home'] as const) {
      const { body, structured } = await open(site, '/faq');
      const { data } = await app.get<FaqList>('/api/faqs', undefined, site);
      expect(structured).toHaveLength(1);
      expect(structured[0]?.['@type']).toBe('FAQPage');
      const reported = structured[0]?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
      expect(reported.map(({ name }) => name).sort()).toEqual(data.items.map(({ title }) => title).sort());
      for (const { acceptedAnswer } of reported) expect(acceptedAnswer.text).toMatch(/^[^#*].{20,}/);
      expect(body).toContain(`<h2>${data.items[0]?.title}</h2>`);
      expect((await app.get<FaqList>('/api/faqs', undefined, site)).data.items[0]?.viewCount).toBe(0);
    }
  });

  it('are shared with a picture, an article with the one of its drawing, and all of them lie there', async () => {
    const shared = async (url: string) => {
      const { body, structured } = await open('edu', url);
      return { picture: /<meta property="og:image" content="(.*?)">/.exec(body)?.[1], reported: structured[0]?.image };
    };
    const drawings = new Set<string | undefined>();
    for (const articleNo of [1, 2]) {
      const { picture, reported } = await shared(`/intro/articles/${articleNo}`);
      const { data } = await app.get<Article>(`/api/site/articles/${articleNo}`);
      expect(picture).toBe(`${origin('edu')}/share/article-${data.picture}.jpg`);
      expect(reported).toBe(picture);
      drawings.add(picture);
    }
    expect(drawings.size).toBe(2);
    for (const name of ['chaekbada', ...articlePictures.map((drawing) => `article-${drawing}`)]) {
      const { width, height, format } = await sharp(readFileSync(join('public', 'share', `${name}.jpg`))).metadata();
      expect({ name, width, height, format }).toEqual({ name, width: 1200, height: 630, format: 'jpeg' });
    }
  });

  it('carry the prices on the first page of the home site, the one that sells', async () => {
    const prices = (await app.get<SubscriptionProducts>('/api/site/prices', undefined, 'home')).data;
    const { body } = await open('home', '/intro');
    const answers = JSON.parse(/id="page-answers">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
    expect(answers['/api/site/prices'].items).toEqual(prices.items);
    expect((await open('edu', '/intro')).body).not.toContain('/api/site/prices');
  });

  it('ask for their own files and not for those of the login page', async () => {
    const { body } = await open('edu', '/intro/program');
    expect(body).not.toContain('login.js');
    expect(body.match(/shared\.js/g)).toHaveLength(1);
    expect(body).toContain('"/assets/program.js"');
    // Behind everything else of the head, and holding up nothing: the script takes it on.
    expect(body).toMatch(
      /<link rel="stylesheet" media="not all" [^>]*data-with-script crossorigin href="\/assets\/program\.css"><\/head>/,
    );
    expect((await open('edu', '/login')).body).toContain('login.js');
  });

  it('show the picture at their head before any script runs', async () => {
    const { body } = await open('edu', '/intro/program');
    expect(body).toContain(
      '<source type="image/avif" srcset="/assets/small.avif 640w, /assets/large.avif 1280w" sizes="92vw">',
    );
    expect(body).toMatch(
      /<h1>[^<]+<\/h1><p>[^<]+<\/p><picture>.*<img src="\/assets\/small.webp" width="1280" height="800" alt=""/,
    );
    const pictureless = (await open('edu', '/intro/cases')).body;
    expect(pictureless).not.toContain('<picture>');
    // Nothing but the starter is asked for before the picture stands.
    expect(body).not.toContain('modulepreload');
    expect(body).not.toContain('<script type="module" crossorigin src="/assets/entry.js">');
    expect(body).toContain('<script type="module" crossorigin src="/assets/starter.js"></script>');
    const list = /<script type="application\/json" id="after-picture">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(list)).toEqual({ entry: '/assets/entry.js', ahead: ['/assets/program.js', '/assets/shared.js'] });
    // Where no picture is waited for, the scripts are asked for at once.
    expect(pictureless).toContain('<link rel="modulepreload"');
    expect(pictureless).toContain('src="/assets/entry.js"');
    expect(pictureless).not.toContain('starter');
  });

  it('name what a page behind the login needs, and leave it to the browser who is signed in', async () => {
    const aheadIn = async (site: SiteName, url: string) => {
      const { body } = await open(site, url);
      const [, list = 'null'] = /<script type="application\/json" id="page-ahead">(.*?)<\/script>/.exec(body) ?? [];
      return { body, ahead: JSON.parse(list) as unknown };
    };
    const { body, ahead } = await aheadIn('edu', '/book/view/1042?from=search');
    const student = { files: ['/assets/book.js', '/assets/book.css'], calls: ['GET /api/books/1042'] };
    expect(ahead).toEqual({ site: 'edu', student, visitor: { files: ['/assets/login.js'] } });
    expect(body).toContain('<script type="module" async crossorigin src="/assets/ahead.js"></script>');
    expect(body).not.toContain('data-page="login"');
    // There a visitor is shown the product first.
    expect((await aheadIn('home', '/book/view/1042')).ahead).toMatchObject({ visitor: { files: ['/assets/home.js'] } });
    const { body: login, ahead: nothing } = await aheadIn('edu', '/login');
    expect(nothing).toBeNull();
    expect(login).not.toContain('ahead.js');
    expect((await aheadIn('edu', '/book/view/<b>')).ahead).toBeNull();
  });

  it('tell what they are in the words of schema.org', async () => {
    const kinds = async (site: SiteName, url: string) =>
      (await open(site, url)).structured.map((facts) => facts['@type']);
    expect(await kinds('edu', '/intro')).toEqual(['Organization', 'WebSite']);
    expect(await kinds('edu', '/intro/startup')).toEqual(['BreadcrumbList', 'FAQPage']);
    expect(await kinds('home', '/intro')).toEqual(['Organization', 'WebSite', 'FAQPage']);
    const { structured, title } = await open('edu', '/intro/articles/1');
    expect(structured[0]).toMatchObject({ '@type': 'Article', inLanguage: 'ko', datePublished: expect.any(String) });
    expect(title).toBe(`${structured[0]?.headline} · 책바다`);
  });

  it('run nothing: what stands in the page is data that cannot end its element', async () => {
    await app.db
      .updateTable('intro_article')
      .set({ title: '</script><script>alert(1)</script>', summary: '"><img src=x>$&' })
      .where('article_no', '=', 2)
      .execute();
    const { body } = await open('edu', '/intro/articles/2');
    expect(body).not.toMatch(/<script>|<img src=x>/);
    expect(body).toContain('&quot;&gt;&lt;img src=x&gt;$&amp;');
    const built = '<script type="module" crossorigin src="/assets/entry.js"></script>';
    const scripts = [...body.replace(built, '').matchAll(/<script type="([^"]+)"/g)].map(([, type]) => type);
    expect(new Set(scripts)).toEqual(new Set(['application/json', 'application/ld+json']));
  });

  it('keep to themselves what belongs to students, and what is nowhere', async () => {
    for (const site of siteNames) {
      for (const url of [
        '/main',
        '/book/view/1042',
        '/login/sign-up',
        '/nowhere',
        '/book/mission/resultToParent/1/k',
      ]) {
        const page = await open(site, url);
        expect([site, url, page.hidden, page.canonical]).toEqual([site, url, true, undefined]);
      }
    }
    expect((await open('edu', '/intro/articles/999')).hidden).toBe(true);
    expect((await open('school', '/intro')).hidden).toBe(true);
    expect((await open('home', '/intro/program')).hidden).toBe(true);
    expect((await open('home', '/intro/articles/1')).hidden).toBe(true);
  });

  it('are all in the list of addresses, however many articles there are', async () => {
    const numbers = Array.from({ length: 45 }, (_, index) => 9000 + index);
    for (const articleNo of numbers) {
      const facts = {
        title: `글 ${articleNo}`,
        summary: '요약',
        picture: 'choose',
        content: '글',
        publishedAt: articleNo,
      };
      await introArticles.save(app.db, { articleNo, ...facts }, { origin: 'OPERATOR', hash: String(articleNo) });
    }
    const map = (await ask('edu', '/sitemap.xml')).body;
    for (const articleNo of [...numbers, 1]) expect(map).toContain(`/intro/articles/${articleNo}</loc>`);
    await introArticles.remove(app.db, numbers);
  });

  it('are named by each site for itself', async () => {
    expect((await open('edu', '/')).canonical).toBe(`${origin('edu')}/intro`);
    expect((await open('school', '/')).canonical).toBe(`${origin('school')}/login`);
    for (const site of siteNames) {
      const robots = await ask(site, '/robots.txt');
      expect(robots.headers['content-type']).toContain('text/plain');
      expect(robots.body).toContain(`Sitemap: ${origin(site)}/sitemap.xml`);
      const map = (await ask(site, '/sitemap.xml')).body;
      expect(map.includes('/intro')).toBe(site !== 'school');
      expect(map).not.toMatch(
        new RegExp(
          siteNames
            .filter((other) => other !== site)
            .map(origin)
            .join('|'),
        ),
      );
    }
  });
});
