import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, List } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Notice } from '../../../contract/home.ts';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { Breadcrumb } from '../../components/page/PageHeader.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { paths } from '../../config/paths.ts';
import { ApiError } from '../../lib/api/ApiError.ts';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { formatDay } from '../../lib/formatDay.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { noticeQuery } from './api/noticeQuery.ts';
import styles from './NoticeArticle.module.css';

export function NoticeArticle({ articleNo }: { articleNo: string }) {
  const query = useQuery(noticeQuery(useApi(), articleNo));
  useDocumentTitle(query.data?.title ?? '공지사항');
  return (
    <>
      <Breadcrumb crumbs={[{ label: '공지사항', href: paths.notice.getHref() }]} here={query.data?.title ?? '읽기'} />
      <QueryView query={query} skeleton={<ArticleSkeleton />} renderError={renderMissing} errorTitleAs="h1">
        {(notice) => <Article notice={notice} />}
      </QueryView>
      <div className={styles.back}>
        <ButtonLink tone="soft" to={paths.notice.getHref()} icon={<List aria-hidden="true" />}>
          목록으로
        </ButtonLink>
      </div>
    </>
  );
}

function Article({ notice }: { notice: Notice }) {
  return (
    <article className={styles.article}>
      <header>
        <h1>{notice.title}</h1>
        <p className={styles.facts}>
          <time dateTime={notice.publishedAt}>{formatDay(notice.publishedAt)}</time>
          <span>조회 {notice.viewCount.toLocaleString('ko-KR')}</span>
        </p>
      </header>
      <Markdown text={notice.content} />
      {(notice.previous || notice.next) && (
        <nav className={styles.neighbours} aria-label="다른 소식">
          {notice.next && <Neighbour article={notice.next} label="다음 글" icon={<ChevronUp aria-hidden="true" />} />}
          {notice.previous && (
            <Neighbour article={notice.previous} label="이전 글" icon={<ChevronDown aria-hidden="true" />} />
          )}
        </nav>
      )}
    </article>
  );
}

interface NeighbourProps {
  article: { articleNo: number; title: string };
  label: string;
  icon: React.ReactNode;
}

function Neighbour({ article, label, icon }: NeighbourProps) {
  return (
    <Link to={paths.noticeView.getHref({ articleNo: article.articleNo })}>
      <span className={styles.label}>
        {icon}
        {label}
      </span>
      <span className={styles.title}>{article.title}</span>
    </Link>
  );
}

function renderMissing(error: Error) {
  const missing = error instanceof ApiError && (error.status === 404 || error.is('INVALID_INPUT'));
  return missing ? (
    <EmptyState titleAs="h1" title="없는 소식이에요" text="지워졌거나 주소가 잘못 적혔을 수 있어요." />
  ) : null;
}

function ArticleSkeleton() {
  return (
    <div className={styles.article} aria-hidden="true">
      <Skeleton width="70%" height={40} />
      <Skeleton height={22} />
      <Skeleton height={22} />
      <Skeleton width="50%" height={22} />
    </div>
  );
}
