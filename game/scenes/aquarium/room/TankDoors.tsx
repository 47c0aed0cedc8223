import { useGame } from '#game/engine/GameServices.ts';
import { useAquarium, useAquariumState, useRest, useWaiting } from '../AquariumContext.ts';
import { tankName } from '../session/tankName.ts';
import { TankSwitch } from './TankSwitch.tsx';

/** The ways into the own tanks beside this one. */
export function TankDoors() {
  const { play, layout } = useAquarium();
  const { twins } = useGame();
  const state = useAquariumState();
  const waiting = useWaiting();
  const { all: rests } = useRest();
  return (
    <TankSwitch
      tanks={state.tanks.map((tankNo) => ({ tankNo, name: tankName(state, tankNo) }))}
      shown={state.tankNo}
      disabled={waiting || rests}
      layout={layout}
      onShow={({ tankNo, name }) => {
        void play.showTank(tankNo).then((shown) => shown && twins.announce(name));
      }}
    />
  );
}
