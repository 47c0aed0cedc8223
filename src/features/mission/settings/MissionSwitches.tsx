import { Music, Volume2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { MotionSwitch } from '#src/components/switch/MotionSwitch.tsx';
import { Switch } from '#src/components/switch/Switch.tsx';
import { gameBus } from '#src/game-host/gameBus.ts';
import { createSoundSettings, defaultSoundSettings, type SoundSettings } from '#src/lib/persisted/settings.ts';
import { speechRates } from '#src/lib/read-aloud/speechRates.ts';
import { useKoreanVoice } from '#src/lib/read-aloud/useKoreanVoice.ts';
import { useReaderSettings } from '#src/lib/reader-settings/useReaderSettings.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import styles from './MissionSwitches.module.css';

/** Sound and motion of a mission, before it and during it. Each takes effect at once and is remembered on this device. */
export function MissionSwitches({ compact = false }: { compact?: boolean }) {
  const { volumes, choose } = useVolumes();
  // What was loud comes back as loud as it was.
  const before = useRef({ ...defaultSoundSettings });
  if (volumes.effectsVolume > 0) before.current.effectsVolume = volumes.effectsVolume;
  if (volumes.musicVolume > 0) before.current.musicVolume = volumes.musicVolume;
  const voice = useKoreanVoice();
  const speech = useReaderSettings();
  return (
    <div className={compact ? styles.pills : styles.rows}>
      <Switch
        compact={compact}
        label="효과 소리"
        icon={<Volume2 aria-hidden="true" />}
        on={volumes.effectsVolume > 0}
        onChange={(on) => choose({ ...volumes, effectsVolume: on ? before.current.effectsVolume : 0 })}
      />
      <Switch
        compact={compact}
        label="바다 소리"
        icon={<Music aria-hidden="true" />}
        on={volumes.musicVolume > 0}
        onChange={(on) => choose({ ...volumes, musicVolume: on ? before.current.musicVolume : 0 })}
      />
      <MotionSwitch
        compact={compact}
        label="움직임"
        {...(compact ? {} : { note: '어지러우면 꺼요. 끄면 화면이 차분해져요.' })}
      />
      {voice && !compact && (
        <RadioGroup
          label="읽어 주는 빠르기"
          options={speechRates.map(({ value, name }) => ({ value: String(value), label: name }))}
          value={String(speech.settings.speechRate)}
          onChange={(value) => speech.choose({ speechRate: Number(value) })}
        />
      )}
    </div>
  );
}

/** How loud it is. A change goes the way of the game's own sound button, so that whoever stores it is notified of both. */
function useVolumes() {
  const { storage } = useServices();
  const [volumes, setVolumes] = useState(() => createSoundSettings(storage).read());
  const choose = (wanted: SoundSettings) => {
    setVolumes(wanted);
    gameBus.toShell.emit('settings/wanted', wanted);
  };
  return { volumes, choose };
}
