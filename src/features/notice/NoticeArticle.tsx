import { queryOptions, useQuery } from '@tanstack/react-query';
import { noticeApi } from '#contract/endpoints/notice.ts';
import { ArticleFrame } from '../../components/article/ArticleFrame.tsx';
import { ArticleView } from '../../components/article/ArticleView.tsx';
import { Badge } from '../../components/badge/Badge.tsx';
import { Views } from '../../components/list-search/Views.tsx';
import { paths } from '../../config/paths.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { formatDay } from '../../lib/formatDay.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';

export function NoticeArticle({ articleNo }: { articleNo: string }) {
  const query = useQuery(noticeQuery(useApi(), articleNo));
  useDocumentTitle(query.data?.title ?? '공지사항');
  return (
    <ArticleFrame
      query={query}
      crumbs={[{ label: '공지사항', href: paths.notice.getHref() }]}
      missing="없는 소식이에요"
    >
      {(notice) => (
        <ArticleView
          title={notice.title}
          text={notice.content}
          facts={
            <>
              <Badge tone="plain">{notice.category}</Badge>
              <time dateTime={notice.publishedAt}>{formatDay(notice.publishedAt)}</time>
              <Views count={notice.viewCount} />
            </>
          }
          neighboursLabel="다른 소식"
          next={linkTo(notice.next)}
          previous={linkTo(notice.previous)}
        />
      )}
    </ArticleFrame>
  );
}

function linkTo(article: { articleNo: number; title: string } | null) {
  return article && { title: article.title, href: paths.noticeView.getHref({ articleNo: article.articleNo }) };
}

function noticeQuery(api: ApiClient, articleNo: string) {
  return queryOptions({
    queryKey: [queryKeys.notices, 'view', articleNo],
    queryFn: ({ signal }) => api.call(noticeApi.read, { params: { articleNo }, signal }),
  });
}
