import { useApplication } from '@pixi/react';
import type { Container } from 'pixi.js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { TankLook } from '#domain/aquarium/Look.ts';
import { itemOfTank } from '#domain/aquarium/tanks.ts';
import { seoulParts } from '#domain/time/seoulParts.ts';
import { valueStore } from '#game/engine/valueStore.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Imperative } from '../../engine/Imperative.tsx';
import type { StagePoint } from '../../engine/Rect.ts';
import type { SceneProps } from '../../engine/Scene.ts';
import { useStage } from '../../engine/StageContext.ts';
import { tones } from '../../ui/light/tones.ts';
import { useSeaLight } from '../../ui/light/useSeaLight.ts';
import { ToneContext } from '../../ui/useTone.ts';
import { AquariumContext, type AquariumContextValue } from './AquariumContext.ts';
import { AquariumOverlay } from './AquariumOverlay.tsx';
import { GuestLayer } from './guests/GuestLayer.tsx';
import { SeaCompany } from './guests/SeaCompany.ts';
import { layoutAquarium } from './layoutAquarium.ts';
import { DragGhost } from './petplay/DragGhost.ts';
import type { PetActor } from './petplay/PetActor.ts';
import { PetLayer } from './petplay/PetLayer.tsx';
import { RoomView } from './room/RoomView.tsx';
import { useDecorating } from './room/useDecorating.ts';
import { SeaWater } from './SeaWater.tsx';
import type { BubbleField } from './sea/BubbleField.ts';
import { SeaLayer } from './sea/SeaLayer.tsx';
import type { SeaPlace } from './sea/SeaPlace.ts';
import { seaLookIn } from './sea/seaLookIn.ts';
import { AquariumPlay } from './session/AquariumPlay.ts';
import { AquariumSession, findItem } from './session/AquariumSession.ts';
import { takePicture } from './session/takePicture.ts';
import { PetTalker } from './speech/PetTalker.ts';
import { useAquariumMode } from './useAquariumMode.ts';

const NO_PICTURE = '이 기기에서는 사진을 찍을 수 없어요. 수족관은 그대로 있어요.';
/** Reach of the pet for what is dropped on it, its own units. */
const PET_REACH = 200;

/** The aquarium: living water, the pet in the middle, and what can be done for it. */
export function AquariumView({ request }: SceneProps<'aquarium'>) {
  const { bus, assets, audio, pointers, redraws, report, settings, twins } = useGame();
  const { app } = useApplication();
  const stage = useStage();
  const { reducedMotion } = useStore(settings);
  const layout = useMemo(() => layoutAquarium(stage), [stage]);
  const [session] = useState(() => new AquariumSession(bus, request.state));
  const [play] = useState(
    () =>
      new AquariumPlay({
        session,
        report,
        sound: (effect) => audio.play(effect),
        calm: () => settings.getState().reducedMotion,
      }),
  );
  const [company] = useState(() => new SeaCompany(bus, (message) => play.notify(message)));
  const [talk] = useState(() => new PetTalker(bus));
  const [actor] = useState(() => valueStore<PetActor | null>(null));
  const ghost = useRef<DragGhost | null>(null);
  const bubbles = useRef<BubbleField | null>(null);
  const onOpen = useCallback((mode: string) => audio.play(mode === 'home' ? 'close' : 'open'), [audio]);
  const mode = useAquariumMode(onOpen, request.opens);
  const decorates = mode.is === 'decorate';
  const { tankNo } = useStore(session.state);
  const decorating = useDecorating(play, { active: decorates, first: mode.furniture, tankNo });

  // Decorating is no dialog, so its focus is led by hand: in, and back to the button it was opened with.
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else twins.focus(decorates ? 'decorate-done' : 'open-decorate');
  }, [twins, decorates]);
  useEffect(() => session.attach(), [session]);
  useEffect(() => play.attach(), [play]);
  useEffect(() => company.attach(), [company]);
  useEffect(() => talk.attach(), [talk]);
  useEffect(() => session.receive(request.state), [session, request.state]);
  useEffect(() => {
    audio.setSea(true);
    return () => audio.setSea(false);
  }, [audio]);

  const redraw = useStore(redraws);
  const tank = useTank(session);
  const { currentDate } = useStore(session.state);
  const light = useSeaLight(currentDate);
  const look = seaLookIn(light, seoulParts(Date.parse(currentDate)).month);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the still sea is a texture that a lost context empties
  const sea = useMemo<SeaPlace>(
    () => ({
      texture: assets.texture,
      bleed: stage.bleed,
      groundY: layout.groundY,
      upright: layout.upright,
      calm: reducedMotion,
      plain: app.renderer.name === 'canvas',
      tank,
      tankNo,
      look,
      sharpness: Math.min(2, stage.scale * stage.resolution),
    }),
    [assets, app, stage, layout, reducedMotion, redraw, tank, tankNo, look],
  );
  const context = useMemo<AquariumContextValue>(
    () => ({
      session,
      play,
      company,
      talk,
      layout,
      light,
      actor,
      grab: (event, options) => ghost.current?.grab(event, options),
      reachesPet: ({ x, y }: StagePoint) =>
        Math.hypot(x - layout.petAside.x, y - layout.petAside.y) < PET_REACH * layout.petAside.scale,
    }),
    [session, play, company, talk, layout, light, actor],
  );
  const createGhost = useCallback(() => new DragGhost(assets.texture, pointers), [assets, pointers]);
  const onGhost = useCallback((instance: DragGhost | null) => {
    ghost.current = instance;
  }, []);
  // Turned under a finger, what it carries would land where that place was before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout lets go
  useEffect(() => () => ghost.current?.letGo(), [layout]);
  const onBubbles = useCallback((instance: BubbleField | null) => {
    bubbles.current = instance;
  }, []);
  const onPetMoved = useCallback((x: number, y: number, radius: number) => bubbles.current?.setPet(x, y, radius), []);
  const onTap = useCallback(
    (x: number, y: number) => {
      if (bubbles.current?.tap(x, y)) audio.play('pop');
    },
    [audio],
  );
  const onLead = useCallback((at: StagePoint | null) => actor.getState()?.follow(at), [actor]);
  const petPlace = mode.panelOpen ? layout.petAside : layout.pet;
  const overlay = useRef<Container>(null);
  const { close } = mode;
  const onPicture = useCallback(() => {
    close();
    if (!overlay.current) return;
    if (bus.toShell.last('game/renderer')?.state === 'none') return play.notify(NO_PICTURE);
    const { pet, currentDate } = session.state.getState();
    audio.play('pop');
    takePicture({
      renderer: app.renderer,
      stage: app.stage,
      overlay: overlay.current,
      nickname: pet.nickname,
      now: Date.parse(currentDate),
    }).then(
      (picture) => bus.toShell.emit('aquarium/picture', picture),
      (error: unknown) => {
        report(error);
        play.notify(NO_PICTURE);
      },
    );
  }, [close, session, audio, app, bus, report, play]);
  return (
    <AquariumContext.Provider value={context}>
      <ToneContext.Provider value={tones[light]}>
        <SeaLayer sea={sea} part="back" />
        <SeaWater onTap={onTap} onLead={onLead} />
        <RoomView decorating={decorates ? decorating : null} />
        {!decorates && <GuestLayer onMeet={mode.open} />}
        <PetLayer place={petPlace} onMoved={onPetMoved} />
        <SeaLayer sea={sea} part="front" onBubbles={onBubbles} />
        <pixiContainer ref={overlay}>
          <AquariumOverlay mode={mode} decorating={decorating} petPlace={petPlace} onPicture={onPicture} />
        </pixiContainer>
        <Imperative create={createGhost} deps={[createGhost]} onInstance={onGhost} />
      </ToneContext.Provider>
    </AquariumContext.Provider>
  );
}

/** How the parts of the tank that are chosen or tried are drawn; the state names items, the shop knows their colours. */
function useTank(session: AquariumSession): TankLook {
  const state = useStore(session.state);
  const look = { ...state.look, ...useStore(session.tried) };
  const tankOf = (itemId: string | null) => findItem(state, itemId)?.tank;
  const own = tankOf(itemOfTank(state.tankNo));
  const key = JSON.stringify({
    water: tankOf(look.water)?.water ?? own?.water,
    ground: tankOf(look.ground)?.ground ?? own?.ground,
    light: tankOf(look.light)?.light ?? own?.light,
  } satisfies TankLook);
  // By value: the sea is rebuilt only when something looks different.
  return useMemo(() => JSON.parse(key) as TankLook, [key]);
}
