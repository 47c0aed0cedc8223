import { TitleText } from '../book/TitleText.tsx';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { ErrorReference } from '../states/ErrorReference.tsx';

interface AlertDialogProps {
  title: string;
  text: string;
  reference: string | null;
  onClose: () => void;
}

export function AlertDialog({ title, text, reference, onClose }: AlertDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={<TitleText>{text}</TitleText>}
      hideClose
      footer={<Button onClick={onClose}>확인</Button>}
    >
      {reference && <ErrorReference reference={reference} />}
    </Dialog>
  );
}
