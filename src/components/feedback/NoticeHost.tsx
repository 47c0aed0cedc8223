import { MailCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isPlaying } from '../../config/isPlaying.ts';
import { dismissNotice, feedbackStore, type NoticeMessage, showToast } from '../../lib/feedback/feedbackStore.ts';
import { IconButton } from '../button/IconButton.tsx';
import styles from './NoticeHost.module.css';

/**
 * Quiet cards that stay until they are read: what happened meanwhile, and the way to it. They would lie over what somebody
 * plays: there it is only announced in passing, and the card comes once the mission, the test or the book is left.
 */
export function NoticeHost() {
  const { pathname, search } = useLocation();
  const playing = isPlaying(pathname, search);
  const notices = feedbackStore((state) => state.notices);
  useAnnouncedInPassing(notices, playing);
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {(playing ? [] : notices).map((notice) => (
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

/** Announces each notice that comes while somebody plays once, with words that go by themselves and take no press. */
function useAnnouncedInPassing(notices: NoticeMessage[], playing: boolean): void {
  const known = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, text, patient } of notices) {
      if (patient || known.current.has(id)) continue;
      known.current.add(id);
      if (playing) showToast(text, 'plain');
    }
  }, [notices, playing]);
}
