import type { Article } from '#contract/article.ts';
import type { IntroAnswer } from '#contract/introTexts.ts';
import { sharePictures } from './sharePictures.ts';

/** Facts for search engines in the words of schema.org. Addresses are absolute, as their readers ask. */
export const LOGO = '/share/logo.png';

const NAME = '책바다';
const context = { '@context': 'https://schema.org' } as const;
const organization = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: NAME,
  url: `${origin}/intro`,
  logo: origin + LOGO,
});

export const structuredData = {
  organization: (origin: string, description: string) => ({ ...context, ...organization(origin), description }),

  webSite: (origin: string) => ({
    ...context,
    '@type': 'WebSite',
    name: NAME,
    url: `${origin}/intro`,
    inLanguage: 'ko',
    publisher: { '@id': `${origin}/#organization` },
  }),

  /** Where a page stands, from the first page on. */
  breadcrumbs: (origin: string, steps: readonly { title: string; path: string }[]) => ({
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  }),

  questions: (questions: NonNullable<IntroAnswer['questions']>) => ({
    ...context,
    '@type': 'FAQPage',
    inLanguage: 'ko',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }),

  article: (origin: string, path: string, article: Article) => ({
    ...context,
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedAt,
    inLanguage: 'ko',
    image: origin + sharePictures.article(article.picture).path,
    mainEntityOfPage: origin + path,
    author: organization(origin),
    publisher: organization(origin),
  }),
};
