import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/page/Panel.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { paths } from '../../config/paths.ts';
import { formatDay } from '../../lib/formatDay.ts';
import { noticesQuery } from '../../lib/queries/noticesQuery.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import styles from './LatestNotices.module.css';

const SHOWN = 4;

export function LatestNotices() {
  const query = useQuery(noticesQuery(useApi(), 1));
  return (
    <Panel title="공지사항" more={{ label: '모두 보기', href: paths.notice.getHref() }}>
      <QueryView query={query} skeleton={<Skeleton height={180} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>아직 소식이 없어요.</p>
          ) : (
            <ul className={styles.list}>
              {items.slice(0, SHOWN).map((notice) => (
                <li key={notice.articleNo}>
                  <Link to={paths.noticeView.getHref({ articleNo: notice.articleNo })}>
                    {notice.title}
                    <time dateTime={notice.publishedAt}>{formatDay(notice.publishedAt)}</time>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  );
}
