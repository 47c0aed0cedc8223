import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

interface TicketQuestionProps {
  /** The server's sentence. */
  message: string;
  onClose: () => void;
}

/** What was asked for needs a ticket: the server's sentence, and the way to the tickets for who wants it. */
export function TicketQuestion({ message, onClose }: TicketQuestionProps) {
  const navigate = useNavigate();

  function lookAtTickets(): void {
    onClose();
    void navigate(paths.subscription.getHref());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="이용권 안내"
      description={message}
      hideClose
      footer={
        <>
          <Button tone="soft" onClick={onClose}>
            나중에
          </Button>
          <Button onClick={lookAtTickets}>이용권 보기</Button>
        </>
      }
    />
  );
}
