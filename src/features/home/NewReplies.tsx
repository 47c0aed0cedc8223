import { ChevronRight, MessageCircleHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MainPage } from '#contract/home.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { paths } from '../../config/paths.ts';
import styles from './NewReplies.module.css';

/** A teacher has answered a text: until it was seen, that comes first. */
export function NewReplies({ replies }: { replies: MainPage['newReplies'] }) {
  if (replies.length === 0) return null;
  return (
    <ul className={styles.list}>
      {replies.map(({ bookNo, bookName, readingMissionType, staffName, returned }) => (
        <li key={`${bookNo} ${readingMissionType} ${staffName}`}>
          <Link
            className={styles.reply}
            to={`${paths.bookMissionResult.getHref({ bookNo })}?kind=${readingMissionType}`}
          >
            <MessageCircleHeart aria-hidden="true" />
            <span>
              <b>
                {staffName} 선생님이 {returned ? '한 번 더 써 보자고 했어요' : '답을 남겼어요'}
              </b>
              <span>
                {bookName} {missionKindNames[readingMissionType]}
              </span>
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
