import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { Button } from '#src/components/button/Button.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { NotesDialog } from './NotesDialog.tsx';

interface NotesButtonProps {
  bookNo: number;
  mission?: MissionKind;
  /** A sign alone, where there is little room. */
  compact?: boolean;
}

/** Opens the notes of a book without leaving the page. */
export function NotesButton({ bookNo, mission, compact = false }: NotesButtonProps) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      {compact ? (
        <IconButton label="내 노트" icon={<NotebookPen />} onClick={show} />
      ) : (
        <Button tone="white" icon={<NotebookPen aria-hidden="true" />} onClick={show}>
          내 노트
        </Button>
      )}
      {open && <NotesDialog bookNo={bookNo} mission={mission} onClose={() => setOpen(false)} />}
    </>
  );
}
