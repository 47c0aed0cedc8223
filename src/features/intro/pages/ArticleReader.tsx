import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Article } from '#contract/article.ts';
import { formatShortDate } from '#domain/time/formatKoreanDate.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { LateMarkdown } from '#src/components/markdown/LateMarkdown.tsx';
import { Breadcrumb } from '#src/components/page/PageHeader.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { introQueries } from '../introQueries.ts';
import { IntroLayout } from '../layout/IntroLayout.tsx';
import { ArticlePictureView } from '../parts/ArticlePictureView.tsx';
import styles from './ArticleReader.module.css';

/** One article, with its neighbours. */
export function ArticleReader({ articleNo }: { articleNo: string }) {
  const query = useQuery(introQueries.article(useApi(), articleNo));
  useDocumentTitle(query.data?.title ?? '독서 이야기');
  return (
    <IntroLayout>
      <div className={styles.page}>
        <QueryView
          query={query}
          skeleton={<Skeleton height={480} />}
          errorTitleAs="h1"
          renderError={(error) => (error instanceof ApiError && [404, 422].includes(error.status) ? <Missing /> : null)}
        >
          {(article) => <Body article={article} />}
        </QueryView>
      </div>
    </IntroLayout>
  );
}

function Body({ article }: { article: Article }) {
  return (
    <>
      <Breadcrumb crumbs={[{ label: '독서 이야기', href: paths.introArticles.getHref() }]} here={article.title} />
      <article>
        <header className={styles.head}>
          <h1>{article.title}</h1>
          <p className={styles.lead}>{article.summary}</p>
          <p className={styles.facts}>
            책바다 편집부 <time dateTime={article.publishedAt}>{formatShortDate(Date.parse(article.publishedAt))}</time>
          </p>
          <div className={styles.picture}>
            <ArticlePictureView picture={article.picture} />
          </div>
        </header>
        <div className={styles.text}>
          <LateMarkdown text={article.content} />
        </div>
      </article>
      <nav className={styles.neighbours} aria-label="다른 이야기">
        <Neighbour article={article.previous} label="앞의 이야기" />
        <Neighbour article={article.next} label="다음 이야기" next />
      </nav>
      <p className={styles.ask}>
        <ButtonLink tone="soft" to={paths.introInquiry.getHref()} icon={<MessageCircle aria-hidden="true" />}>
          궁금한 것 물어보기
        </ButtonLink>
      </p>
    </>
  );
}

function Neighbour({ article, label, next }: { article: Article['next']; label: string; next?: boolean }) {
  if (article === null) return <span />;
  return (
    <Link to={paths.introArticle.getHref({ articleNo: article.articleNo })} className={next ? styles.next : ''}>
      <span className={styles.label}>
        {!next && <ArrowLeft aria-hidden="true" />}
        {label}
        {next && <ArrowRight aria-hidden="true" />}
      </span>
      <span>{article.title}</span>
    </Link>
  );
}

function Missing() {
  return (
    <EmptyState
      titleAs="h1"
      title="찾는 글이 없습니다"
      text="글을 내렸거나 주소가 바뀌었을 수 있습니다."
      action={<ButtonLink to={paths.introArticles.getHref()}>독서 이야기 모두 보기</ButtonLink>}
    />
  );
}
