import { useQuery } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { NoticeSummary } from '../../../contract/home.ts';
import { Badge } from '../../components/badge/Badge.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { paths } from '../../config/paths.ts';
import { formatDay } from '../../lib/formatDay.ts';
import { noticesQuery } from '../../lib/queries/noticesQuery.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import styles from './NoticeList.module.css';

export function NoticeList() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  return (
    <QueryView query={useQuery(noticesQuery(useApi(), page))} skeleton={<ListSkeleton />}>
      {({ items, totalCount, pageSize }) =>
        items.length === 0 ? (
          <EmptyState mood="sleeping" title="아직 소식이 없어요" text="새 소식이 오면 여기에 알려 드릴게요." />
        ) : (
          <>
            <ul className={styles.list}>
              {items.map((notice) => (
                <NoticeRow key={notice.articleNo} notice={notice} />
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={Math.ceil(totalCount / pageSize)}
              onPage={(next) => setParams(next > 1 ? { page: String(next) } : {})}
            />
          </>
        )
      }
    </QueryView>
  );
}

function NoticeRow({ notice }: { notice: NoticeSummary }) {
  return (
    <li>
      <Link className={styles.row} to={paths.noticeView.getHref({ articleNo: notice.articleNo })}>
        {notice.pinnedYn === 'Y' && (
          <Badge tone="coral" icon={<Pin aria-hidden="true" />}>
            꼭 읽기
          </Badge>
        )}
        <strong>{notice.title}</strong>
        <span className={styles.facts}>
          <time dateTime={notice.publishedAt}>{formatDay(notice.publishedAt)}</time>
          <span>조회 {notice.viewCount.toLocaleString('ko-KR')}</span>
        </span>
      </Link>
    </li>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="60%" height={24} />
        </div>
      ))}
    </div>
  );
}
