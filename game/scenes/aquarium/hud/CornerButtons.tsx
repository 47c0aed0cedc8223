import { useRef } from 'react';
import { useStore } from 'zustand';
import { useGame } from '#game/engine/GameServices.ts';
import { IconButton } from '#game/ui/IconButton.tsx';
import { useAquarium } from '../AquariumContext.ts';

/** Volumes to come back to when nothing else was ever set. */
const USUAL = { musicVolume: 0.4, effectsVolume: 0.7 };

/** What is wanted less often, sound on and off, and the way out. */
export function CornerButtons({ onMenu }: { onMenu: () => void }) {
  const { bus, settings, changeVolumes } = useGame();
  const { layout } = useAquarium();
  const { musicVolume, effectsVolume } = useStore(settings);
  const on = musicVolume > 0 || effectsVolume > 0;
  const before = useRef(USUAL);
  if (on) before.current = { musicVolume, effectsVolume };
  const { menu, sound, exit } = layout;
  return (
    <>
      <IconButton
        id="open-menu"
        name="더 보기"
        shape="menu"
        opensDialog
        x={menu.x}
        y={menu.y}
        size={menu.width}
        onPress={onMenu}
      />
      <IconButton
        id="sound"
        name="소리"
        role="switch"
        checked={on}
        shape={on ? 'soundOn' : 'soundOff'}
        x={sound.x}
        y={sound.y}
        size={sound.width}
        onPress={() =>
          on ? changeVolumes(0, 0) : changeVolumes(before.current.musicVolume, before.current.effectsVolume)
        }
      />
      <IconButton
        id="leave"
        name="수족관 나가기"
        shape="door"
        x={exit.x}
        y={exit.y}
        size={exit.width}
        onPress={() => bus.toShell.emit('aquarium/leave', {})}
      />
    </>
  );
}
