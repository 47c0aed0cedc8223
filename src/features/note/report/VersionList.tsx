import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { singleNoteIds } from '#domain/note/noteKinds.ts';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { EarlierTextDialog, NOT_BROUGHT_BACK } from '#src/components/writing/EarlierTextDialog.tsx';
import { EarlierTextList } from '#src/components/writing/EarlierTextList.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { noteQueries } from '../noteQueries.ts';
import type { NoteSyncQueue } from '../sync/NoteSyncQueue.ts';

interface VersionListProps {
  bookNo: number;
  queue: NoteSyncQueue;
  /** The text as it stands. */
  now: string;
  /** Of the text the server has: a new one may have put another into the history. */
  version: number;
  onRestored?: () => void;
}

/** Earlier texts of the report; each can be compared with the one of now and brought back. */
export function VersionList({ bookNo, queue, now, version, onRestored }: VersionListProps) {
  const api = useApi();
  const [page, setPage] = useState(1);
  const [looking, setLooking] = useState<number | null>(null);
  const options = noteQueries.versions(api, bookNo, page);
  const query = useQuery({ ...options, queryKey: [...options.queryKey, version] });
  const [busy, setBusy] = useState(false);
  /** Whether what is on its way is still wanted: the dialog can be left meanwhile. */
  const wanted = useRef(false);
  useEffect(
    () => () => {
      wanted.current = false;
    },
    [],
  );
  const close = () => {
    wanted.current = false;
    setLooking(null);
  };

  /** The history is kept by the server: what it has not got would be nowhere. */
  async function restore(text: string): Promise<void> {
    wanted.current = true;
    setBusy(true);
    await queue.flush();
    setBusy(false);
    if (!wanted.current) return;
    if (queue.snapshot().get(singleNoteIds.REPORT)?.sync.draft) return showToast(NOT_BROUGHT_BACK, 'warning');
    queue.edit(singleNoteIds.REPORT, { kind: 'REPORT', text }, { keepBefore: true });
    showToast('지난 글을 다시 꺼냈어요. 방금 전 글도 지난 글에 남아요.');
    close();
    onRestored?.();
  }

  return (
    <>
      <QueryView query={query} skeleton={<Skeleton height={96} />}>
        {({ items, totalCount, pageSize }) => (
          <PagedList page={page} pageCount={Math.ceil(totalCount / pageSize)} onPage={setPage}>
            <EarlierTextList items={items} onLook={setLooking} />
          </PagedList>
        )}
      </QueryView>
      {looking !== null && (
        <VersionDialog
          bookNo={bookNo}
          version={looking}
          now={now}
          onClose={close}
          busy={busy}
          onRestore={(text) => void restore(text)}
        />
      )}
    </>
  );
}

interface VersionDialogProps {
  bookNo: number;
  version: number;
  now: string;
  busy: boolean;
  onRestore: (text: string) => void;
  onClose: () => void;
}

function VersionDialog({ bookNo, version, now, busy, onRestore, onClose }: VersionDialogProps) {
  const query = useQuery(noteQueries.version(useApi(), bookNo, version));
  const skeleton = <Skeleton height={200} />;
  return (
    <EarlierTextDialog
      earlier={query.data ?? null}
      now={now}
      waiting={
        <QueryView query={query} skeleton={skeleton}>
          {() => skeleton}
        </QueryView>
      }
      busy={busy}
      onRestore={onRestore}
      onClose={onClose}
    />
  );
}
