import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import type { NoteSyncQueue } from '../sync/NoteSyncQueue.ts';
import styles from './ReportEditor.module.css';
import { VersionList } from './VersionList.tsx';

interface VersionButtonProps {
  bookNo: number;
  queue: NoteSyncQueue;
  now: string;
  version: number;
}

/** The way to earlier texts where there is no room beside the text. */
export function VersionButton({ bookNo, queue, now, version }: VersionButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="soft" icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
        지난 글
      </Button>
      <Dialog open={open} onClose={close} title="지난 글" maxWidth={560}>
        <div className={styles.versions}>
          <VersionList bookNo={bookNo} queue={queue} now={now} version={version} onRestored={close} />
        </div>
      </Dialog>
    </>
  );
}
