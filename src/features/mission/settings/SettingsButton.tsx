import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { useGameEvent } from '#src/game-host/useGameEvent.ts';
import { MissionSwitches } from './MissionSwitches.tsx';
import { SeaLightChooser } from './SeaLightChooser.tsx';

/** The way to the switches during a mission in the shell. */
export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="소리와 움직임" icon={<SlidersHorizontal />} onClick={() => setOpen(true)} />
      {open && <MissionSettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The same for a scene on the canvas, whose own button asks for it. @param sea the scene lies in the light of the hour */
export function CanvasSettings({ sea = false }: { sea?: boolean }) {
  const [open, setOpen] = useState(false);
  useGameEvent('settings/asked', () => setOpen(true));
  return open ? <MissionSettingsDialog sea={sea} onClose={() => setOpen(false)} /> : null;
}

interface MissionSettingsDialogProps {
  /** Also offers the light of the aquarium. */
  sea?: boolean;
  onClose: () => void;
}

function MissionSettingsDialog({ sea, onClose }: MissionSettingsDialogProps) {
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
