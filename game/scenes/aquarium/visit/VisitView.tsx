import { useApplication } from '@pixi/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { TankLook } from '#domain/aquarium/Look.ts';
import { FIRST_TANK } from '#domain/aquarium/tanks.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { seoulParts } from '#domain/time/seoulParts.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Imperative } from '#game/engine/Imperative.tsx';
import type { SceneProps } from '#game/engine/Scene.ts';
import { useStage } from '#game/engine/StageContext.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { tones } from '#game/ui/light/tones.ts';
import { useSeaLight } from '#game/ui/light/useSeaLight.ts';
import { Celebration } from '#game/ui/mission/Celebration.ts';
import { Toast } from '#game/ui/Toast.tsx';
import { ToneContext } from '#game/ui/useTone.ts';
import { layoutAquarium } from '../layoutAquarium.ts';
import type { PetActor } from '../petplay/PetActor.ts';
import { Decoration } from '../room/Decoration.tsx';
import { TankSwitch } from '../room/TankSwitch.tsx';
import { SeaWater } from '../SeaWater.tsx';
import type { BubbleField } from '../sea/BubbleField.ts';
import { SeaLayer } from '../sea/SeaLayer.tsx';
import type { SeaPlace } from '../sea/SeaPlace.ts';
import { seaLookIn } from '../sea/seaLookIn.ts';
import { CheerPanel } from './CheerPanel.tsx';
import { roomWords } from './petWords.ts';
import { tanksOf } from './tanksOf.ts';
import { useVisit } from './useVisit.ts';
import { VisitHud } from './VisitHud.tsx';
import { VisitPet } from './VisitPet.tsx';

/** A neighbour's aquarium: to be looked at, and cheered once a day. Nothing in it can be changed. */
export function VisitView({ request }: SceneProps<'visit'>) {
  const { neighbour } = request.visit;
  const { assets, audio, redraws, settings, twins } = useGame();
  const { app } = useApplication();
  const stage = useStage();
  const { reducedMotion } = useStore(settings);
  const layout = useMemo(() => layoutAquarium(stage), [stage]);
  const actor = useRef<PetActor | null>(null);
  const bubbles = useRef<BubbleField | null>(null);
  const sparks = useRef<Celebration | null>(null);
  const [choosing, setChoosing] = useState(false);
  const { pet: place } = layout;
  const visit = useVisit(neighbour, () => {
    audio.play('complete');
    void actor.current?.play('cheer');
    if (!settings.getState().reducedMotion) sparks.current?.burst({ x: place.x, y: place.y - 60 * place.scale }, 0, 14);
  });
  useEffect(() => {
    audio.setSea(true);
    return () => audio.setSea(false);
  }, [audio]);

  const redraw = useStore(redraws);
  const tanks = tanksOf(neighbour);
  const [wanted, setWanted] = useState(FIRST_TANK);
  // One that was given back meanwhile is left.
  const shown = tanks.find(({ tankNo }) => tankNo === wanted) ?? tanks[0];
  const { tankNo } = shown;
  const tankKey = JSON.stringify(shown.tank);
  // By value: the sea is rebuilt only when something looks different.
  const tank = useMemo(() => JSON.parse(tankKey) as TankLook, [tankKey]);
  const light = useSeaLight();
  const look = seaLookIn(light, seoulParts(Date.now()).month);
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
  const onActor = useCallback((instance: PetActor | null) => {
    actor.current = instance;
  }, []);
  useTwin({
    id: 'visit-room',
    role: 'img',
    name: roomWords(shown),
    rect: { x: 60, y: layout.groundY, width: 400, height: 80 },
    order: 20,
  });
  return (
    <ToneContext.Provider value={tones[light]}>
      <SeaLayer sea={sea} part="back" />
      <SeaWater onTap={onTap} onLead={(at) => actor.current?.follow(at)} />
      {shown.room.map(({ position, itemId, art }) => {
        const spot = layout.room.find((one) => one.position === position);
        return (
          spot && (
            <Decoration key={`${tankNo} ${position} ${itemId}`} frame={art} place={spot} light={light} lifted={false} />
          )
        );
      })}
      {neighbour.pet && <VisitPet pet={neighbour.pet} layout={layout} onActor={onActor} onMoved={onPetMoved} />}
      <SeaLayer sea={sea} part="front" onBubbles={onBubbles} />
      <Imperative
        create={() => new Celebration(['fx/heart', 'fx/sparkle', 'fx/star'].map(assets.texture))}
        deps={[assets]}
        onInstance={(instance) => {
          sparks.current = instance;
        }}
      />
      <VisitHud neighbour={neighbour} layout={layout} visit={visit} onCheer={() => setChoosing(true)} />
      <TankSwitch
        tanks={tanks}
        shown={tankNo}
        layout={layout}
        onShow={(next) => {
          audio.play('open');
          setWanted(next.tankNo);
          twins.announce(next.name);
          visit.notify(`${withJosa(next.name, '이에요/예요')}!`);
        }}
      />
      {choosing && (
        <CheerPanel
          layout={layout}
          onChoose={(kind) => {
            setChoosing(false);
            visit.cheer(kind);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {visit.message && <Toast text={visit.message.text} no={visit.message.no} {...layout.toast} onGone={visit.hush} />}
    </ToneContext.Provider>
  );
}
