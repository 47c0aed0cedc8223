import { BadgeCheck } from 'lucide-react';
import type { MonthlyReport } from '#contract/monthlyReport.ts';
import { Picture } from '../picture/Picture.tsx';
import styles from './MonthlyReportSheet.module.css';

/** The books of a month by their covers, with a mark on those that were finished. */
export function ReportBooks({ books, bookCount }: Pick<MonthlyReport, 'books' | 'bookCount'>) {
  if (books.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>
        이런 책을 만났어요
        {bookCount > books.length && (
          <small>
            {' '}
            모두 {bookCount}권 가운데 {books.length}권
          </small>
        )}
      </h3>
      <ul className={styles.books}>
        {books.map(({ bookNo, bookName, bookImagePath, finished }) => (
          <li key={bookNo}>
            <Picture src={bookImagePath} alt="" width={60} height={84} />
            <span className={styles.title}>{bookName}</span>
            {finished && (
              <span className={styles.finished}>
                <BadgeCheck aria-hidden="true" />
                끝냈어요
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
