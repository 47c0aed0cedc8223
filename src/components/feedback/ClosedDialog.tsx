import { RotateCw } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { EmptySea } from '../illustrations/EmptySea.tsx';

interface ClosedDialogProps {
  /** The server's sentence. */
  message: string;
  /** Somebody looks right now whether it is over. */
  looking: boolean;
  onLook: () => void;
  /** The student wants to look on at what is on the screen. */
  onAside: () => void;
}

/** The text of the page of a closed site, over a page that was open before. */
export function ClosedDialog({ message, looking, onLook, onAside }: ClosedDialogProps) {
  return (
    <Dialog
      open
      onClose={onAside}
      hideClose
      title="책바다를 손보고 있어요"
      description={`${message}\n다시 열리면 저절로 이어져요.`}
      picture={<EmptySea mood="sleeping" width={180} />}
      footer={
        <>
          <Button tone="soft" onClick={onAside}>
            보던 화면 보기
          </Button>
          <Button busy={looking} icon={<RotateCw aria-hidden="true" />} onClick={onLook}>
            다시 열어 보기
          </Button>
        </>
      }
    />
  );
}
