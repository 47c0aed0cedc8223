import { useGame } from '../../engine/GameServices.ts';
import { useStore } from '../../engine/useStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { useAquarium, useAquariumState } from './AquariumContext.ts';
import { CornerButtons } from './hud/CornerButtons.tsx';
import { GaugeRow } from './hud/GaugeRow.tsx';
import { HomeButtons } from './hud/HomeButtons.tsx';
import { PetSpeech } from './hud/PetSpeech.tsx';
import { Purse } from './hud/Purse.tsx';
import { StatusCard } from './hud/StatusCard.tsx';
import type { AquariumLayout, PetPlace } from './layout/AquariumLayout.ts';
import { BagPanel } from './panels/BagPanel.tsx';
import { CarePanel } from './panels/CarePanel.tsx';
import { HatchPanel } from './panels/HatchPanel.tsx';
import { NamePanel } from './panels/NamePanel.tsx';
import { ShopPanel } from './panels/ShopPanel.tsx';
import { PetTouch } from './petplay/PetTouch.tsx';
import { DecorateTray } from './room/DecorateTray.tsx';
import type { Decorating } from './room/useDecorating.ts';
import type { AquariumMode } from './useAquariumMode.ts';

export interface AquariumOverlayProps {
  mode: AquariumMode;
  decorating: Decorating;
  petPlace: PetPlace;
}

/** What lies over the water: status, buttons, panels, messages. */
export function AquariumOverlay({ mode, decorating, petPlace }: AquariumOverlayProps) {
  const { play, layout } = useAquarium();
  const { pet } = useAquariumState();
  const home = mode.is === 'home';
  const chosen = mode.is === 'bag' && mode.selected ? play.item(mode.selected) : undefined;
  const giving = chosen && chosen.kind !== 'furniture' ? chosen : null;
  const touchPet = () => {
    if (giving) void play.give(giving.itemId, { x: petPlace.x + 240, y: petPlace.y });
    else play.greet();
  };
  return (
    <>
      {mode.is !== 'decorate' && <PetTouch place={petPlace} giving={giving?.name ?? null} onPress={touchPet} />}
      {!(layout.short && mode.is === 'decorate') && (
        <>
          <StatusCard onRename={() => mode.open('name')} />
          <GaugeRow />
          <Purse />
          <CornerButtons />
        </>
      )}
      {home && <PetSpeech place={layout.bubble} />}
      {mode.panelOpen && <PetSpeech place={layout.bubbleAside} onlyAnswers />}
      {home && <HomeButtons onOpen={mode.open} />}
      {home && pet.hatchable && <HatchButton onPress={() => mode.open('hatch')} />}
      {mode.is === 'bag' && (
        <BagPanel selected={mode.selected} onSelect={mode.select} onDecorate={mode.decorateWith} onClose={mode.close} />
      )}
      {mode.is === 'shop' && <ShopPanel onClose={mode.close} />}
      {mode.is === 'care' && <CarePanel onClose={mode.close} />}
      {mode.is === 'hatch' && <HatchPanel onClose={mode.close} />}
      {mode.is === 'name' && <NamePanel onClose={mode.close} />}
      {mode.is === 'decorate' && <DecorateTray decorating={decorating} onDone={mode.close} />}
      <Messages place={messagePlace(layout, mode)} />
    </>
  );
}

/** Messages keep clear of panels, and of the hint while decorating. */
function messagePlace(layout: AquariumLayout, mode: AquariumMode): AquariumLayout['toast'] {
  if (mode.panelOpen) return layout.toastAside;
  if (mode.is !== 'decorate') return layout.toast;
  return { x: layout.hint.x, y: layout.hint.y + layout.text * 3, maxWidth: 480 };
}

function HatchButton({ onPress }: { onPress: () => void }) {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { pet, text, look } = layout;
  return (
    <Button
      id="hatch-open"
      text="알이 흔들려요! 만나러 가기"
      icon={assets.texture('fx/sparkle')}
      iconSize={text * 1.8}
      kind="primary"
      opensDialog
      x={pet.x - text * 8}
      y={pet.y + 150 * pet.scale}
      width={text * 16}
      height={look.button + 8}
      size={text + 1}
      onPress={onPress}
    />
  );
}

function Messages({ place }: { place: AquariumLayout['toast'] }) {
  const { assets } = useGame();
  const { play } = useAquarium();
  const message = useStore(play.message);
  if (!message) return null;
  const icon = message.icon ? { icon: assets.texture(message.icon) } : {};
  return <Toast text={message.text} no={message.no} {...icon} {...place} onGone={() => play.message.set(null)} />;
}
