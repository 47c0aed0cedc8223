import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { MissionSwitches } from './MissionSwitches.tsx';
import { SeaLightChooser } from './SeaLightChooser.tsx';

interface MissionSettingsDialogProps {
  /** Also offers the light of the aquarium. */
  sea?: boolean;
  onClose: () => void;
}

export function MissionSettingsDialog({ sea, onClose }: MissionSettingsDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={sea ? '소리와 빛' : '소리와 움직임'}
      maxWidth={520}
      footer={<Button onClick={onClose}>다 됐어요</Button>}
    >
      <MissionSwitches />
      {sea && <SeaLightChooser />}
    </Dialog>
  );
}
