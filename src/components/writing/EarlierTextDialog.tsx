import type { ReactNode } from 'react';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { ComparedText } from './ComparedText.tsx';

interface EarlierTextDialogProps {
  /** Null while it is on its way. */
  earlier: { savedAt: string; text: string } | null;
  now: string;
  /** Shown instead of the text while it is on its way, or when it did not come. */
  waiting?: ReactNode;
  busy?: boolean;
  onRestore: (text: string) => void;
  onClose: () => void;
}

/** Shown instead of bringing an earlier text back, when that of now cannot go into the history. */
export const NOT_BROUGHT_BACK = '지금 글이 아직 저장되지 않아 그대로 두었어요. 저장됐다고 나오면 다시 꺼내 보세요.';

/** An earlier text compared with the one of now, and the way to bring it back. */
export function EarlierTextDialog({ earlier, now, waiting, busy, onRestore, onClose }: EarlierTextDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={earlier ? formatDateTime(Date.parse(earlier.savedAt)) : '지난 글'}
      description="되돌려도 지금 글은 지난 글에 남아요."
      maxWidth={680}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            그대로 두기
          </Button>
          <Button
            busy={busy ?? false}
            disabled={!earlier || earlier.text === now}
            onClick={() => earlier && onRestore(earlier.text)}
          >
            이 글로 되돌리기
          </Button>
        </>
      }
    >
      {earlier ? <ComparedText earlier={earlier.text} now={now} /> : waiting}
    </Dialog>
  );
}
