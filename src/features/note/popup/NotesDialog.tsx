import { useState } from 'react';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { paths } from '#src/config/paths.ts';
import { NotesPad } from '../beside/NotesPad.tsx';
import { noteHref } from '../beside/noteHref.ts';
import { useNoteSyncQueue } from '../sync/useNoteSyncQueue.ts';
import styles from './NotesDialog.module.css';

interface NotesDialogProps {
  bookNo: number;
  /** The mission that is played; the way to the whole notebook leads back to it. */
  mission?: MissionKind;
  onClose: () => void;
}

/** The notes of a book over whatever is on the screen: read, write one down, and go on where one was. */
export function NotesDialog({ bookNo, mission, onClose }: NotesDialogProps) {
  const open = useNoteSyncQueue(bookNo);
  const [writing, setWriting] = useState(false);
  const notebookHref = mission ? noteHref(bookNo, mission) : paths.bookNote.getHref({ bookNo });
  return (
    <Dialog
      open
      onClose={onClose}
      title="내 노트"
      description="이 책을 읽으며 적어 둔 것이에요."
      picture={<ArtIcon name="memo" size={56} />}
      maxWidth={560}
      keepsText={writing}
    >
      <div className={styles.pad}>
        {open ? (
          <NotesPad bookNo={bookNo} open={open} notebookHref={notebookHref} onWriting={setWriting} />
        ) : (
          <Skeleton height={240} />
        )}
      </div>
    </Dialog>
  );
}
