import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { singleNoteIds } from '../../../../domain/note/noteKinds.ts';
import { formatDateTime } from '../../../../domain/time/formatKoreanDate.ts';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Panel } from '../../../components/page/Panel.tsx';
import { Pagination } from '../../../components/pagination/Pagination.tsx';
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../../components/states/QueryView.tsx';
import { showToast } from '../../../lib/feedback/feedbackStore.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { noteQueries } from '../api/noteQueries.ts';
import type { NoteDesk } from '../sync/NoteDesk.ts';
import styles from './VersionList.module.css';

interface VersionListProps {
  bookNo: number;
  desk: NoteDesk;
  /** Of the text the server has: a new one may have put another into the history. */
  version: number;
}

/** Earlier texts of the report; each can be read and brought back. */
export function VersionList({ bookNo, desk, version }: VersionListProps) {
  const api = useApi();
  const [page, setPage] = useState(1);
  const [looking, setLooking] = useState<number | null>(null);
  const options = noteQueries.versions(api, bookNo, page);
  const query = useQuery({ ...options, queryKey: [...options.queryKey, version] });
  return (
    <Panel title="지난 글">
      <QueryView query={query} skeleton={<Skeleton height={96} />}>
        {(versions) =>
          versions.totalCount === 0 ? (
            <p className={styles.none}>글을 고치다 보면 지난 글이 여기에 모여요.</p>
          ) : (
            <>
              <ol className={styles.list}>
                {versions.items.map((item) => (
                  <li key={item.version}>
                    <button type="button" className={styles.row} onClick={() => setLooking(item.version)}>
                      <span className={styles.when}>
                        <History aria-hidden="true" />
                        {formatDateTime(Date.parse(item.savedAt))}
                        {item.handedIn && <em>낸 글</em>}
                      </span>
                      <span className={styles.opening}>{item.opening}</span>
                      <span className={styles.length}>{item.length.toLocaleString('ko-KR')}자</span>
                    </button>
                  </li>
                ))}
              </ol>
              <Pagination page={page} pageCount={Math.ceil(versions.totalCount / versions.pageSize)} onPage={setPage} />
            </>
          )
        }
      </QueryView>
      {looking !== null && (
        <VersionDialog bookNo={bookNo} version={looking} desk={desk} onClose={() => setLooking(null)} />
      )}
    </Panel>
  );
}

function VersionDialog({
  bookNo,
  version,
  desk,
  onClose,
}: {
  bookNo: number;
  version: number;
  desk: NoteDesk;
  onClose: () => void;
}) {
  const query = useQuery(noteQueries.version(useApi(), bookNo, version));
  const restore = () => {
    if (!query.data) return;
    desk.edit(singleNoteIds.REPORT, { kind: 'REPORT', text: query.data.text }, { keepBefore: true });
    showToast('지난 글을 다시 꺼냈어요. 방금 전 글도 지난 글에 남아요.');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={query.data ? formatDateTime(Date.parse(query.data.savedAt)) : '지난 글'}
      maxWidth={680}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            그대로 두기
          </Button>
          <Button onClick={restore} disabled={!query.data}>
            이 글로 되돌리기
          </Button>
        </>
      }
    >
      <QueryView query={query} skeleton={<Skeleton height={200} />}>
        {({ text }) => <textarea className={styles.text} aria-label="지난 글" rows={12} value={text} readOnly />}
      </QueryView>
    </Dialog>
  );
}
