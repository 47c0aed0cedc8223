import { useEffect, useRef } from 'react';
import { withJosa } from '#domain/text/withJosa.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Button } from '#game/ui/Button.tsx';
import { useAquarium, useShownPet } from '../AquariumContext.ts';
import { placeNapButton } from './placeNapButton.ts';
import { useAsleep, usePetActor } from './usePetActor.ts';

/** Puts the pet to bed and wakes it. */
export function NapButton() {
  const { assets, twins } = useGame();
  const { play, layout } = useAquarium();
  const actor = usePetActor();
  const asleep = useAsleep();
  const { pet } = useShownPet();
  const { nickname } = pet;
  const putting = useRef(false);
  useEffect(() => {
    if (!asleep || !putting.current) return;
    putting.current = false;
    twins.announce(`${withJosa(nickname, '이/가')} 잠들었어요.`);
  }, [twins, asleep, nickname]);
  if (!actor || pet.stage === 'egg') return null;
  const { text } = layout;
  return (
    <Button
      id="nap"
      text={asleep ? '깨우기' : '재우기'}
      name={asleep ? `${pet.nickname} 깨우기` : `${pet.nickname} 재우기`}
      icon={assets.texture('item/zzz')}
      iconSize={text * 1.5}
      {...placeNapButton(layout)}
      size={text}
      onPress={() => {
        if (asleep) return void play.touch('stroke');
        putting.current = true;
        // Who sleeps talks of its dreams.
        play.speech.setState(null, true);
        actor.putToBed();
      }}
    />
  );
}
