import { BookOpen, Check, MessageCircleQuestion, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MissionResult } from '../../../../contract/mission.ts';
import { paths } from '../../../config/paths.ts';
import styles from './MarkedItem.module.css';

interface MarkedItemProps {
  bookNo: number;
  item: MissionResult['items'][number];
  /** Written answers are neither right nor wrong. */
  written: boolean;
  /** Where a question about it can be written; null where there is no such place. */
  askHref: string | null;
}

export function MarkedItem({ bookNo, item, written, askHref }: MarkedItemProps) {
  return (
    <li className={styles.item} data-correct={written || item.correct}>
      {!written && (
        <span className={styles.mark}>
          {item.correct ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
          <span className="visually-hidden">{item.correct ? '맞았어요' : '틀렸어요'}</span>
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.label}>{item.label}</p>
        {written ? (
          <p className={styles.text}>{item.given || '쓰지 않았어요'}</p>
        ) : (
          <p className={styles.given}>
            내 답: <strong>{item.given || '비웠어요'}</strong>
            {!item.correct && item.answer && (
              <>
                {' '}
                · 정답: <strong className={styles.answer}>{item.answer}</strong>
              </>
            )}
          </p>
        )}
        {item.explanation && <p className={styles.explanation}>{item.explanation}</p>}
        {item.scene !== null && (
          <p className={styles.scene}>
            <BookOpen aria-hidden="true" />
            <span>
              <span className="visually-hidden">다시 볼 장면: </span>
              {item.scene}
            </span>
          </p>
        )}
        {askHref && (
          <Link className={styles.ask} to={askHref}>
            <MessageCircleQuestion aria-hidden="true" />
            질문 남기기
            <span className="visually-hidden">: {item.label}</span>
          </Link>
        )}
      </div>
      {item.pageNo !== null && (
        <Link className={styles.page} to={`${paths.bookRead.getHref({ bookNo })}?page=${item.pageNo}`}>
          <BookOpen aria-hidden="true" />
          {item.pageNo}쪽 보기
        </Link>
      )}
    </li>
  );
}
