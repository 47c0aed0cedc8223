import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { isCareItemKind } from '#domain/aquarium/careForPet.ts';
import { formatRelativeDay, formatTime } from '#domain/time/formatKoreanDate.ts';
import type { AquariumCommand } from '#game/bus/GameToShell.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { useAquarium, useAquariumState } from './AquariumContext.ts';
import { FeastPanel } from './guests/FeastPanel.tsx';
import { FindLayer } from './guests/FindLayer.tsx';
import { GuestPanel } from './guests/GuestPanel.tsx';
import { CornerButtons } from './hud/CornerButtons.tsx';
import { GaugeRow } from './hud/GaugeRow.tsx';
import { HomeButtons } from './hud/HomeButtons.tsx';
import { Purse } from './hud/Purse.tsx';
import { placeCheersButton } from './hud/placeCheersButton.ts';
import { placeGiftButton } from './hud/placeGiftButton.ts';
import { StatusCard } from './hud/StatusCard.tsx';
import { useAnnouncedSpeech } from './hud/useAnnouncedSpeech.ts';
import { WaterNote } from './hud/WaterNote.tsx';
import type { AquariumLayout, PetPlace } from './layout/AquariumLayout.ts';
import { BagPanel } from './panels/BagPanel.tsx';
import { CarePanel } from './panels/CarePanel.tsx';
import { CheersPanel } from './panels/CheersPanel.tsx';
import { HatchPanel } from './panels/HatchPanel.tsx';
import { LevelGiftPanel } from './panels/LevelGiftPanel.tsx';
import { MenuPanel } from './panels/MenuPanel.tsx';
import { NamePanel } from './panels/NamePanel.tsx';
import { ShopPanel } from './panels/ShopPanel.tsx';
import { WelcomePanel } from './panels/WelcomePanel.tsx';
import { PetCeremony } from './petplay/ceremony/PetCeremony.tsx';
import { NapButton } from './petplay/NapButton.tsx';
import { PetShowButtons } from './petplay/PetShowButtons.tsx';
import { PetTouch } from './petplay/PetTouch.tsx';
import { useCeremony, usePetShow } from './petplay/usePetActor.ts';
import { ReefEntry } from './reef/ReefEntry.tsx';
import { DecorateTray } from './room/DecorateTray.tsx';
import { TankDoors } from './room/TankDoors.tsx';
import type { Decorating } from './room/useDecorating.ts';
import { useRoomVisits } from './room/useRoomVisits.ts';
import { PetSpeech } from './speech/PetSpeech.tsx';
import type { AquariumMode } from './useAquariumMode.ts';
import { WordsEntry } from './words/WordsEntry.tsx';

export interface AquariumOverlayProps {
  mode: AquariumMode;
  decorating: Decorating;
  petPlace: PetPlace;
  onPicture: () => void;
}

/** What lies over the water: status, buttons, panels, messages. */
export function AquariumOverlay({ mode, decorating, petPlace, onPicture }: AquariumOverlayProps) {
  const { play, layout } = useAquarium();
  const { pet, welcomeBack, rest, newCheers, bag } = useAquariumState();
  const home = mode.is === 'home';
  const held = mode.is === 'bag' && bag.some(({ itemId }) => itemId === mode.selected) ? mode.selected : null;
  const chosen = held === null ? undefined : play.item(held);
  const giving = chosen && isCareItemKind(chosen.kind) ? chosen : null;
  const show = usePetShow();
  const celebrating = useCeremony() !== null;
  const { twins } = useGame();
  const playing = show !== null;
  const played = useRef(false);
  // No dialog, so its focus is led by hand: to what can be done, and back to where it began.
  useEffect(() => {
    if (playing) twins.focus('show-act');
    else if (played.current) twins.focus('open-care');
    played.current = playing;
  }, [twins, playing]);
  useRoomForPet(mode, playing);
  useRoomVisits(home && !show && !rest && !celebrating);
  useAnnouncedSpeech();
  // Who was away is met before anything else, once a visit.
  const welcomes = welcomeBack !== null && rest === null;
  const met = useRef(false);
  const { open } = mode;
  useEffect(() => {
    if (!welcomes || met.current) return;
    met.current = true;
    open('welcome');
  }, [welcomes, open]);
  const give = () => {
    if (giving) void play.give(giving.itemId, { x: petPlace.x + 240, y: petPlace.y });
  };
  return (
    <>
      {mode.is !== 'decorate' && !show && (
        <PetTouch place={petPlace} giving={giving?.name ?? null} onGive={give} onTouch={play.touch} />
      )}
      {!(layout.short && mode.is === 'decorate') && (
        <>
          <StatusCard onRename={() => mode.open('name')} />
          <GaugeRow />
          <Purse />
          <CornerButtons onMenu={() => mode.open('menu')} />
        </>
      )}
      {home && !show && <RestNote />}
      {home && !show && <CheersButton onOpen={() => mode.open('cheers')} />}
      {home && !show && !rest && !celebrating && !((layout.upright || layout.short) && newCheers > 0) && <PetSpeech />}
      {mode.panelOpen && <PetSpeech onlyAnswers />}
      {home && !show && <HomeButtons onOpen={mode.open} />}
      {home && !show && <NapButton />}
      {home && !show && <WordsEntry />}
      {home && !show && <ReefEntry />}
      {home && show && <PetShowButtons show={show} />}
      {(home || mode.is === 'decorate') && !show && <TankDoors />}
      {home && pet.hatchable && <HatchButton onPress={() => mode.open('hatch')} />}
      {home && !show && <GiftButton onPress={() => mode.open('level-gift')} />}
      {mode.is === 'bag' && (
        <BagPanel selected={mode.selected} onSelect={mode.select} onDecorate={mode.decorateWith} onClose={mode.close} />
      )}
      {mode.is === 'shop' && <ShopPanel onClose={mode.close} />}
      {mode.is === 'care' && <CarePanel onClose={mode.close} />}
      {mode.is === 'menu' && (
        <MenuPanel onPicture={onPicture} onCheers={() => mode.open('cheers')} onClose={mode.close} />
      )}
      {mode.is === 'cheers' && <CheersPanel onClose={mode.close} />}
      {mode.is === 'guest' && <GuestPanel onClose={mode.close} />}
      {mode.is === 'feast' && <FeastPanel onClose={mode.close} />}
      {home && !show && <FindLayer />}
      {mode.is === 'welcome' && <WelcomePanel onClose={mode.close} />}
      {mode.is === 'level-gift' && <LevelGiftPanel onClose={mode.close} />}
      {mode.is === 'hatch' && <HatchPanel onClose={mode.close} onHatched={() => mode.open('first-name')} />}
      {(mode.is === 'name' || mode.is === 'first-name') && (
        <NamePanel isFirst={mode.is === 'first-name'} onClose={mode.close} />
      )}
      {mode.is === 'decorate' && <DecorateTray decorating={decorating} onDone={mode.close} />}
      {!celebrating && <Messages place={messagePlace(layout, mode)} />}
      <PetCeremony />
    </>
  );
}

/** Messages keep clear of panels, and of the hint while decorating. */
function messagePlace(layout: AquariumLayout, mode: AquariumMode): AquariumLayout['toast'] {
  if (mode.panelOpen) return layout.toastAside;
  if (mode.is === 'menu' || mode.is === 'cheers') return { x: layout.toast.x, y: 14, maxWidth: layout.toast.maxWidth };
  if (mode.is !== 'decorate') return layout.toast;
  if (layout.short) return { x: layout.hint.x, y: layout.tray.y + layout.tray.height + 8, maxWidth: 480 };
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

/** Above the way to the next tank: the gift of a level, while one waits. */
function GiftButton({ onPress }: { onPress: () => void }) {
  const { assets } = useGame();
  const { layout, company } = useAquarium();
  const { levelGift, rest } = useAquariumState();
  const hasReef = useStore(company.newReefPieces) !== null;
  if (levelGift === null || rest) return null;
  const place = placeGiftButton(layout, hasReef);
  return (
    <Button
      id="level-gift-open"
      text="선물"
      name={`레벨 ${levelGift.level} 선물 고르기`}
      icon={assets.texture('item/wrapped-gift')}
      iconSize={place.height * 0.42}
      stacked
      kind="warm"
      opensDialog
      {...place}
      size={layout.small}
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
  return (
    <Toast text={message.text} no={message.no} {...icon} {...place} onGone={() => play.message.setState(null, true)} />
  );
}

/**
 * Puts a panel away when the pet is to be seen: to play the whole water is needed, and where a panel takes the whole
 * stage nobody would see what the care was for.
 */
function useRoomForPet({ panelOpen, close }: Pick<AquariumMode, 'panelOpen' | 'close'>, playing: boolean): void {
  const { session, layout } = useAquarium();
  const commands = useStore(session.pending);
  const cared = layout.panelHidesPet && [...commands.values()].some(isCare);
  const wanted = playing || cared;
  useEffect(() => {
    if (wanted && panelOpen) close();
  }, [wanted, panelOpen, close]);
}

function isCare(command: AquariumCommand): boolean {
  return command.kind === 'care' || (command.kind === 'buy' && command.use === true);
}

/** Why the aquarium rests and until when, kindly; nothing while it is open. */
function RestNote() {
  const { layout } = useAquarium();
  const { rest, currentDate } = useAquariumState();
  const end = rest?.until ? endWords(Date.parse(rest.until), Date.parse(currentDate)) : '';
  const text = rest ? [rest.words, end && `${end}에 다시 만나요.`].filter(Boolean).join(' ') : '';
  const { x, y, maxWidth } = layout.rest;
  useTwin(
    rest
      ? { id: 'rest', role: 'status', name: text, rect: { x: x - maxWidth / 2, y, width: maxWidth, height: 90 } }
      : null,
  );
  return rest ? <WaterNote text={text} place={layout.rest} /> : null;
}

/** `오후 2:00`, `내일 오전 7:00`. */
function endWords(until: number, now: number): string {
  const day = formatRelativeDay(until, now);
  return `${day === '오늘' ? '' : `${day} `}${formatTime(until)}`;
}

/** Bubbles that friends have left: there only while some were not read. */
function CheersButton({ onOpen }: { onOpen: () => void }) {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { newCheers, rest } = useAquariumState();
  if (newCheers === 0 || rest) return null;
  const { text } = layout;
  const words = `새 응원 ${newCheers}개`;
  return (
    <Button
      id="cheers-open"
      text={words}
      name={`이웃이 남긴 ${words} 읽기`}
      icon={assets.texture('fx/heart')}
      iconSize={text * 1.5}
      kind="warm"
      opensDialog
      {...placeCheersButton(layout, words)}
      size={text}
      onPress={onOpen}
    />
  );
}
