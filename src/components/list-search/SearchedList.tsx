import type { UseQueryResult } from '@tanstack/react-query';
import { QueryView } from '../states/QueryView.tsx';
import { ListSearch, type ListSearchProps } from './ListSearch.tsx';
import { TextList, type TextListProps, TextListSkeleton } from './TextList.tsx';

interface SearchedListProps<T, Category extends string>
  extends Omit<ListSearchProps<Category>, 'count'>,
    Pick<TextListProps<T, Category>, 'empty' | 'rowOf'> {
  query: UseQueryResult<TextListProps<T, Category>['found']>;
}

/** A list of texts below the search that narrows it. */
export function SearchedList<T, Category extends string>({
  query,
  empty,
  rowOf,
  ...search
}: SearchedListProps<T, Category>) {
  return (
    <>
      <ListSearch {...search} count={query.isPlaceholderData ? undefined : query.data?.totalCount} />
      <QueryView query={query} skeleton={<TextListSkeleton />}>
        {(found) => (
          <TextList found={found} place={search.place} stale={query.isPlaceholderData} empty={empty} rowOf={rowOf} />
        )}
      </QueryView>
    </>
  );
}
