import type { IntroAnswer } from '#contract/introTexts.ts';
import type { SharePicture } from './sharePictures.ts';

/** A heading or a paragraph of the text of a page, for readers without scripts and for search engines. */
export interface TextBlock {
  kind: 'h1' | 'h2' | 'h3' | 'p';
  text: string;
}

/** The description of a page before any script runs. */
export interface PageDescription {
  /** Names the files that the build lists for this page; null: no special ones. */
  page: string | null;
  /** Without the name of the product. */
  title: string;
  description: string;
  /** Path that search engines shall know it by; null: they shall not keep it. */
  canonical: string | null;
  kind: 'website' | 'article';
  /** JSON-LD (schema.org) objects. */
  picture: SharePicture;
  structured: readonly object[];
  text: readonly TextBlock[];
  links: readonly { href: string; label: string }[];
  /** Answers of calls that this page makes first, by their address: it need not ask for them. */
  answers: Readonly<Record<string, unknown>>;
}

/** Texts of an intro page as blocks, in the order they stand. */
export function blocksOf(page: IntroAnswer): TextBlock[] {
  return [
    { kind: 'h1', text: page.title },
    { kind: 'p', text: page.description },
    ...page.sections.flatMap(({ headline, text, points }): TextBlock[] => [
      { kind: 'h2', text: headline },
      { kind: 'p', text },
      ...points.flatMap((point): TextBlock[] => [
        { kind: 'h3', text: point.title },
        { kind: 'p', text: point.text },
      ]),
    ]),
    ...(page.questions ?? []).flatMap(({ question, answer }): TextBlock[] => [
      { kind: 'h3', text: question },
      { kind: 'p', text: answer },
    ]),
  ];
}
