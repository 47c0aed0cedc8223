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

/** Events stand one below the other, with their numbers. */
const linesOf = (text: string) => (text.includes('\n') ? styles.lines : undefined);

/** One item with its mark. What was right takes a line or two; more about it is folded behind them. */
export function MarkedItem({ bookNo, item, written, questionHref, reportable }: MarkedItemProps) {
  const folded = !written && item.correct;
  const explanation = item.explanation && (
    <p className={styles.explanation} data-read="">
      {item.explanation}
    </p>
  );
  const scene = item.scene !== null && (
    <p className={styles.scene}>
      <BookOpen aria-hidden="true" />
      <span>
        <span className="visually-hidden">다시 볼 장면: </span>
        {item.scene}
      </span>
    </p>
  );
  const tools = (reportable || questionHref) && (
    <div className={styles.tools}>
      {reportable && <ReportItem item={reportable} label={item.label} hasPicture={reportable.kind === 'QUIZ'} named />}
      {questionHref && (
        <Link className={styles.ask} to={questionHref}>
          <MessageCircleQuestion aria-hidden="true" />
          질문 남기기
          <span className="visually-hidden">: {item.label}</span>
        </Link>
      )}
    </div>
  );
  const aloud = item.explanation && <ReadAloudButton label="풀이 듣기" compact />;
  const page = item.pageNo !== null && (
    <Link className={styles.page} to={`${paths.bookRead.getHref({ bookNo })}?page=${item.pageNo}`}>
      <BookOpen aria-hidden="true" />
      {item.pageNo}쪽 보기
    </Link>
  );
  return (
    <li className={styles.item} data-correct={written || item.correct} data-folded={folded} data-read-scope="">
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
            내 답: <strong className={linesOf(item.given)}>{item.given || '비웠어요'}</strong>
            {!item.correct && item.answer && (
              <>
                {' '}
                · 정답:{' '}
                <strong
                  className={[styles.answer, linesOf(item.answer)].filter(Boolean).join(' ')}
                  data-read={`정답은 ${item.answer}.`}
                >
                  {item.answer}
                </strong>
              </>
            )}
          </p>
        )}
        {folded && (explanation || scene || tools || page) && (
          <details className={styles.more}>
            <summary>
              더 보기<span className="visually-hidden">: {item.label}</span>
            </summary>
            {explanation}
            {scene}
            <div className={styles.tools}>
              {aloud}
              {page}
            </div>
            {tools}
          </details>
        )}
        {!folded && explanation}
        {!folded && scene}
        {!folded && tools}
      </div>
      {!folded && (
        <div className={styles.side}>
          {aloud}
          {page}
        </div>
      )}
    </li>
  );
}
