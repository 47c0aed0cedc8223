import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ShelfPage } from '#contract/library.ts';
import type { ShelfPlace } from '#domain/library/shelves.ts';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import type { ShelfLook } from '#src/lib/persisted/settings.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { libraryQueries } from '../libraryQueries.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import styles from './OneShelf.module.css';
import { ShelfPanel } from './ShelfPanel.tsx';
import { Shelves } from './Shelves.tsx';

interface OneShelfProps {
  place: ShelfPlace;
  page: number;
  look: ShelfLook;
  onPage: (page: number) => void;
}

/** All of one board, page by page. */
export function OneShelf({ place, page, look, onPage }: OneShelfProps) {
  const shelf = useQuery(libraryQueries.shelf(useApi(), place, page));
  return (
    <>
      <Link className={styles.back} to={paths.libraryBoard.getHref()}>
        <ChevronLeft aria-hidden="true" />
        책장 전체
      </Link>
      <QueryView query={shelf} skeleton={<BoardSkeleton />}>
        {(data) => (
          <PagedList
            className={styles.page}
            data-old={shelf.isPlaceholderData || undefined}
            page={page}
            pageCount={Math.ceil(data.totalCount / data.pageSize)}
            onPage={onPage}
          >
            <Page place={place} data={data} look={look} />
          </PagedList>
        )}
      </QueryView>
    </>
  );
}

interface PageProps {
  place: ShelfPlace;
  data: ShelfPage;
  look: ShelfLook;
}

function Page({ place, data, look }: PageProps) {
  const lists = useMemo(() => [{ place, items: data.items, before: data.precedingBookNo }], [place, data]);
  return (
    <Shelves lists={lists}>
      {(openMenu) =>
        lists.map((list) => (
          <ShelfPanel
            key={place}
            list={list}
            totalCount={data.totalCount}
            look={look}
            allHref={null}
            onMenu={openMenu}
            pastLast={<PastLastPage />}
            eagerCount={12}
          />
        ))
      }
    </Shelves>
  );
}
