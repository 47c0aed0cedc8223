import { BookOpen, Check, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MissionResult } from '../../../../contract/mission.ts';
import { paths } from '../../../config/paths.ts';
import styles from './MarkedItem.module.css';

interface MarkedItemProps {
  bookNo: number;
  item: MissionResult['items'][number];
  /** Written answers are neither right nor wrong. */
  written: boolean;
}

export function MarkedItem({ bookNo, item, written }: MarkedItemProps) {
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
