import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { MissionSwitches } from './MissionSwitches.tsx';

export function MissionSettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="소리와 움직임"
      maxWidth={520}
      footer={<Button onClick={onClose}>다 됐어요</Button>}
    >
      <MissionSwitches />
    </Dialog>
  );
}
