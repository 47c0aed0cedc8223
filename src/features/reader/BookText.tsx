import { memo } from 'react';
import type { PreparedPage, Sentence } from '#src/lib/book-text/prepareBook.ts';
import styles from './BookText.module.css';
import { PagePictureView } from './PagePictureView.tsx';

/** The whole text in one flow of columns; each page begins a new column. Never drawn again while it is read. */
export const BookText = memo(function BookText({ pages }: { pages: readonly PreparedPage[] }) {
  return pages.map(({ pageNo, heading, picture, paragraphs }) => (
    <section key={pageNo} data-fit="" className={styles.page} aria-label={`${pageNo}쪽`}>
      <span data-page={pageNo} className={styles.mark} aria-hidden="true" />
      {picture && <PagePictureView {...picture} />}
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph[0]?.index} className={styles.paragraph} data-set={setOf(paragraph)}>
          {paragraph.map(({ index, text, speaker }) => (
            <span key={index} data-sentence={index} className={speaker ? styles.speaker : undefined}>
              {text}
            </span>
          ))}
        </p>
      ))}
    </section>
  ));
});

/** Verse keeps its lines, a speech hangs from its speaker. */
function setOf(paragraph: readonly Sentence[]): 'verse' | 'speech' | undefined {
  if (paragraph[0]?.speaker) return 'speech';
  return paragraph.some(({ text }) => text.includes('\n')) ? 'verse' : undefined;
}
