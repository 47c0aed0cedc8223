import type { ReadingRecord } from '#contract/myPage.ts';
import { grades } from '#domain/book/grades.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { LogoMark } from '../../components/layout/Logo.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { RecordBook } from './RecordBook.tsx';
import styles from './RecordSheet.module.css';
import print from './recordPrint.module.css';

/**
 * The record as sheets of A4. The table is for the printer: its head is drawn again on every sheet, which no other
 * element can do in all browsers.
 */
export function RecordSheet({ record }: { record: ReadingRecord }) {
  const { student, totals, books } = record;
  const madeOn = formatKoreanDate(Date.parse(record.madeAt));
  const grade = grades.find(({ code }) => code === student.schoolGrade)?.name ?? student.schoolGrade;
  return (
    <table className={`${styles.sheet} ${print.sheet}`} data-print-sheet="record" role="presentation">
      <thead>
        <tr>
          <td className={`${styles.cell} ${print.cell}`}>
            <div className={`${styles.head} ${print.head}`}>
              <LogoMark size={30} />
              <strong>책바다 독서 기록</strong>
              <span translate="no">{student.name}</span>
            </div>
          </td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={`${styles.cell} ${styles.last} ${print.cell}`}>
            <div className={`${styles.title} ${print.title}`}>
              <h2>
                <span translate="no">{student.name}</span>의 독서 기록
              </h2>
              <p>{[student.institutionName, grade, `읽기 수준 ${student.readingLevel}`].filter(Boolean).join(' · ')}</p>
              <p>{madeOn}까지</p>
            </div>
            <dl className={`${styles.totals} ${print.whole}`}>
              <Total name="인증한 책" value={`${totals.verifiedBookCount.toLocaleString('ko-KR')}권`} />
              <Total name="읽은 날" value={`${record.readingDays.length.toLocaleString('ko-KR')}일`} />
              <Total name="마친 미션" value={`${totals.missionCount.toLocaleString('ko-KR')}개`} />
              <Total name="모은 포인트" value={`${totals.bookPoint.toLocaleString('ko-KR')}점`} />
            </dl>
            {books.length === 0 ? (
              <EmptyState
                picture="shelf"
                title="아직 적을 것이 없어요"
                text="책을 읽고 미션을 하면 여기에 한 권씩 쌓여요."
              />
            ) : (
              books.map((book) => <RecordBook key={book.bookNo} book={book} />)
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
