import { memo } from 'react';
import styles from './BookText.module.css';
import type { PreparedPage } from './prepareBook.ts';

interface BookTextProps {
  pages: readonly PreparedPage[];
  /** Sentence that is being read aloud. */
  speaking: number | null;
}

/** The whole text in one flow of columns; each page begins a new column. */
export function BookText({ pages, speaking }: BookTextProps) {
  return pages.map((page) => {
    const last = page.paragraphs.at(-1)?.at(-1)?.index ?? -1;
    const first = page.paragraphs[0]?.[0]?.index ?? 0;
    const here = speaking !== null && speaking >= first && speaking <= last;
    return <Page key={page.pageNo} page={page} speaking={here ? speaking : null} />;
  });
}

const Page = memo(function Page({ page, speaking }: { page: PreparedPage; speaking: number | null }) {
  return (
    <section data-fit="" className={styles.page} aria-label={`${page.pageNo}쪽`}>
      <span data-page={page.pageNo} className={styles.mark} aria-hidden="true" />
      {page.heading && <h2 className={styles.heading}>{page.heading}</h2>}
      {page.paragraphs.map((paragraph) => (
        <p key={paragraph[0]?.index} className={styles.paragraph}>
          {paragraph.map(({ index, text }) => (
            <span key={index} data-sentence={index} className={index === speaking ? styles.speaking : undefined}>
              {text}
            </span>
          ))}
        </p>
      ))}
    </section>
  );
});
