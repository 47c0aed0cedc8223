import { useStore } from 'zustand';
import { useGame } from '#game/engine/GameServices.ts';
import { Button } from '#game/ui/Button.tsx';
import { useAquarium, useAquariumState } from '../AquariumContext.ts';
import { placeReefEntry } from './placeReefEntry.ts';

/** The way to the reef of the class, where there is a class. */
export function ReefEntry() {
  const { assets, bus } = useGame();
  const { layout, company } = useAquarium();
  const { rest } = useAquariumState();
  const newPieces = useStore(company.newReefPieces);
  if (newPieces === null || rest) return null;
  const { stacked, ...place } = placeReefEntry(layout);
  return (
    <Button
      id="open-reef"
      text="산호초"
      name={newPieces > 0 ? '우리 반 산호초, 새로 자란 산호가 있어요' : '우리 반 산호초'}
      icon={assets.texture('item/coral')}
      iconSize={stacked ? place.height * 0.44 : layout.text * 1.6}
      stacked={stacked}
      kind={newPieces > 0 ? 'warm' : 'paper'}
      {...place}
      size={stacked ? Math.min(layout.small, place.width / 3.4) : layout.text}
      onPress={() => bus.toShell.emit('aquarium/reef-wanted', {})}
    />
  );
}
