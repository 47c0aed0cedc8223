import { MailCheck, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { isPlaying } from '../../config/isPlaying.ts';
import { dismissNotice, feedbackStore } from '../../lib/feedback/feedbackStore.ts';
import { IconButton } from '../button/IconButton.tsx';
import styles from './NoticeHost.module.css';

/** Quiet cards that stay until they are read: what happened meanwhile, and the way to it. */
export function NoticeHost() {
  const { pathname, search } = useLocation();
  const playing = isPlaying(pathname, search);
  const notices = feedbackStore((state) => state.notices).filter(({ patient }) => !(patient && playing));
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {notices.map((notice) => (
        <div key={notice.id} className={styles.notice}>
          <MailCheck className={styles.icon} aria-hidden="true" />
          <p className={styles.text}>{notice.text}</p>
          {notice.link && (
            <Link className={styles.link} to={notice.link.to} onClick={() => dismissNotice(notice)}>
              {notice.link.label}
            </Link>
          )}
          {notice.action && (
            <button type="button" className={styles.link} onClick={notice.action.run}>
              {notice.action.label}
            </button>
          )}
          <IconButton className={styles.close} label="알림 닫기" icon={<X />} onClick={() => dismissNotice(notice)} />
        </div>
      ))}
    </div>
  );
}
