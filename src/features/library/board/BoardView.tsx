import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BookCategory, bookCategories } from '#domain/book/bookCategories.ts';
import { type ShelfPlace, shelfPlaces } from '#domain/library/shelves.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { readPage } from '#src/components/pagination/readPage.ts';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { createShelfLook } from '#src/lib/persisted/settings.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { ChartView } from '../chart/ChartView.tsx';
import { HistoryView } from '../history/HistoryView.tsx';
import { AllShelves } from './AllShelves.tsx';
import styles from './BoardView.module.css';
import { LookSwitch } from './LookSwitch.tsx';
import { OneShelf } from './OneShelf.tsx';

const boardViews = ['shelf', 'history', 'chart'] as const;

const tabs = [
  { key: 'shelf', label: '책장', icon: <ArtIcon name="books" size={24} /> },
  { key: 'history', label: '읽은 기록', icon: <ArtIcon name="scroll" size={24} /> },
  { key: 'chart', label: '인증 그래프', icon: <ArtIcon name="sports-medal" size={24} /> },
] as const;

/** Shelf, history and chart. Which of them, and what of it, is in the address. */
export function BoardView() {
  const { storage } = useServices();
  const [params, setParams] = useSearchParams();
  const kept = useMemo(() => createShelfLook(storage), [storage]);
  const [look, setLook] = useState(() => kept.read());
  const state = readBoardState(params);
  const change = (part: Partial<BoardState>) => setParams(writeBoardState({ ...state, page: 1, ...part }));
  const turn = (page: number) => change({ page });

  return (
    <div className={styles.view}>
      <Tabs
        label="책장에서 볼 것"
        items={tabs}
        selected={state.view}
        onSelect={(view) => setParams(writeBoardState({ view, place: null, category: null, page: 1 }))}
      >
        {state.view === 'shelf' && (
          <>
            <div className={styles.look}>
              <LookSwitch
                look={look}
                onLook={(next) => {
                  setLook(next);
                  kept.write(next);
                }}
              />
            </div>
            {state.place === null ? (
              <AllShelves look={look} />
            ) : (
              <OneShelf key={state.place} place={state.place} page={state.page} look={look} onPage={turn} />
            )}
          </>
        )}
        {state.view === 'history' && (
          <HistoryView
            category={state.category}
            page={state.page}
            onCategory={(category) => change({ category })}
            onPage={turn}
          />
        )}
        {state.view === 'chart' && <ChartView />}
      </Tabs>
    </div>
  );
}

type BoardViewName = (typeof boardViews)[number];

/** What the page shows. It lives in the address, so that going back works. */
interface BoardState {
  view: BoardViewName;
  /** The one board that is opened, or null for all. */
  place: ShelfPlace | null;
  category: BookCategory | null;
  page: number;
}

function readBoardState(params: URLSearchParams): BoardState {
  return {
    view: boardViews.find((known) => known === params.get('view')) ?? 'shelf',
    place: shelfPlaces.find((known) => known === params.get('shelf')) ?? null,
    category: bookCategories.find((known) => known === params.get('category')) ?? null,
    page: readPage(params),
  };
}

/** Only what differs from the plain board is written. */
function writeBoardState({ view, place, category, page }: BoardState): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== 'shelf') params.set('view', view);
  if (view === 'shelf' && place) params.set('shelf', place);
  if (view === 'history' && category) params.set('category', category);
  if (page > 1) params.set('page', String(page));
  return params;
}
