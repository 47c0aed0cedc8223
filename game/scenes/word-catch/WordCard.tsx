import type { Graphics } from 'pixi.js';
import { useCallback, useMemo } from 'react';
import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import { useStage } from '../../engine/StageContext.ts';
import { Button } from '../../ui/Button.tsx';
import { fitTextSize, legible } from '../../ui/fitTextSize.ts';
import { Label } from '../../ui/Label.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwinText } from '../../ui/TwinText.tsx';
import { useTone } from '../../ui/useTone.ts';
import { sourceWords } from './clueLines.ts';
import type { WordCatchLayout } from './layoutWordCatch.ts';
import type { WordCatchGame, WordCatchState } from './WordCatchGame.ts';

interface WordCardProps {
  game: WordCatchGame;
  layout: WordCatchLayout;
  state: WordCatchState;
}

const SIZES = [32, 29, 27, 25, 23, 21, 19, 17];

/** A caught word: what it means, where it comes from, and its shells. */
export function WordCard({ game, layout, state }: WordCardProps) {
  const { assets } = useGame();
  const { scale } = useStage();
  const tone = useTone();
  const { current } = state;
  const { x, y, width, height } = layout.card;
  const { short, text } = layout;
  const solution = current.solution ?? { word: '', meaning: '', sentence: null };
  const { word, meaning } = solution;
  const sentence = solution.sentence === null ? '' : wholeSentence(solution.sentence, word);
  const from = sourceWords(current.book);
  const head = short ? 76 : 92;
  const letters = [...word];
  const tile = Math.min(short ? 72 : 104, (width - 80) / letters.length - 10);
  const button = {
    x: 32,
    y: height - (layout.upright ? 112 : 92),
    width: width - 64,
    height: layout.upright ? 84 : 66,
  };
  const body = { y: head + tile + (short ? 14 : 28), height: button.y - head - tile - (short ? 60 : 96) };
  const fullText = sentence ? `${meaning}\n\n“${sentence}”` : meaning;
  const size = useMemo(
    () => fitTextSize(fullText, width - 88, body.height, legible(SIZES, scale)),
    [fullText, width, body.height, scale],
  );
  const drawTiles = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      for (let index = 0; index < letters.length; index += 1) {
        const left = (width - letters.length * (tile + 10) + 10) / 2 + index * (tile + 10);
        graphics
          .roundRect(left, head + 5, tile, tile, 24)
          .fill({ color: palette.tealNight, alpha: 0.1 })
          .roundRect(left, head, tile, tile, 24)
          .fill(tone.surface(palette.sand100))
          .stroke({ color: palette.sand400, width: 4 });
      }
    },
    [letters.length, width, tile, head, tone],
  );
  const next = game.next();
  const action = act(game, state, next !== null);
  return (
    <Panel
      id="word-card"
      title={current.state === 'TAKEN' ? '잡은 낱말' : '낱말을 잡았어요!'}
      icon={assets.texture(current.state === 'TAKEN' ? 'item/open-book' : 'item/party-popper')}
      x={x}
      y={y}
      width={width}
      height={height}
      head={head - 8}
      titleSize={text + 6}
      closeSize={short ? 60 : layout.upright ? Math.max(60, layout.leave.width) : 60}
      closeName="낱말 카드 닫기"
      dim={0.4}
      onClose={() => game.closeCard()}
    >
      <TwinText
        id="word-card-told"
        text={`${word}. 뜻: ${meaning}${sentence ? `. ${sentence}` : ''}. ${from}`}
        rect={{ x: 32, y: head, width: width - 64, height: button.y - head - 8 }}
        order={40}
      />
      <pixiGraphics draw={drawTiles} eventMode="none" />
      {letters.map((letter, index) => (
        <Label
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may hold a syllable twice
          key={`${letter}${index}`}
          text={letter}
          x={(width - letters.length * (tile + 10) + 10) / 2 + index * (tile + 10) + tile / 2}
          y={head + tile / 2}
          size={Math.round(tile * 0.66)}
          anchor="center"
        />
      ))}
      <Label
        text={fullText}
        x={width / 2}
        y={body.y + body.height / 2}
        size={size}
        anchor="center"
        align="center"
        wrapWidth={width - 88}
        lineHeight={size * 1.26}
      />
      <Label
        text={from}
        x={width / 2}
        y={button.y - (short ? 24 : 34)}
        size={Math.max(text - 2, Math.ceil(16 / scale))}
        color={palette.teal}
        anchor="center"
        maxWidth={width - 64}
      />
      <Button
        {...button}
        {...action}
        id="word-card-act"
        kind="primary"
        size={text + 3}
        {...(current.state === 'REWARD_READY' ? { icon: assets.texture('item/oyster') } : {})}
        order={41}
      />
    </Panel>
  );
}

function act(game: WordCatchGame, { current, reward }: WordCatchState, more: boolean) {
  if (current.state === 'REWARD_READY') {
    const texts = {
      asked: '조개를 꺼내고 있어요',
      slow: '연결이 느려요. 다시 받기',
      open: `조개 ${current.shells}개 받기`,
    };
    return { text: texts[reward], disabled: reward === 'asked', onPress: () => game.wantReward() };
  }
  if (more) {
    return {
      text: '다음 낱말 잡기',
      onPress: () => {
        const next = game.next();
        if (next) game.choose(next.wordMissionNo);
      },
    };
  }
  return { text: '다 잡았어요! 수족관으로', onPress: () => game.leave() };
}

/** The sentence with the word in its gap. */
function wholeSentence(sentence: string, word: string): string {
  return sentence.replace(/○+/, word);
}
