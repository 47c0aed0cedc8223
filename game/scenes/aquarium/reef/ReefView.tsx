import { useApplication } from '@pixi/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { FIRST_TANK } from '#domain/aquarium/tanks.ts';
import { reefPlace } from '#domain/reef/reefPlace.ts';
import { seoulParts } from '#domain/time/seoulParts.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Imperative } from '#game/engine/Imperative.tsx';
import type { SceneProps } from '#game/engine/Scene.ts';
import { useStage } from '#game/engine/StageContext.ts';
import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { tones } from '#game/ui/light/tones.ts';
import { useSeaLight } from '#game/ui/light/useSeaLight.ts';
import { Celebration } from '#game/ui/mission/Celebration.ts';
import { Toast } from '#game/ui/Toast.tsx';
import { ToneContext } from '#game/ui/useTone.ts';
import { layoutAquarium } from '../layoutAquarium.ts';
import { SeaWater } from '../SeaWater.tsx';
import type { BubbleField } from '../sea/BubbleField.ts';
import { SeaLayer } from '../sea/SeaLayer.tsx';
import type { SeaPlace } from '../sea/SeaPlace.ts';
import { seaLookIn } from '../sea/seaLookIn.ts';
import { layoutReef } from './layoutReef.ts';
import { ReefHud } from './ReefHud.tsx';
import { ReefPieceView } from './ReefPieceView.tsx';
import { ReefRock } from './ReefRock.ts';
import { useReefMoments } from './useReefMoments.ts';

/** The reef of the class: what grew from the books of all, to be looked at. Nobody is named. */
export function ReefView({ request: { reef } }: SceneProps<'reef'>) {
  const { assets, audio, redraws, settings } = useGame();
  const { app } = useApplication();
  const stage = useStage();
  const { reducedMotion } = useStore(settings);
  const layout = useMemo(() => layoutAquarium(stage), [stage]);
  const places = useMemo(() => layoutReef(layout, stage), [layout, stage]);
  const moments = useReefMoments(reef);
  const bubbles = useRef<BubbleField | null>(null);
  useEffect(() => {
    audio.setSea(true);
    return () => audio.setSea(false);
  }, [audio]);

  const redraw = useStore(redraws);
  const light = useSeaLight();
  const look = seaLookIn(light, seoulParts(Date.now()).month);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the still sea is a texture that a lost context empties
  const sea = useMemo<SeaPlace>(
    () => ({
      texture: assets.texture,
      bleed: stage.bleed,
      groundY: places.groundY,
      upright: layout.upright,
      calm: reducedMotion,
      plain: app.renderer.name === 'canvas',
      tank: {},
      tankNo: FIRST_TANK,
      look,
      sharpness: Math.min(2, stage.scale * stage.resolution),
    }),
    [assets, app, stage, layout, places, reducedMotion, redraw, look],
  );
  const tint = look.ground;
  const count = moments.pieces.length;
  const createRock = useCallback(() => new ReefRock(places, count, tint, sea.sharpness), [places, count, tint, sea]);
  const onBubbles = useCallback((instance: BubbleField | null) => {
    bubbles.current = instance;
  }, []);
  const onTap = useCallback(
    (x: number, y: number) => {
      if (bubbles.current?.tap(x, y)) audio.play('pop');
    },
    [audio],
  );
  // From the back to the front, so that nothing covers what stands before it.
  const standing = moments.pieces
    .flatMap((piece) => {
      const spot = places.spots[reefPlace(piece.ordinal).spot];
      return spot ? [{ piece, spot }] : [];
    })
    .sort((one, two) => one.spot.y - two.spot.y);
  const fresh = standing.filter(({ piece }) => piece.ordinal >= moments.newFrom);
  const onSparks = (instance: Celebration | null) => {
    if (!instance || settings.getState().reducedMotion) return;
    for (const { spot } of fresh) instance.burst({ x: spot.x, y: spot.y - spot.size * 0.5 }, 500, 12);
  };
  return (
    <ToneContext.Provider value={tones[light]}>
      <SeaLayer sea={sea} part="back" />
      <SeaLayer sea={sea} part="front" onBubbles={onBubbles} />
      <SeaWater onTap={onTap} onLead={nowhere} />
      <Imperative create={createRock} deps={[createRock]} />
      <TwinGroup id="reef-pieces" role="group" name={`산호 ${reef.pieces.length}개`} order={10}>
        {standing.map(({ piece, spot }) => (
          <ReefPieceView
            key={piece.ordinal}
            piece={piece}
            spot={spot}
            tint={tint}
            isNew={piece.ordinal >= moments.newFrom}
            chosen={moments.chosen?.ordinal === piece.ordinal}
            onChoose={moments.choose}
          />
        ))}
      </TwinGroup>
      <Imperative
        create={() => new Celebration(['fx/sparkle', 'fx/star', 'fx/bubble'].map(assets.texture))}
        deps={[assets]}
        onInstance={onSparks}
      />
      <ReefHud reef={reef} layout={layout} places={places} moments={moments} />
      {moments.message && (
        <Toast
          text={moments.message.text}
          no={moments.message.no}
          icon={assets.texture('item/coral')}
          x={stage.width / 2}
          y={places.title.y + places.title.height + 16}
          maxWidth={layout.toast.maxWidth}
          onGone={moments.hush}
        />
      )}
    </ToneContext.Provider>
  );
}

/** Nobody here follows a finger. */
function nowhere(): void {}
