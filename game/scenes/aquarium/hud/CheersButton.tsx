import { useGame } from '#game/engine/GameServices.ts';
import { Button } from '#game/ui/Button.tsx';
import { useAquarium, useAquariumState } from '../AquariumContext.ts';
import { placeCheersButton } from './placeCheersButton.ts';

/** Bubbles that friends have left: there only while some were not read. */
export function CheersButton({ onOpen }: { onOpen: () => void }) {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { newCheers, rest } = useAquariumState();
  if (newCheers === 0 || rest) return null;
  const { text } = layout;
  const words = `새 응원 ${newCheers}개`;
  return (
    <Button
      id="cheers-open"
      text={words}
      name={`이웃이 남긴 ${words} 읽기`}
      icon={assets.texture('fx/heart')}
      iconSize={text * 1.5}
      kind="warm"
      opensDialog
      {...placeCheersButton(layout, words)}
      size={text}
      onPress={onOpen}
    />
  );
}
