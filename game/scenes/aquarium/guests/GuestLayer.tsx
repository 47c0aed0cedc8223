import { type Container, Rectangle } from 'pixi.js';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { SeaFeast } from '#contract/feast.ts';
import type { SeaGuest } from '#contract/guest.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { usePress } from '#game/engine/usePress.ts';
import { useStoryTexture } from '#game/engine/useStoryTexture.ts';
import { useAquarium } from '../AquariumContext.ts';
import { useCeremony, usePetShow } from '../petplay/usePetActor.ts';
import { seaLooks } from '../sea/seaLooks.ts';
import { type CompanyPlace, placeGuests } from './placeGuests.ts';
import type { SeaCompany } from './SeaCompany.ts';

/** Milliseconds of one breath up and down, and how far it goes as a share of the size. */
const BREATH = { ms: 3400, share: 0.07 };

/** Who came from a book or for a feast: swims beside the pet and can be spoken to. Games have the water to themselves. */
export function GuestLayer({ onMeet }: { onMeet: (mode: 'guest' | 'feast') => void }) {
  const { layout, company } = useAquarium();
  const here = useStore(company.company);
  const places = useMemo(() => placeGuests(layout), [layout]);
  const show = usePetShow();
  const ceremony = useCeremony();
  if (show !== null || ceremony !== null || here === null) return null;
  const { feast } = here;
  const swimmers = [
    ...(feast ? [feastSwimmer(feast, company, onMeet)] : []),
    ...here.guests.map((guest) => guestSwimmer(guest, company, onMeet)),
  ];
  return (
    <>
      {swimmers.map(({ key, ...swimmer }, index) => {
        const place = places[index];
        return place && <Guest key={key} {...swimmer} place={place} no={index} />;
      })}
    </>
  );
}

type Meet = (mode: 'guest' | 'feast') => void;

interface Swimmer {
  key: string;
  /** As a screen reader names it. */
  name: string;
  icon: string;
  /** Frame above its head. */
  sign: string | null;
  onMeet: () => void;
}

function guestSwimmer(guest: SeaGuest, company: SeaCompany, onMeet: Meet): Swimmer {
  const state = guest.treated ? ', 좋아하는 먹이를 먹고 신났어요' : guest.next === null ? '' : ', 할 말이 있어요';
  return {
    key: `book-${guest.bookNo}`,
    name: `『${guest.bookName}』에서 온 ${guest.name}${state}`,
    icon: guest.icon,
    sign: guest.treated ? 'fx/heart' : guest.next === null ? null : 'item/speech-balloon',
    onMeet: () => {
      company.met.setState(guest, true);
      onMeet('guest');
    },
  };
}

function feastSwimmer(feast: SeaFeast, company: SeaCompany, onMeet: Meet): Swimmer {
  const speaks = feast.lines.length > 0;
  return {
    key: feast.feast,
    name: `${feast.feastName}에 온 ${feast.name}${speaks ? ', 할 말이 있어요' : ''}`,
    icon: feast.icon,
    sign: speaks ? 'item/speech-balloon' : null,
    onMeet: () => {
      company.metFeast.setState(feast, true);
      onMeet('feast');
    },
  };
}

interface GuestProps extends Omit<Swimmer, 'key'> {
  place: CompanyPlace;
  no: number;
}

function Guest({ name, icon, sign, onMeet, place, no }: GuestProps) {
  const { assets, frames, settings } = useGame();
  const { light } = useAquarium();
  const texture = useStoryTexture(icon);
  const body = useRef<Container>(null);
  const { held, onPointerDown } = usePress(onMeet);
  const { size } = place;
  useTwin({
    id: `guest-${no + 1}`,
    role: 'button',
    name,
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
