import { Send } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../lib/feedback/feedbackStore.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { Button } from '../button/Button.tsx';
import type { ParentDialogProps } from './ParentDialog.tsx';

/** Milliseconds until the dialog is fetched unasked. */
const AHEAD_MS = 2_000;

const load = async () => (await import('./ParentDialog.tsx')).ParentDialog;

interface ParentButtonProps extends Omit<ParentDialogProps, 'onClose'> {
  /** Shorter where it stands beside other buttons. */
  label?: string;
}

/** Its dialog is fetched after the page: it brings the drawing of codes. */
export function ParentButton({ label = '부모님께 보여 드리기', ...dialog }: ParentButtonProps) {
  const [open, setOpen] = useState(false);
  const Part = useLatePart({
    load,
    ahead: AHEAD_MS,
    wanted: open ? 'open' : null,
    onMissing: () => {
      setOpen(false);
      showAlert('인터넷이 끊겨서 링크를 가져오지 못했어요. 결과는 그대로 있어요. 다시 이어지면 눌러 주세요.');
    },
  });
  return (
    <>
      <Button tone="white" icon={<Send aria-hidden="true" />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && Part && <Part {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
