import { MessageCircle } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import type { TextList as TextListData } from '#contract/textReply.ts';
import { formatShortTime } from '../formatShortTime.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './TextsPage.module.css';

interface TextListProps {
  items: TextListData['items'];
  /** The text that is open beside the list. */
  openedNo: number | null;
}

/** Texts, the latest first. */
export function TextList({ items, openedNo }: TextListProps) {
  const { search } = useLocation();
  return (
    <ul className={styles.texts}>
      {items.map((item) => (
        <li key={item.attemptNo}>
          <NavLink
            to={{ pathname: staffPaths.textOf(item.accountNo, item.attemptNo), search }}
            className={styles.text}
            aria-current={item.attemptNo === openedNo ? 'page' : undefined}
          >
            <b>{item.name}</b>
            <span>
              {item.bookName} · {item.kindName}
            </span>
            <span className={styles.when}>
              {[item.className, formatShortTime(item.handedInAt)].filter(Boolean).join(' · ')}
            </span>
            {item.state === 'REWRITTEN' && <span className={styles.state}>고쳐서 냈어요</span>}
            {item.replyCount > 0 && (
              <span className={styles.count}>
                <MessageCircle aria-hidden="true" />
                <span className="visually-hidden">답 </span>
                {item.replyCount}
              </span>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
