import { useGame } from '#game/engine/GameServices.ts';
import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { IconButton } from '#game/ui/IconButton.tsx';
import { useAquarium, useAquariumState, useRest, useWaiting } from '../AquariumContext.ts';
import { tankName } from '../session/tankName.ts';

/** The ways into the tanks beside this one, where there are more than one. */
export function TankDoors() {
  const { play, layout } = useAquarium();
  const { twins } = useGame();
  const state = useAquariumState();
  const waiting = useWaiting();
  const { all: rests } = useRest();
  const { tanks, tankNo } = state;
  if (tanks.length < 2) return null;
  const at = tanks.indexOf(tankNo);
  const beside = (step: number) => tanks[(at + step + tanks.length) % tanks.length] ?? tankNo;
  const { left, right } = layout.doors;
  const door = (id: string, shape: 'back' | 'onward', tank: number, place: { x: number; y: number; size: number }) => (
    <IconButton
      id={id}
      name={`${tankName(state, tank)} 가기`}
      shape={shape}
      disabled={waiting || rests}
      {...place}
      onPress={() => {
        void play.showTank(tank).then((shown) => shown && twins.announce(tankName(state, tank)));
      }}
    />
  );
  return (
    <TwinGroup id="doors" role="group" name={`방 ${tanks.length}개, 지금은 ${tankName(state, tankNo)}`}>
      {door('door-left', 'back', beside(-1), left)}
      {door('door-right', 'onward', beside(1), right)}
    </TwinGroup>
  );
}
