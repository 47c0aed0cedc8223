import type { PagePicture, ReaderBook } from '#contract/reading.ts';
import { splitSentences } from '../read-aloud/splitSentences.ts';

export interface Sentence {
  /** Place in the whole book, from 0. */
  index: number;
  pageNo: number;
  text: string;
  /** Who speaks in a play, before the speech. */
  speaker?: boolean;
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

/** The name before a colon at the start of a paragraph, with the blank behind. */
const speaker = /^[\p{L}\p{N} ]{1,12}: ?/u;

/** The sentences of a paragraph; in a play its speaker comes first, by itself. */
function splitLines(paragraph: string, form: ReaderBook['form']): { text: string; speaker?: boolean }[] {
  const name = form === 'PLAY' ? speaker.exec(paragraph)?.[0] : undefined;
  const lines = splitSentences(paragraph.slice(name?.length ?? 0)).map((text) => ({ text }));
  return name === undefined ? lines : [{ text: name, speaker: true }, ...lines];
}

/** Numbers the sentences of a book through, for reading aloud and highlighting. */
export function prepareBook(book: Pick<ReaderBook, 'form' | 'pages'>): PreparedBook {
  const sentences: Sentence[] = [];
  const pages = book.pages.map(({ pageNo, heading, picture, paragraphs }) => ({
    pageNo,
    heading,
    picture,
    paragraphs: paragraphs.map((paragraph) =>
      splitLines(paragraph, book.form).map((part) => {
        const sentence = { index: sentences.length, pageNo, ...part };
        sentences.push(sentence);
        return sentence;
      }),
    ),
  }));
  return { pages, sentences };
}
