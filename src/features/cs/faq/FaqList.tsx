import { useQuery } from '@tanstack/react-query';
import type { FaqSummary } from '#contract/customerService.ts';
import { faqCategories } from '#domain/help/faqCategories.ts';
import { Badge } from '#src/components/badge/Badge.tsx';
import { SearchedList } from '#src/components/list-search/SearchedList.tsx';
import { useListPlace } from '#src/components/list-search/useListPlace.ts';
import { Views } from '#src/components/list-search/Views.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi, useServices } from '#src/lib/services/ServicesContext.ts';
import { faqQueries } from './faqQueries.ts';

/** Answers to what is asked most. */
export function FaqList() {
  const { site } = useServices();
  // Only the home site sells tickets.
  const categories = faqCategories.filter((category) => site === 'home' || category !== '이용권·결제');
  const place = useListPlace(categories);
  return (
    <SearchedList
      label="질문 찾기"
      placeholder="궁금한 낱말"
      categories={categories}
      place={place}
      query={useQuery(faqQueries.list(useApi(), place))}
      empty={{ title: '아직 질문이 없어요', text: '자주 묻는 것이 생기면 여기에 모아 둘게요.' }}
      rowOf={rowOf}
    />
  );
}

function rowOf(faq: FaqSummary) {
  return {
    key: faq.faqNo,
    href: paths.faqView.getHref({ articleNo: faq.faqNo }),
    title: faq.title,
    badge: <Badge tone={faq.pinnedYn === 'Y' ? 'sea' : 'plain'}>{faq.category}</Badge>,
    facts: <Views count={faq.viewCount} />,
  };
}
