import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useGame } from '../../engine/GameServices.ts';
import { Imperative } from '../../engine/Imperative.tsx';
import type { SceneProps } from '../../engine/Scene.ts';
import { useStage } from '../../engine/StageContext.ts';
import { tones } from '../../ui/light/tones.ts';
import { useSeaLight } from '../../ui/light/useSeaLight.ts';
import { Celebration } from '../../ui/mission/Celebration.ts';
import { MissionWater } from '../../ui/mission/MissionWater.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { ToneContext } from '../../ui/useTone.ts';
import type { BubbleTank } from './BubbleTank.ts';
import { BubbleTwins } from './BubbleTwins.tsx';
import { ClueCard } from './ClueCard.tsx';
import { layoutWordCatch } from './layoutWordCatch.ts';
import { ShellFlight } from './ShellFlight.ts';
import { ShellRow } from './ShellRow.tsx';
import { TankWater } from './TankWater.tsx';
import { useWordMoments } from './useWordMoments.ts';
import { WordCard } from './WordCard.tsx';
import { WordCatchGame } from './WordCatchGame.ts';
import { WordHeader } from './WordHeader.tsx';
import { WordSlots } from './WordSlots.tsx';
import { WriteField } from './WriteField.tsx';

/** Words to catch: syllables float in bubbles, and are caught in the order of the word that the clue describes. */
export function WordCatchScene({ request }: SceneProps<'word-catch'>) {
  const { assets, bus } = useGame();
  const stage = useStage();
  const light = useSeaLight();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same day sent again goes on as it stands
  const game = useMemo(() => new WordCatchGame(request.words, bus), [bus]);
  useEffect(() => game.attach(), [game]);
  const state = useStore(game.state);
  const { current, missions, notice } = state;
  const words = missions.length;
  const { syllableCount: syllables } = current;
  const bubbles = current.bubbles.length;
  const layout = useMemo(
    () => layoutWordCatch(stage, { words, syllables, bubbles }),
    [stage, words, syllables, bubbles],
  );
  const [tank, setTank] = useState<BubbleTank | null>(null);
  const sparks = useRef<Celebration | null>(null);
  const shells = useRef<ShellFlight | null>(null);
  const shown = useWordMoments({ game, layout, sparks, shells });
  const [seenNo, setSeenNo] = useState(0);
  return (
    <ToneContext.Provider value={tones[light]}>
      <MissionWater light={light} />
      <WordHeader layout={layout} shells={shown.shells} onLeave={() => game.leave()} />
      <ShellRow layout={layout} missions={missions} current={current} onChoose={(no) => game.choose(no)} />
      <ClueCard layout={layout} mission={current} />
      <WordSlots layout={layout} mission={current} play={game.play()} />
      <TankWater game={game} layout={layout} mission={current} tank={tank} onTank={setTank} />
      <BubbleTwins game={game} layout={layout} mission={current} tank={tank} />
      <WriteField game={game} layout={layout} open={current.state === 'READY' && !state.card} />
      <Imperative
        create={() => new Celebration(['fx/sparkle', 'fx/star', 'fx/bubble'].map(assets.texture))}
        deps={[assets]}
        onInstance={(instance) => {
          sparks.current = instance;
        }}
      />
      {notice.no > seenNo && !state.card && (
        <Toast text={notice.text} no={notice.no} {...layout.toast} onGone={() => setSeenNo(notice.no)} />
      )}
      {state.card && current.solution && shown.cardMay && <WordCard game={game} layout={layout} state={state} />}
      <Imperative
        create={() => new ShellFlight(assets.texture('item/oyster'))}
        deps={[assets]}
        onInstance={(instance) => {
          shells.current = instance;
        }}
      />
    </ToneContext.Provider>
  );
}
