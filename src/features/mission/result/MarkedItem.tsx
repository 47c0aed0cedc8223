import { BookOpen, Check, MessageCircleQuestion, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MissionResult } from '#contract/mission.ts';
import { ReadAloudButton } from '#src/components/read-aloud/ReadAloudButton.tsx';
import { paths } from '#src/config/paths.ts';
import { ReportItem } from '../item-report/ReportItem.tsx';
import type { ReportableItem } from '../item-report/useItemReport.ts';
import styles from './MarkedItem.module.css';

interface MarkedItemProps {
  bookNo: number;
  item: MissionResult['items'][number];
  /** Written answers are neither right nor wrong. */
  written: boolean;
  /** Where a question about it can be written; null where there is no such place. */
  questionHref: string | null;
  /** What a report would be about; null for writing. */
  reportable: ReportableItem | null;
}

export function MarkedItem({ bookNo, item, written, questionHref, reportable }: MarkedItemProps) {
  return (
    <li className={styles.item} data-correct={written || item.correct} data-read-scope="">
      {!written && (
        <span className={styles.mark}>
          {item.correct ? <Check aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
          <span className="visually-hidden">{item.correct ? '맞았어요' : '다시 볼 것이에요'}</span>
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.label} data-read="">
          {item.label}
        </p>
        {written ? (
          <p className={styles.text}>{item.given || '쓰지 않았어요'}</p>
        ) : (
          <p className={styles.given}>
            내 답: <strong>{item.given || '비웠어요'}</strong>
            {!item.correct && item.answer && (
              <>
                {' '}
                · 정답:{' '}
                <strong className={styles.answer} data-read={`정답은 ${item.answer}.`}>
                  {item.answer}
                </strong>
              </>
            )}
          </p>
        )}
        {item.explanation && (
          <p className={styles.explanation} data-read="">
            {item.explanation}
          </p>
        )}
        {item.scene !== null && (
          <p className={styles.scene}>
            <BookOpen aria-hidden="true" />
            <span>
              <span className="visually-hidden">다시 볼 장면: </span>
              {item.scene}
            </span>
          </p>
        )}
        {(reportable || questionHref) && (
          <div className={styles.tools}>
            {reportable && (
              <ReportItem item={reportable} label={item.label} hasPicture={reportable.kind === 'QUIZ'} named />
            )}
            {questionHref && (
              <Link className={styles.ask} to={questionHref}>
                <MessageCircleQuestion aria-hidden="true" />
                질문 남기기
                <span className="visually-hidden">: {item.label}</span>
              </Link>
            )}
          </div>
        )}
      </div>
      <div className={styles.side}>
        {item.explanation && <ReadAloudButton label="풀이 듣기" compact />}
        {item.pageNo !== null && (
          <Link className={styles.page} to={`${paths.bookRead.getHref({ bookNo })}?page=${item.pageNo}`}>
            <BookOpen aria-hidden="true" />
            {item.pageNo}쪽 보기
          </Link>
        )}
      </div>
    </li>
  );
}
