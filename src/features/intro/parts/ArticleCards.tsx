import { Link } from 'react-router-dom';
import type { ArticleSummary } from '#contract/article.ts';
import { formatShortDate } from '#domain/time/formatKoreanDate.ts';
import { paths } from '#src/config/paths.ts';
import styles from './ArticleCards.module.css';
import { ArticlePictureView } from './ArticlePictureView.tsx';

interface ArticleCardsProps {
  articles: readonly ArticleSummary[];
  headingLevel: 'h2' | 'h3';
}

export function ArticleCards({ articles, headingLevel: Heading }: ArticleCardsProps) {
  return (
    <ul className={styles.cards}>
      {articles.map(({ articleNo, title, summary, picture, publishedAt }) => (
        <li key={articleNo}>
          <article>
            <ArticlePictureView picture={picture} />
            <div className={styles.words}>
              <Heading>
                <Link to={paths.introArticle.getHref({ articleNo })}>{title}</Link>
              </Heading>
              <p>{summary}</p>
              <p className={styles.day}>
                <time dateTime={publishedAt}>{formatShortDate(Date.parse(publishedAt))}</time>
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
