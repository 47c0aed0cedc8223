import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { paths } from '../../config/paths.ts';

interface LeaveVoyageProps {
  busy: boolean;
  onSkip: () => void;
  onClose: () => void;
}

/** Later or not at all: either way everything that was earned stays. */
export function LeaveVoyage({ busy, onSkip, onClose }: LeaveVoyageProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="항해를 멈출까요?"
      description="얻은 것은 그대로 있어요. 첫 화면에서 언제든 이어서 할 수 있어요."
      footer={
        <>
          <Button tone="ghost" busy={busy} onClick={onSkip}>
            안 할래요
          </Button>
          <ButtonLink to={paths.main.getHref()}>나중에 할래요</ButtonLink>
        </>
      }
    />
  );
}
