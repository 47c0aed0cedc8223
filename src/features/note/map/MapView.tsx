import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NoteMap, NoteOverview } from '#contract/readingNote.ts';
import { matchingMap, mergeMaps } from '#domain/note/matchingMap.ts';
import { emptyMap, type OwnMap } from '#domain/note/NoteContent.ts';
import { type ConflictChoice, shownNote } from '#domain/note/NoteSync.ts';
import { singleNoteIds } from '#domain/note/noteKinds.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { SaveBadge } from '#src/components/save-badge/SaveBadge.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { paths } from '#src/config/paths.ts';
import { takeLostFocus } from '#src/lib/browser/takeLostFocus.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { ConflictCard } from '../conflict/ConflictCard.tsx';
import { NoteFrame } from '../frame/NoteFrame.tsx';
import { noteQueries } from '../noteQueries.ts';
import { type OpenNoteSyncQueue, saveStateOf } from '../sync/useNoteSyncQueue.ts';
import { LateMapBoard } from './LateMapBoard.tsx';
import { MapLists } from './MapLists.tsx';
import styles from './MapView.module.css';

const ID = singleNoteIds.MAP;

/** Solved pairs and own cards as a map that can be moved, and the same as lists. */
export function MapView({ overview, open: { queue, notes } }: { overview: NoteOverview; open: OpenNoteSyncQueue }) {
  const { bookNo } = overview;
  const query = useQuery(noteQueries.map(useApi(), bookNo));
  const received = query.data?.note;
  useEffect(() => {
    if (received) queue.receive(received);
  }, [queue, received]);
  const note = notes.get(ID);
  const conflict = note?.sync.conflict ?? null;
  // The buttons of the choice are gone once it is made.
  useEffect(() => {
    if (conflict === null) takeLostFocus(document.getElementById('main'));
  }, [conflict]);
  const own = ownMapOf(note ? shownNote(note.sync)?.content : undefined);

  const choose = (choice: ConflictChoice) =>
    queue.choose(ID, choice, (theirs, mine) =>
      theirs.kind === 'MAP' && mine.kind === 'MAP' ? mergeMaps(theirs, mine) : mine,
    );
  return (
    <NoteFrame
      overview={overview}
      page="noteMatchingMap"
      lead="맞힌 짝과 내 생각을 줄로 이어 나만의 그물을 만들어요."
      state={<SaveBadge state={note ? saveStateOf(queue, [note]) : 'saved'} />}
    >
      {conflict && note?.sync.draft && <ConflictCard mine={note.sync.draft} theirs={conflict} onChoose={choose} />}
      {note?.problem && <p className={styles.problem}>{note.problem}</p>}
      <QueryView query={query} skeleton={<Skeleton height={520} radius={24} />}>
        {(data) => <MapPage bookNo={bookNo} data={data} own={own} onChange={(map) => queue.edit(ID, map)} />}
      </QueryView>
    </NoteFrame>
  );
}

interface MapPageProps {
  bookNo: number;
  data: NoteMap;
  own: OwnMap;
  onChange: (map: OwnMap) => void;
}

function MapPage({ bookNo, data, own, onChange }: MapPageProps) {
  const [shape, setShape] = useState<'map' | 'list'>('map');
  const drawn = matchingMap(data.pairs, own);
  return (
    <>
      {data.pairs.length === 0 && data.offered && (
        <div className={styles.hint}>
          <p>짝 맞추기 미션을 하면 맞힌 짝이 여기에 카드로 놓여요. 내 카드는 지금부터 만들 수 있어요.</p>
          <ButtonLink tone="white" to={`${paths.bookMission.getHref({ bookNo })}?kind=MATCHING`}>
            짝 맞추기 하기
          </ButtonLink>
        </div>
      )}
      <div className={styles.ways}>
        <Tabs
          label="보는 방법"
          selected={shape}
          onSelect={setShape}
          items={[
            { key: 'map', label: '그물로 보기' },
            { key: 'list', label: '목록으로 보기' },
          ]}
        >
          {shape === 'map' ? (
            <LateMapBoard {...drawn} own={own} relation={data.relation} onChange={onChange} />
          ) : (
            <MapLists {...drawn} own={own} relation={data.relation} onChange={onChange} />
          )}
        </Tabs>
      </div>
    </>
  );
}

function ownMapOf(content: { kind: string } | undefined): OwnMap {
  return content?.kind === 'MAP' ? (content as OwnMap) : emptyMap;
}
