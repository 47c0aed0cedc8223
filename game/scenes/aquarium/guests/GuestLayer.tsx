import { type Container, Rectangle } from 'pixi.js';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { SeaGuest } from '#contract/guest.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { usePress } from '#game/engine/usePress.ts';
import { useAquarium } from '../AquariumContext.ts';
import { useCeremony, usePetShow } from '../petplay/usePetActor.ts';
import { seaLooks } from '../sea/seaLooks.ts';
import { type CompanyPlace, placeGuests } from './placeGuests.ts';
import { useStoryTexture } from '#game/engine/useStoryTexture.ts';

/** Milliseconds of one breath up and down, and how far it goes as a share of the size. */
const BREATH = { ms: 3400, share: 0.07 };

/** Who came from a book: swims beside the pet and can be spoken to. A game or a ceremony has the water to itself. */
export function GuestLayer({ onMeet }: { onMeet: (mode: 'guest') => void }) {
  const { layout, company } = useAquarium();
  const guests = useStore(company.company)?.guests ?? [];
  const places = useMemo(() => placeGuests(layout), [layout]);
  const show = usePetShow();
  const ceremony = useCeremony();
  if (show !== null || ceremony !== null) return null;
  return (
    <>
      {guests.map((guest, index) => {
        const place = places[index];
        const meet = () => {
          company.met.setState(guest, true);
          onMeet('guest');
        };
        return place && <Guest key={guest.bookNo} guest={guest} place={place} no={index} onMeet={meet} />;
      })}
    </>
  );
}

interface GuestProps {
  guest: SeaGuest;
  place: CompanyPlace;
  no: number;
  onMeet: () => void;
}

function Guest({ guest, place, no, onMeet }: GuestProps) {
  const { assets, frames, settings } = useGame();
  const { light } = useAquarium();
  const texture = useStoryTexture(guest.icon);
  const body = useRef<Container>(null);
  const { held, onPointerDown } = usePress(onMeet);
  const { size } = place;
  const state = guest.treated ? ', 좋아하는 먹이를 먹고 신났어요' : guest.next === null ? '' : ', 할 말이 있어요';
  useTwin({
    id: `guest-${no + 1}`,
    role: 'button',
    name: `『${guest.bookName}』에서 온 ${guest.name}${state}`,
    rect: { x: place.x - size / 2, y: place.y - size / 2, width: size, height: size },
    opensDialog: true,
    order: -4,
    onPress: onMeet,
  });
  useEffect(
    () =>
      frames.add((_deltaMs, timeMs) => {
        if (!body.current || body.current.destroyed) return;
        const still = settings.getState().reducedMotion;
        const turn = still ? 0 : Math.sin((timeMs / BREATH.ms + no * 0.37) * Math.PI * 2);
        body.current.y = turn * size * BREATH.share;
        body.current.rotation = turn * 0.05;
      }),
    [frames, settings, size, no],
  );
  const hitArea = useMemo(() => new Rectangle(-size / 2, -size / 2, size, size), [size]);
  const press = useCallback(onPointerDown, [onPointerDown]);
  const sign = guest.treated ? 'fx/heart' : guest.next === null ? null : 'item/speech-balloon';
  return (
    <pixiContainer x={place.x} y={place.y} eventMode="static" cursor="pointer" hitArea={hitArea} onPointerDown={press}>
      <pixiContainer ref={body} scale={held ? 0.94 : 1}>
        <pixiSprite texture={texture} tint={seaLooks[light].near} anchor={0.5} width={size} height={size} />
        {sign && (
          <pixiSprite
            texture={assets.texture(sign)}
            anchor={0.5}
            x={size * 0.42}
            y={-size * 0.46}
            width={size * 0.4}
            height={size * 0.4}
          />
        )}
      </pixiContainer>
    </pixiContainer>
  );
}
