import type { PagePicture, ReaderBook } from '#contract/reading.ts';
import { splitSentences } from '../../lib/read-aloud/splitSentences.ts';

export interface Sentence {
  /** Place in the whole book, from 0. */
  index: number;
  pageNo: number;
  text: string;
}

export interface PreparedPage {
  pageNo: number;
  heading: string | null;
  picture?: PagePicture | undefined;
  paragraphs: Sentence[][];
}

export interface PreparedBook {
  pages: PreparedPage[];
  sentences: Sentence[];
}

/** Numbers the sentences of a book through, for reading aloud and highlighting. */
export function prepareBook(book: ReaderBook): PreparedBook {
  const sentences: Sentence[] = [];
  const pages = book.pages.map(({ pageNo, heading, picture, paragraphs }) => ({
    pageNo,
    heading,
    picture,
    paragraphs: paragraphs.map((paragraph) =>
      splitSentences(paragraph).map((text) => {
        const sentence = { index: sentences.length, pageNo, text };
        sentences.push(sentence);
        return sentence;
      }),
    ),
  }));
  return { pages, sentences };
}
