import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { SeaLight } from '#domain/aquarium/seaLightAt.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { stopTweens, tween } from '#game/engine/tween.ts';
import type { RoomPlace } from '../layout/AquariumLayout.ts';
import { seaLooks } from '../sea/seaLooks.ts';

export interface DecorationProps {
  frame: string;
  place: RoomPlace;
  /** Light it stands in. */
  light: SeaLight;
  /** Picked up to be put elsewhere. */
  lifted: boolean;
  /** While places are chosen it is drawn smaller and lets shine through, so that it hides no place behind it. */
  places?: boolean;
}

/** Share of its size while places are chosen: the row in front then ends below the rings behind it. */
const SMALL = 0.5;

/** Where the thing ends inside its square picture: frames keep a margin. */
const FOOT = 0.93;

/** Something that stands on the sand: its shadow under it, its foot at the place. Comes with a small hop. */
export function Decoration({ frame, place, light, lifted, places = false }: DecorationProps) {
  const { assets, settings } = useGame();
  const ref = useRef<Container>(null);
  const size = place.size * (places ? SMALL : 1);
  useEffect(() => {
    const thing = ref.current;
    if (!thing || settings.getState().reducedMotion) return;
    thing.scale.set(0.6);
    thing.y = -40;
    void tween(thing, { y: 0 }, 460, 'bounce.out');
    void tween(thing.scale, { x: 1, y: 1 }, 260, 'back.out(2)');
    return () => {
      stopTweens(thing);
      stopTweens(thing.scale);
    };
  }, [settings]);
  return (
    <pixiContainer x={place.x} y={place.y} alpha={lifted ? 0.45 : places ? 0.9 : 1} eventMode="none">
      <pixiSprite
        texture={assets.texture('fx/shadow')}
        anchor={0.5}
        y={-2}
        width={size * 1.16}
        height={size * 0.3}
        alpha={0.55}
      />
      <pixiContainer ref={ref}>
        <pixiSprite
          texture={assets.texture(frame)}
          tint={seaLooks[light].near}
          anchor={{ x: 0.5, y: FOOT }}
          width={size * 1.14}
          height={size * 1.14}
        />
      </pixiContainer>
    </pixiContainer>
  );
}
