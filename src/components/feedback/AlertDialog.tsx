import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

interface AlertDialogProps {
  title: string;
  text: string;
  onClose: () => void;
}

export function AlertDialog({ title, text, onClose }: AlertDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      hideClose
      footer={<Button onClick={onClose}>확인</Button>}
    />
  );
}
