import type { ShotName } from './shotSizes.ts';

/** Pages for visitors, as the server and `content/site/intro` name them. */
export type IntroPageName =
  | 'index'
  | 'program'
  | 'startup'
  | 'contents'
  | 'cases'
  | 'institute'
  | 'experience'
  | 'articles'
  | 'article'
  | 'inquiry'
  | 'intro'
  | 'diff';

/** The picture at the head of a page; the server writes it into the HTML, so that it need not wait for the script. */
export const heroShots = {
  index: 'aquarium',
  program: 'crossword',
  contents: 'search',
  experience: 'main',
  intro: 'aquarium',
} as const satisfies Partial<Record<IntroPageName, ShotName>>;
