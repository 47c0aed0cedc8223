import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button/ButtonLink.tsx';
import { Pagination } from '../../../components/pagination/Pagination.tsx';
import { PastLastPage } from '../../../components/pagination/PastLastPage.tsx';
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { QueryView } from '../../../components/states/QueryView.tsx';
import { paths } from '../../../config/paths.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { cartPageQuery } from '../api/cartPageQuery.ts';
import { UndoBar } from '../UndoBar.tsx';
import { useUndoable } from '../useUndoable.ts';
import { CartRow } from './CartRow.tsx';
import { CartTools } from './CartTools.tsx';
import styles from './CartView.module.css';
import { takenOutWords } from './takenOutWords.ts';
import { useChangeCart } from './useChangeCart.ts';

/** The basket: books to read next, to take out one by one or several at once. */
export function CartView() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const cart = useQuery(cartPageQuery(useApi(), page));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { done, tell, clear } = useUndoable();
  const change = useChangeCart();

  function takeOut(books: readonly { bookNo: number; bookName: string }[]): void {
    const bookNoList = books.map(({ bookNo }) => bookNo);
    setChosen(new Set([...chosen].filter((bookNo) => !bookNoList.includes(bookNo))));
    change({ bookNoList, use: false }, { onError: clear });
    const undo = () => {
      clear();
      change({ bookNoList, use: true });
    };
    tell(takenOutWords(books.map(({ bookName }) => bookName)), undo, true);
  }

  function turn(next: number): void {
    setChosen(new Set());
    setParams(next > 1 ? { page: String(next) } : {});
    window.scrollTo(0, 0);
  }

  return (
    <>
      <QueryView query={cart} skeleton={<Skeleton height={360} radius={32} />}>
        {({ items, totalCount, pageSize }) => {
          if (totalCount === 0) return <NothingInIt />;
          const pages = { page, pageCount: Math.ceil(totalCount / pageSize), onPage: turn };
          if (items.length === 0) return <PastLastPage {...pages} />;
          return (
            <section className={styles.cart} aria-label="담은 책">
              <CartTools
                books={items}
                totalCount={totalCount}
                chosen={chosen}
                onChoose={setChosen}
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
                      setChosen(next);
                    }}
                    onTakeOut={() => takeOut([book])}
                  />
                ))}
              </ul>
              <Pagination {...pages} />
            </section>
          );
        }}
      </QueryView>
      <UndoBar done={done} onClose={clear} />
    </>
  );
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
