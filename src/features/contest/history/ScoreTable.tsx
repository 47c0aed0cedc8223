import type { ContestHistoryBook } from '#contract/contest.ts';
import { formatShortDate } from '#domain/time/formatKoreanDate.ts';
import { Picture } from '#src/components/picture/Picture.tsx';
import { pointWords } from '../words/pointWords.ts';
import { rateWords } from '../words/rateWords.ts';
import styles from './HistoryDialog.module.css';

/** One book: puzzle, matching, OX, quiz and total, as points and rates (specification, section 9). */
export function ScoreTable({ book }: { book: ContestHistoryBook }) {
  const columns = [
    { name: '퍼즐', point: book.puzzlePoint, rate: book.puzzleRate },
    { name: '짝 맞추기', point: book.matchingPoint, rate: book.matchingRate },
    { name: 'OX', point: book.oxPoint, rate: book.oxRate },
    { name: '퀴즈', point: book.quizPoint, rate: book.quizRate },
    { name: '합계', point: book.totalPoint, rate: book.averageRate },
  ];
  return (
    <>
      <div className={styles.book}>
        <Picture src={book.bookImagePath} alt="" width={44} height={62} />
        <div>
          <h3>{book.bookName}</h3>
          <p>{formatShortDate(Date.parse(book.diagnosisDatetime))}</p>
        </div>
      </div>
      <table className={styles.scores}>
        <caption className="visually-hidden">{book.bookName} 점수와 맞힌 비율</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">점수</th>
            {columns.map(({ name, point, rate }) => (
              // Points stay when the history they came from was deleted.
              <td key={name}>{rate === null && point === 0 ? '–' : pointWords(point)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">비율</th>
            {columns.map(({ name, rate }) => (
              <td key={name}>{rate === null ? '–' : rateWords(rate)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {book.heldPoint > 0 && <p className={styles.held}>{pointWords(book.heldPoint)}은 선생님이 살펴보고 있어요.</p>}
    </>
  );
}
