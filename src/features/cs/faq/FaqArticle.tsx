import { useQuery } from '@tanstack/react-query';
import { ArticleFrame } from '#src/components/article/ArticleFrame.tsx';
import { ArticleView } from '#src/components/article/ArticleView.tsx';
import { Badge } from '#src/components/badge/Badge.tsx';
import { Views } from '#src/components/list-search/Views.tsx';
import { paths } from '#src/config/paths.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { faqQueries } from './faqQueries.ts';

export function FaqArticle({ faqNo }: { faqNo: string }) {
  const query = useQuery(faqQueries.view(useApi(), faqNo));
  useDocumentTitle(query.data?.title ?? '자주 묻는 질문');
  return (
    <ArticleFrame
      query={query}
      crumbs={[{ label: '자주 묻는 질문', href: paths.faq.getHref() }]}
      missing="없는 질문이에요"
    >
      {(faq) => (
        <ArticleView
          title={faq.title}
          text={faq.content}
          facts={
            <>
              <Badge tone="plain">{faq.category}</Badge>
              <Views count={faq.viewCount} />
            </>
          }
          neighboursLabel="다른 질문"
          next={linkTo(faq.next)}
          previous={linkTo(faq.previous)}
        />
      )}
    </ArticleFrame>
  );
}

function linkTo(faq: { faqNo: number; title: string } | null) {
  return faq && { title: faq.title, href: paths.faqView.getHref({ articleNo: faq.faqNo }) };
}
