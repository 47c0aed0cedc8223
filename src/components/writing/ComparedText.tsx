import { useMemo } from 'react';
import { compareTexts } from '#domain/text/compareTexts.ts';
import styles from './ComparedText.module.css';

/** An earlier text beside the one of now: what is only there, and what is only here, marked in the running text. */
export function ComparedText({ earlier, now }: { earlier: string; now: string }) {
  const pieces = useMemo(() => {
    let at = 0;
    return compareTexts(earlier, now).map((piece) => {
      const key = at;
      at += piece.text.length + 1;
      return { ...piece, key };
    });
  }, [earlier, now]);
  const same = pieces.every(({ kind }) => kind === 'SAME');
  return (
    <div className={styles.compared}>
      <p className={styles.legend}>
        {same ? (
          '지금 글과 똑같아요.'
        ) : (
          <>
            <del>지난 글에만 있어요</del> <ins>지금 글에만 있어요</ins>
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keys */}
      <section className={styles.text} aria-label="지난 글과 지금 글" tabIndex={0}>
        {pieces.map(({ kind, text, key }) =>
          kind === 'SAME' ? (
            <span key={key}>{text}</span>
          ) : kind === 'GONE' ? (
            <del key={key}>{text}</del>
          ) : (
            <ins key={key}>{text}</ins>
          ),
        )}
      </section>
    </div>
  );
}
