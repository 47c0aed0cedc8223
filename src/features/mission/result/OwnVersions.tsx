import type { BookReplies } from '#contract/textReply.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import styles from './MissionResultPanel.module.css';

/** Versions of a text after the first one, the newest first. */
export function OwnVersions({ versions }: Pick<BookReplies['texts'][number], 'versions'>) {
  const later = versions.filter(({ version }) => version > 1);
  if (later.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="own-versions">
      <h2 id="own-versions">고쳐 쓴 글</h2>
      {later.map(({ version, handedInAt, writings }) => (
        <article key={version} className={styles.version}>
          <p className={styles.when}>
            <b>{version}번째 글</b> {formatKoreanDate(Date.parse(handedInAt))}
          </p>
          {writings.map(({ key, question, text }) => (
            <div key={key}>
              {writings.length > 1 && <h3>{question}</h3>}
              <p>{text}</p>
            </div>
          ))}
        </article>
      ))}
    </section>
  );
}
