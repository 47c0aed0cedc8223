import { Link } from 'react-router-dom';
import type { NoticeSummary } from '#contract/home.ts';
import { Panel } from '../../components/page/Panel.tsx';
import { paths } from '../../config/paths.ts';
import { formatDay } from '../../lib/formatDay.ts';
import styles from './NoticePanel.module.css';

export function NoticePanel({ notices }: { notices: readonly NoticeSummary[] }) {
  if (notices.length === 0) return null;
  return (
    <Panel title="책바다 소식" more={{ label: '모두 보기', href: paths.notice.getHref() }}>
      <ul className={styles.list}>
        {notices.map((notice) => (
          <li key={notice.articleNo}>
            <Link to={paths.noticeView.getHref({ articleNo: notice.articleNo })}>
              <span className={styles.title}>{notice.title}</span>
              <time dateTime={notice.publishedAt}>{formatDay(notice.publishedAt)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
