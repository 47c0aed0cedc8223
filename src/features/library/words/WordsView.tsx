import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BasketWord } from '#contract/wordBasket.ts';
import { type BasketOrder, basketOrders } from '#domain/dictionary/basketOrders.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { Button } from '#src/components/button/Button.tsx';
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
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useWordBasket } from '#src/lib/word-basket/useWordBasket.ts';
import { libraryQueries } from '../libraryQueries.ts';
import { groupWords } from './groupWords.ts';
import { SoonIn } from './SoonIn.tsx';
import { WordCard } from './WordCard.tsx';
import styles from './WordsView.module.css';
import { WordTools } from './WordTools.tsx';
import { type TakenOut, wordsInSight } from './wordsInSight.ts';

/** Words kept while reading: each with its meaning folded, to think first and look then. */
export function WordsView() {
  const [params, setParams] = useSearchParams();
  const page = readPage(params);
  const query = (params.get('query') ?? '').slice(0, 20);
  const order = basketOrders.find((known) => known === params.get('order')) ?? 'DAY';
  const basket = useQuery(libraryQueries.words(useApi(), { page, query, order }));
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const { done, show: showDone, clear } = useUndoable();
  const { waiting, putIn, takeOut } = useWordBasket();
  const [taken, setTaken] = useState<TakenOut | null>(null);

  const listKey = JSON.stringify([page, query, order]);

  function show(next: { page?: number; query?: string; order?: BasketOrder }): void {
    const wanted = { query, order, page: 1, ...next };
    const words = new URLSearchParams();
    if (wanted.query) words.set('query', wanted.query);
    if (wanted.order !== 'DAY') words.set('order', wanted.order);
    if (wanted.page > 1) words.set('page', String(wanted.page));
    setParams(words);
  }

  function turn(word: string): void {
    const next = new Set(shown);
    if (!next.delete(word)) next.add(word);
    setShown(next);
  }

  function remove(kept: BasketWord, index: number): void {
    const { word, bookNo, pageNo, metIn, addedAt } = kept;
    const where = { bookNo, pageNo: pageNo ?? undefined, metIn: metIn ?? undefined, addedAt };
    takeOut(word, where);
    setTaken({ kept, list: listKey, index });
    const undo = () => {
      clear();
      putIn(word, where);
    };
    showDone(`${withJosa(`‘${word}’`, '을/를')} 바구니에서 뺐어요`, undo, true);
  }

  return (
    <>
      <QueryView query={basket} skeleton={<Skeleton height={360} radius={32} />}>
        {(loaded) => {
          const { pageSize } = loaded;
          const { items, totalCount, soon } = wordsInSight(loaded, waiting, taken?.list === listKey ? taken : null);
          if (totalCount === 0 && query === '') return <NothingInIt soon={soon} />;
          const allShown = items.length > 0 && items.every(({ word }) => shown.has(word));
          return (
            <>
              <SoonIn words={soon} />
              <WordTools
                query={query}
                order={order}
                totalCount={totalCount}
                allOpen={allShown}
                onOpenAll={(open) => setShown(new Set(open ? items.map(({ word }) => word) : []))}
                onShow={show}
              />
              {totalCount === 0 ? (
                <NothingFound query={query} onAll={() => show({ query: '' })} />
              ) : (
                <PagedList
                  page={page}
                  pageCount={Math.ceil(totalCount / pageSize)}
                  onPage={(next) => show({ page: next })}
                >
                  {items.length === 0 ? (
                    <PastLastPage />
                  ) : (
                    <section className={styles.words} aria-label="담은 낱말">
                      {groupWords(items, order).map(({ key, title, words }) => (
                        <section key={key} aria-label={title}>
                          <h2 className={styles.title}>{title}</h2>
                          <ul className={styles.list}>
                            {words.map((kept) => (
                              <WordCard
                                key={kept.word}
                                kept={kept}
                                open={shown.has(kept.word)}
                                onTurn={() => turn(kept.word)}
                                onTakeOut={() => remove(kept, items.indexOf(kept))}
                              />
                            ))}
                          </ul>
                        </section>
                      ))}
                    </section>
                  )}
                </PagedList>
              )}
            </>
          );
        }}
      </QueryView>
      <UndoBar done={done} onClose={clear} />
    </>
  );
}

function NothingInIt({ soon }: { soon: readonly string[] }) {
  return (
    <>
      <SoonIn words={soon} />
      <EmptyState
        picture="basket"
        title="아직 담은 낱말이 없어요"
        text={'책을 읽다가 궁금한 낱말을 누르면 뜻이 나와요.\n거기에서 담으면 여기에 모여요.'}
        action={<ButtonLink to={paths.libraryBoard.getHref()}>책 읽으러 가기</ButtonLink>}
      />
    </>
  );
}

function NothingFound({ query, onAll }: { query: string; onAll: () => void }) {
  return (
    <EmptyState
      title={`‘${query}’ 낱말은 바구니에 없어요`}
      text="다른 말로 찾아볼까요?"
      action={
        <Button tone="soft" onClick={onAll}>
          낱말 모두 보기
        </Button>
      }
    />
  );
}
