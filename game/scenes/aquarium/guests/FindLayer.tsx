import { Rectangle } from 'pixi.js';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { SeaFind } from '#contract/guest.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { usePress } from '#game/engine/usePress.ts';
import { useStoryTexture } from '#game/engine/useStoryTexture.ts';
import { useAquarium, useRest } from '../AquariumContext.ts';
import { type CompanyPlace, placeFinds } from './placeGuests.ts';

/** What the waves have brought: lies on the sand until it is taken. */
export function FindLayer() {
  const { layout, company, play } = useAquarium();
  const { audio, twins } = useGame();
  const { all: resting } = useRest();
  const finds = useStore(company.company)?.finds ?? [];
  const places = useMemo(() => placeFinds(layout), [layout]);
  if (resting) return null;
  const take = (find: SeaFind) => {
    if (company.waiting.getState()) return;
    audio.play('pop');
    const words = find.again
      ? `${withJosa(find.name, '을/를')} 또 만났어요. ${find.sentence}`
      : `${withJosa(find.name, '을/를')} 주웠어요! ${find.sentence}`;
    play.notify(words);
    twins.announce(words);
    company.pickUp(find.ordinal);
  };
  return (
    <>
      {finds.map((find, index) => {
        const place = places[index];
        return place && <FindOnSand key={find.ordinal} find={find} place={place} onTake={() => take(find)} />;
      })}
    </>
  );
}

function FindOnSand({ find, place, onTake }: { find: SeaFind; place: CompanyPlace; onTake: () => void }) {
  const { assets } = useGame();
  const texture = useStoryTexture(find.icon);
  const { held, onPointerDown } = usePress(onTake);
  const { size } = place;
  useTwin({
    id: `find-${find.ordinal}`,
    role: 'button',
    name: `물결이 가져온 ${find.name} 줍기`,
    rect: { x: place.x - size / 2, y: place.y - size / 2, width: size, height: size },
    order: -3,
    onPress: onTake,
  });
  const hitArea = useMemo(() => new Rectangle(-size / 2, -size / 2, size, size), [size]);
  return (
    <pixiContainer
      x={place.x}
      y={place.y}
      eventMode="static"
      cursor="pointer"
      hitArea={hitArea}
      onPointerDown={onPointerDown}
      scale={held ? 0.94 : 1}
    >
      <pixiSprite
        texture={assets.texture('fx/shadow')}
        anchor={0.5}
        y={size * 0.36}
        width={size}
        height={size * 0.3}
        alpha={0.5}
      />
      <pixiSprite texture={texture} anchor={0.5} width={size * 0.8} height={size * 0.8} />
      <pixiSprite
        texture={assets.texture('fx/sparkle')}
        anchor={0.5}
        x={size * 0.3}
        y={-size * 0.3}
        width={size * 0.36}
        height={size * 0.36}
      />
    </pixiContainer>
  );
}
