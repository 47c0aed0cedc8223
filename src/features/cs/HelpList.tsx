import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FaqSummary } from '#contract/customerService.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '../../components/art-icon/artIconUrl.ts';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { paths } from '../../config/paths.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { faqQueries } from './faq/faqQueries.ts';
import styles from './HelpList.module.css';

const SHOWN = 6;

const pictures: Readonly<Record<FaqSummary['category'], ArtIconName>> = {
  회원·로그인: 'locked',
  책·읽기: 'open-book',
  미션·포인트: 'puzzle-piece',
  수족관: 'tropical-fish',
  진단·대회: 'compass',
  부모님: 'red-heart',
  이용권·결제: 'coin',
  '기술 문제': 'light-bulb',
};

/** What is asked most, on the front page of the customer service. */
export function HelpList() {
  const query = useQuery(faqQueries.list(useApi(), { query: '', category: '', page: 1 }));
  return (
    <QueryView query={query} skeleton={<Skeleton height={400} />}>
      {({ items }) =>
        items.length === 0 ? (
          <p>아직 모아 둔 질문이 없어요.</p>
        ) : (
          <ul className={styles.list}>
            {items.slice(0, SHOWN).map((faq) => (
              <li key={faq.faqNo}>
                <Link to={paths.faqView.getHref({ articleNo: faq.faqNo })}>
                  <ArtIcon name={pictures[faq.category]} size={36} />
                  <span>{faq.title}</span>
                  <ChevronRight aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
