import { useQuery } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import type { NoticeSummary } from '#contract/home.ts';
import { noticeCategories } from '#domain/help/noticeCategories.ts';
import { Badge } from '../../components/badge/Badge.tsx';
import { SearchedList } from '../../components/list-search/SearchedList.tsx';
import { useListPlace } from '../../components/list-search/useListPlace.ts';
import { Views } from '../../components/list-search/Views.tsx';
import { paths } from '../../config/paths.ts';
import { formatDay } from '../../lib/formatDay.ts';
import { noticesQuery } from '../../lib/queries/noticesQuery.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';

export function NoticeList() {
  const place = useListPlace(noticeCategories);
  return (
    <SearchedList
      label="소식 찾기"
      placeholder="소식에서 찾기"
      categories={noticeCategories}
      place={place}
      query={useQuery(noticesQuery(useApi(), place.page, place))}
      empty={{ title: '아직 소식이 없어요', text: '새 소식이 오면 여기에 알려 드릴게요.' }}
      rowOf={rowOf}
    />
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
