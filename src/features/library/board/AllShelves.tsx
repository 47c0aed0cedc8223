import { useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { LibraryBoard } from '#contract/library.ts';
import type { Shelf } from '#domain/library/shelves.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useMediaQuery } from '#src/lib/browser/useMediaQuery.ts';
import type { ShelfLook } from '#src/lib/persisted/settings.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { libraryQueries } from '../libraryQueries.ts';
import styles from './AllShelves.module.css';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { ShelfPanel } from './ShelfPanel.tsx';
import { Shelves } from './Shelves.tsx';

const hrefOf = (place: string) => `${paths.libraryBoard.getHref()}?shelf=${place}`;

/** The three boards, each with its first books. */
export function AllShelves({ look }: { look: ShelfLook }) {
  const board = useQuery(libraryQueries.board(useApi()));
  return (
    <QueryView query={board} skeleton={<BoardSkeleton />}>
      {(data) => <Boards board={data} look={look} />}
    </QueryView>
  );
}

/** Two rows of covers, or a few lines. */
function useShownCount(look: ShelfLook): number {
  const phone = useMediaQuery('(max-width: 37.5em)');
  const tablet = useMediaQuery('(max-width: 62.5em)');
  if (look === 'LIST') return 5;
  if (phone) return 6;
  return tablet ? 8 : 12;
}

function Boards({ board, look }: { board: LibraryBoard; look: ShelfLook }) {
  const count = useShownCount(look);
  const lists = useMemo(
    () => board.shelves.map(({ shelf, items }) => ({ place: shelf, items: items.slice(0, count), before: null })),
    [board, count],
  );
  const totals = Object.fromEntries(board.shelves.map(({ shelf, totalCount }) => [shelf, totalCount]));
  return (
    <Shelves lists={lists}>
      {(openMenu) => (
        <div className={styles.boards}>
          {lists.map((list, index) => (
            <ShelfPanel
              key={list.place}
              list={list}
              totalCount={totals[list.place] ?? 0}
              look={look}
              allHref={hrefOf(list.place)}
              onMenu={openMenu}
              emptyAction={<EmptyAction shelf={list.place} />}
              eagerCount={index === 0 ? 6 : 0}
            />
          ))}
          {board.awayCount > 0 && (
            <Link className={styles.away} to={hrefOf('AWAY')}>
              <Archive aria-hidden="true" />
              치워 둔 책 {board.awayCount.toLocaleString('ko-KR')}권
            </Link>
          )}
        </div>
      )}
    </Shelves>
  );
}

function EmptyAction({ shelf }: { shelf: Shelf }) {
  if (shelf === 'DONE') return null;
  return (
    <ButtonLink tone="soft" to={paths.search.getHref()}>
      책 찾기
    </ButtonLink>
  );
}
