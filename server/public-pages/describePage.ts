import type { Article, ArticleList } from '#contract/article.ts';
import { addressOf } from '#contract/endpoints/addressOf.ts';
import { articleApi } from '#contract/endpoints/article.ts';
import { introApi } from '#contract/endpoints/intro.ts';
import type { IntroAnswer, IntroTexts } from '#contract/introTexts.ts';
import type { SiteName } from '#contract/site.ts';
import type { SubscriptionProducts } from '#contract/subscription.ts';
import { withoutEndSlashes } from '#domain/site/withoutEndSlashes.ts';
import { markdownBlocks } from '#domain/text/markdownBlocks.ts';
import { blocksOf, type PageDescription, type TextBlock } from './PageDescription.ts';
import { sharePictures } from './sharePictures.ts';
import { structuredData } from './structuredData.ts';

/** What a page of a site can be described from. */
export interface PageFacts {
  site: SiteName;
  origin: string;
  texts: IntroTexts | null;
  /** Null where there is no such article. */
  findArticle: (articleNo: number) => Promise<Article | null>;
  listArticles: () => Promise<ArticleList>;
  /** What is sold. */
  listPrices: () => Promise<SubscriptionProducts>;
  /** Every answer of the site, as Markdown. */
  listFaqs: () => Promise<readonly { title: string; content: string }[]>;
}

const SLOGAN = '책을 읽고, 미션을 풀고, 바다 친구를 키우는 독서 교육 서비스 책바다';
const ARTICLE = /^\/intro\/articles\/([1-9]\d{0,8})$/;

/** Pages with the newest articles on them. */
const WITH_ARTICLES: readonly string[] = ['index', 'articles'];

/** Pages that visitors may find by a search although they have no texts of their own. */
const plainPages: Readonly<Record<string, { title: string; description: string }>> = {
  '/login': { title: '로그인', description: '책바다에 로그인하고 읽던 책과 바다 친구를 이어서 만나 보세요.' },
  '/notice': { title: '공지사항', description: '책바다의 새 소식과 이용 안내를 알려 드립니다.' },
  '/policy': { title: '개인정보 처리방침', description: '책바다가 개인정보를 어떻게 다루는지 알려 드립니다.' },
};

/** Everything behind the login, and addresses that lead nowhere: described to nobody. */
const hidden: PageDescription = {
  page: null,
  title: '',
  description: SLOGAN,
  canonical: null,
  kind: 'website',
  picture: sharePictures.product,
  structured: [],
  text: [],
  links: [],
  answers: {},
};

/** Describes the page at an address. @param path without query; a slash at the end does not count */
export async function describePage(facts: PageFacts, path: string): Promise<PageDescription> {
  const cleaned = withoutEndSlashes(path);
  const articleNo = ARTICLE.exec(cleaned)?.[1];
  if (articleNo !== undefined && facts.site === 'edu') return describeArticle(facts, cleaned, Number(articleNo));
  const intro = facts.site === 'school' ? undefined : facts.texts?.pages.find((each) => each.path === cleaned);
  if (intro) return describeIntro(facts, intro);
  if (cleaned === '/') return describeRoot(facts);
  if (cleaned === '/faq') return describeFaqs(facts);
  const plain = Object.hasOwn(plainPages, cleaned) ? plainPages[cleaned] : undefined;
  return plain === undefined ? hidden : { ...hidden, ...plain, canonical: cleaned };
}

/** The root shows a student's own page; whoever is not logged in is led on, and so are search engines. */
function describeRoot({ site, texts }: PageFacts): PageDescription {
  const front = texts?.pages.find(({ path }) => path === '/intro');
  return { ...hidden, description: front?.description ?? SLOGAN, canonical: site === 'school' ? '/login' : '/intro' };
}

async function describeIntro(facts: PageFacts, page: IntroAnswer): Promise<PageDescription> {
  const { origin, texts } = facts;
  const front = page.path === '/intro';
  const answer = { ...page, ...(page.page === 'inquiry' && texts?.inquiry ? { inquiry: texts.inquiry } : {}) };
  const list = WITH_ARTICLES.includes(page.page) ? await facts.listArticles() : null;
  return {
    ...hidden,
    page: page.page,
    title: page.title,
    description: page.description,
    canonical: page.path,
    structured: [
      ...(front ? [structuredData.organization(origin, page.description), structuredData.webSite(origin)] : []),
      ...(front ? [] : [structuredData.breadcrumbs(origin, [frontStep(texts), page])]),
      ...(page.questions ? [structuredData.questions(page.questions)] : []),
    ],
    text: blocksOf(page),
    links: [
      ...(list?.items ?? []).map((item) => ({ href: `/intro/articles/${item.articleNo}`, label: item.title })),
      ...linksOf(texts, page.path),
    ],
    answers: {
      [addressOf(introApi.readPage, { page: page.page })]: answer,
      ...(list === null ? {} : { [addressOf(articleApi.list)]: list }),
      ...(facts.site === 'home' && front ? { [addressOf(introApi.listPrices)]: await facts.listPrices() } : {}),
    },
  };
}

/** All questions with their answers; the page itself shows them one by one. */
async function describeFaqs({ listFaqs }: PageFacts): Promise<PageDescription> {
  const title = '자주 묻는 질문';
  const description = '책바다를 쓰면서 자주 묻는 질문과 답을 모았습니다.';
  const questions = (await listFaqs()).map((faq) => ({
    question: faq.title,
    answer: markdownBlocks(faq.content)
      .map(({ text }) => text)
      .join(' '),
  }));
  return {
    ...hidden,
    title,
    description,
    canonical: '/faq',
    structured: questions.length > 0 ? [structuredData.questions(questions)] : [],
    text: [
      { kind: 'h1', text: title },
      { kind: 'p', text: description },
      ...questions.flatMap(({ question, answer }): TextBlock[] => [
        { kind: 'h2', text: question },
        { kind: 'p', text: answer },
      ]),
    ],
  };
}

async function describeArticle(facts: PageFacts, path: string, articleNo: number): Promise<PageDescription> {
  const { origin, texts } = facts;
  const found = await facts.findArticle(articleNo);
  if (found === null) return { ...hidden, page: 'article' };
  const list = texts?.pages.find(({ page }) => page === 'articles');
  const steps = [frontStep(texts), ...(list ? [list] : []), { title: found.title, path }];
  return {
    ...hidden,
    page: 'article',
    title: found.title,
    description: found.summary,
    canonical: path,
    kind: 'article',
    picture: sharePictures.article(found.picture),
    structured: [structuredData.article(origin, path, found), structuredData.breadcrumbs(origin, steps)],
    text: [{ kind: 'h1', text: found.title }, { kind: 'p', text: found.summary }, ...markdownBlocks(found.content)],
    links: linksOf(texts, path),
    answers: { [addressOf(articleApi.read, { articleNo })]: found },
  };
}

const frontStep = (texts: IntroTexts | null) => ({
  title: texts?.pages.find(({ path }) => path === '/intro')?.title ?? '책바다',
  path: '/intro',
});

function linksOf(texts: IntroTexts | null, path: string) {
  const pages = texts?.pages.filter((each) => each.path !== path) ?? [];
  return [...pages.map((each) => ({ href: each.path, label: each.title })), { href: '/login', label: '로그인' }];
}
