import { X } from 'lucide-react';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { type OpenNoteSyncQueue, useNoteSyncQueue } from '../sync/useNoteSyncQueue.ts';
import styles from './NotesBeside.module.css';
import { NotesPad } from './NotesPad.tsx';
import { noteHref } from './noteHref.ts';

interface NotesBesideProps {
  bookNo: number;
  /** The mission that is being written; the way to the whole notebook leads back to it. */
  mission: MissionKind;
  onClose: () => void;
}

/** The student's own notes beside a text that is being written, with room for a new one. */
export function NotesBeside(props: NotesBesideProps) {
  const open = useNoteSyncQueue(props.bookNo);
  return open ? <OpenNotes {...props} open={open} /> : <Skeleton height={240} radius={24} />;
}

/** The same over notes that the page has open already: one book is never open twice. */
export function OpenNotes({ bookNo, mission, open, onClose }: NotesBesideProps & { open: OpenNoteSyncQueue }) {
  return (
    <aside className={styles.notes} aria-label="내 노트">
      <header className={styles.head}>
        <h2>내 노트</h2>
        <IconButton label="내 노트 접기" icon={<X />} onClick={onClose} />
      </header>
      <NotesPad bookNo={bookNo} open={open} notebookHref={noteHref(bookNo, mission)} />
    </aside>
  );
}
