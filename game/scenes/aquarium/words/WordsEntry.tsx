import { WORD_TUNING } from '#domain/word-mission/tuning.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Button } from '#game/ui/Button.tsx';
import { useAquarium, useAquariumState } from '../AquariumContext.ts';
import { placeWordsEntry } from './placeWordsEntry.ts';

/** The shell of the day: how many words of today are caught, and the way to them. */
export function WordsEntry() {
  const { assets, bus } = useGame();
  const { layout } = useAquarium();
  const { ready, rewards } = useAquariumState().words;
  const caught = WORD_TUNING.aDay - ready;
  const { narrow, ...rect } = placeWordsEntry(layout);
  const count = `${caught}/${WORD_TUNING.aDay}`;
  const waiting = rewards > 0 ? ', 받을 조개가 있어요' : '';
  return (
    <Button
      id="open-words"
      text={narrow ? count : `낱말 ${count}`}
      name={`오늘의 낱말, ${WORD_TUNING.aDay}개 가운데 ${caught}개 잡음${waiting}`}
      icon={assets.texture(rewards > 0 ? 'item/wrapped-gift' : 'item/oyster')}
      iconSize={layout.text * (narrow ? 1.3 : 1.6)}
      stacked={narrow}
      kind={ready > 0 || rewards > 0 ? 'warm' : 'paper'}
      {...rect}
      size={layout.text}
      onPress={() => bus.toShell.emit('aquarium/words-wanted', {})}
    />
  );
}
