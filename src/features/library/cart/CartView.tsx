import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CartBook } from '#contract/library.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { readPage } from '#src/components/pagination/readPage.ts';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { UndoBar } from '#src/components/undo-bar/UndoBar.tsx';
import { useUndoable } from '#src/components/undo-bar/useUndoable.ts';
import { paths } from '#src/config/paths.ts';
import { countBooks } from '#src/lib/countBooks.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { libraryQueries } from '../libraryQueries.ts';
import { CartRow } from './CartRow.tsx';
import { CartTools } from './CartTools.tsx';
import styles from './CartView.module.css';
import { useChangeCart } from './useChangeCart.ts';

interface Choice {
  page: number;
  bookNos: ReadonlySet<number>;
}

/** The basket: books to read next, to take out one by one or several at once. */
export function CartView() {
  const [params, setParams] = useSearchParams();
  const page = readPage(params);
  const cart = useQuery(libraryQueries.cart(useApi(), page));
  const [choice, setChoice] = useState<Choice>({ page, bookNos: new Set() });
  const { done, showUndoable, clear } = useUndoable();
  const change = useChangeCart();

  function takeOut(books: readonly CartBook[]): void {
    const bookNoList = books.map(({ bookNo }) => bookNo);
    const addedAtList = books.map(({ addedAt }) => addedAt);
    const words = takenOutWords(books.map(({ bookName }) => bookName));
    showUndoable(words, change.takeOut(bookNoList), () => change.putBack(bookNoList, addedAtList), true);
  }

  return (
    <>
      <QueryView query={cart} skeleton={<Skeleton height={360} radius={32} />}>
        {({ items, totalCount, pageSize, page: shown }) => {
          if (totalCount === 0) return <NothingInIt />;
          const chosen = chosenOf(choice, shown, items);
          const choose = (bookNos: ReadonlySet<number>) => setChoice({ page: shown, bookNos });
          return (
            <PagedList
              page={page}
              pageCount={Math.ceil(totalCount / pageSize)}
              onPage={(next) => setParams(next > 1 ? { page: String(next) } : {})}
            >
              {items.length === 0 ? (
                <PastLastPage />
              ) : (
                <section className={styles.cart} aria-label="담은 책">
                  <CartTools
                    books={items}
                    totalCount={totalCount}
                    chosen={chosen}
                    onChoose={choose}
                    onTakeOut={() => takeOut(items.filter(({ bookNo }) => chosen.has(bookNo)))}
                  />
                  <ul className={styles.list}>
                    {items.map((book) => (
                      <CartRow
                        key={book.bookNo}
                        book={book}
                        chosen={chosen.has(book.bookNo)}
                        onChoose={(on) => {
                          const next = new Set(chosen);
                          if (on) next.add(book.bookNo);
                          else next.delete(book.bookNo);
                          choose(next);
                        }}
                        onTakeOut={() => takeOut([book])}
                      />
                    ))}
                  </ul>
                </section>
              )}
            </PagedList>
          );
        }}
      </QueryView>
      <UndoBar done={done} onClose={clear} />
    </>
  );
}

/** What is chosen of the books that are shown: a page that is left, by whatever way, keeps no choice. */
function chosenOf(choice: Choice, page: number, items: readonly CartBook[]): ReadonlySet<number> {
  const here = items.filter(({ bookNo }) => choice.page === page && choice.bookNos.has(bookNo));
  return new Set(here.map(({ bookNo }) => bookNo));
}

function NothingInIt() {
  return (
    <EmptyState
      picture="basket"
      title="바구니가 비어 있어요"
      text={'책을 보다가 ‘바구니에 담기’를 누르면\n여기에 모여요.'}
      action={<ButtonLink to={paths.search.getHref()}>책 고르러 가기</ButtonLink>}
    />
  );
}

/** What was taken out of the basket, shown after it. */
function takenOutWords(bookNames: readonly string[]): string {
  const [first = '', ...others] = bookNames;
  if (others.length > 0) return `${countBooks(bookNames.length)}을 바구니에서 뺐어요`;
  return `${withJosa(`『${first}』`, '을/를')} 바구니에서 뺐어요`;
}
