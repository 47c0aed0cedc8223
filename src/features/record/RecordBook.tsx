import type { ReadingRecord } from '#contract/myPage.ts';
import { formatShortDate } from '#domain/time/formatKoreanDate.ts';
import styles from './RecordSheet.module.css';
import print from './recordPrint.module.css';

type Book = ReadingRecord['books'][number];

/** One book: how far it was read, its missions, and what the student wrote, word for word. */
export function RecordBook({ book }: { book: Book }) {
  const writings = book.missions.flatMap((mission) =>
    mission.writings.map((writing) => ({ ...writing, mission: mission.name })),
  );
  return (
    <article className={styles.book}>
      <header className={`${styles.bookHead} ${print.leading}`}>
        <h3 className={styles.bookName}>{book.bookName}</h3>
        <p className={styles.bookFacts}>{facts(book)}</p>
      </header>
      {book.missions.length > 0 && (
        <table className={`${styles.missions} ${print.whole}`}>
          <caption className="visually-hidden">{book.bookName} 미션</caption>
          <thead>
            <tr>
              <th scope="col">미션</th>
              <th scope="col">마친 날</th>
              <th scope="col">맞힌 비율</th>
              <th scope="col">점수</th>
            </tr>
          </thead>
          <tbody>
            {book.missions.map((mission) => (
              <tr key={`${mission.kind}-${mission.finishedAt}`}>
                <th scope="row">{mission.name}</th>
                <td>{formatShortDate(Date.parse(mission.finishedAt))}</td>
                <td>{mission.rate === null ? '글쓰기' : `${Math.round(mission.rate)}%`}</td>
                <td>{mission.point}점</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {writings.map(({ mission, question, text }) => (
        <section key={`${mission}-${question}`} className={styles.writing}>
          <h4 className={`${styles.question} ${print.leading}`}>
            <span className={styles.mission}>{mission}</span> {question}
          </h4>
          <p className={`${styles.answer} ${print.flowing}`}>{text}</p>
        </section>
      ))}
      {book.notes.map(({ kind, writtenAt, text }) => (
        <section key={`${kind}-${writtenAt}-${text}`} className={styles.writing}>
          <h4 className={`${styles.question} ${print.leading}`}>
            <span className={styles.mission}>{kind}</span> {formatShortDate(Date.parse(writtenAt))}
          </h4>
          <p className={`${styles.answer} ${print.flowing}`}>{text}</p>
        </section>
      ))}
    </article>
  );
}

function facts({ authorName, readingRate, verifiedAt, lastReadAt }: Book): string {
  // Nothing at all was read where the book is one of paper: the missions alone speak then.
  const reading = readingRate === 100 ? '다 읽었어요' : readingRate > 0 && `${readingRate}% 읽었어요`;
  return [
    authorName,
    reading,
    lastReadAt && `마지막으로 읽은 날 ${formatShortDate(Date.parse(lastReadAt))}`,
    verifiedAt && `인증한 날 ${formatShortDate(Date.parse(verifiedAt))}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
