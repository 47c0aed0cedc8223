import { useState } from 'react';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { gameBus } from '#src/game-host/gameBus.ts';
import { createSeaLightSetting } from '#src/lib/persisted/settings.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import styles from './SeaLightChooser.module.css';

const choices = [
  { value: 'auto', label: '자동' },
  { value: 'day', label: '낮' },
  { value: 'evening', label: '저녁' },
] as const;

/** Day or evening in the aquarium, or as the clock has it. Takes effect at once and is remembered on this device. */
export function SeaLightChooser() {
  const { storage } = useServices();
  const [chosen, setChosen] = useState(() => createSeaLightSetting(storage).read());
  return (
    <div className={styles.chooser}>
      <RadioGroup
        label="바다의 빛"
        hint="자동으로 두면 저녁 6시부터 아침 6시까지 저녁 바다가 돼요."
        options={choices}
        value={chosen}
        onChange={(seaLight) => {
          setChosen(seaLight);
          gameBus.toShell.emit('settings/light-wanted', { seaLight });
        }}
      />
    </div>
  );
}
