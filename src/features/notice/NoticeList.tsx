import { useQuery } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import type { NoticeSummary } from '#contract/home.ts';
import { noticeCategories } from '#domain/help/noticeCategories.ts';
import { Badge } from '../../components/badge/Badge.tsx';
import { ListSearch } from '../../components/list-search/ListSearch.tsx';
import { TextList, TextListSkeleton } from '../../components/list-search/TextList.tsx';
import { useListPlace } from '../../components/list-search/useListPlace.ts';
import { Views } from '../../components/list-search/Views.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { paths } from '../../config/paths.ts';
import { formatDay } from '../../lib/formatDay.ts';
import { noticesQuery } from '../../lib/queries/noticesQuery.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';

export function NoticeList() {
  const place = useListPlace(noticeCategories);
  const query = useQuery(noticesQuery(useApi(), place.page, place));
  return (
    <>
      <ListSearch
        label="소식 찾기"
        placeholder="소식에서 찾기"
        categories={noticeCategories}
        place={place}
        count={query.isPlaceholderData ? undefined : query.data?.totalCount}
      />
      <QueryView query={query} skeleton={<TextListSkeleton />}>
        {(found) => (
          <TextList
            found={found}
            place={place}
            stale={query.isPlaceholderData}
            empty={{ title: '아직 소식이 없어요', text: '새 소식이 오면 여기에 알려 드릴게요.' }}
            rowOf={rowOf}
          />
        )}
      </QueryView>
    </>
  );
}

function rowOf(notice: NoticeSummary) {
  return {
    key: notice.articleNo,
    href: paths.noticeView.getHref({ articleNo: notice.articleNo }),
    title: notice.title,
    badge:
      notice.pinnedYn === 'Y' ? (
        <Badge tone="coral" icon={<Pin aria-hidden="true" />}>
          꼭 읽기
        </Badge>
      ) : (
        <Badge tone="plain">{notice.category}</Badge>
      ),
    facts: (
      <>
        <time dateTime={notice.publishedAt}>{formatDay(notice.publishedAt)}</time>
        <Views count={notice.viewCount} />
      </>
    ),
  };
}
