import type { Container } from 'pixi.js';
import { useEffect, useMemo, useRef } from 'react';
import type { WordMission } from '#contract/wordMission.ts';
import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Group } from '../../engine/Group.tsx';
import { useStage } from '../../engine/StageContext.ts';
import { stopTweens, tween } from '../../engine/tween.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { fitTextSize, legible } from '../../ui/fitTextSize.ts';
import { Label } from '../../ui/Label.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { clueLines, clueSpoken, formWords } from './clueLines.ts';
import type { WordCatchLayout } from './layoutWordCatch.ts';

const SIZES = [34, 31, 28, 26, 24, 22, 20, 18, 16];

/** What the word means, or the sentence it is missing from. Hops when it shows more. */
export function ClueCard({ layout, mission }: { layout: WordCatchLayout; mission: WordMission }) {
  const { settings } = useGame();
  const { scale } = useStage();
  const { x, y, width, height } = layout.clue;
  const clueText = clueLines(mission.clue).join('\n');
  const small = Math.max(Math.round(layout.text * 0.86), Math.ceil(16 / scale));
  const head = small + 24;
  const box = { width: width - 48, height: height - head - 14 };
  const size = useMemo(
    () => fitTextSize(clueText, box.width, box.height, legible(SIZES, scale)),
    [clueText, box.width, box.height, scale],
  );
  useTwin({
    id: 'word-clue',
    role: 'text',
    name: `${formWords(mission.form)}. ${clueSpoken(mission.clue, mission.syllableCount)}`,
    rect: layout.clue,
    order: 20,
  });
  const ref = useRef<Container>(null);
  const { wordMissionNo } = mission;
  // biome-ignore lint/correctness/useExhaustiveDependencies: hops with every new word and every new part
  useEffect(() => {
    const card = ref.current;
    if (!card || settings.getState().reducedMotion) return;
    card.y = y - 12;
    void tween(card, { y }, 420, 'bounce.out');
    return () => {
      stopTweens(card);
      if (!card.destroyed) card.y = y;
    };
  }, [clueText, wordMissionNo, settings, y]);
  return (
    <Group x={x} y={y} ref={ref}>
      <Surface width={width} height={height} radius={28} fill={palette.white} fillAlpha={0.95} shadow={8} />
      <Label
        text={formWords(mission.form)}
        x={width / 2}
        y={14 + small / 2}
        size={small}
        color={palette.teal}
        anchor="center"
        maxWidth={width - 40}
      />
      <Label
        text={clueText}
        x={width / 2}
        y={head + box.height / 2}
        size={size}
        anchor="center"
        align="center"
        wrapWidth={box.width}
        lineHeight={size * 1.26}
      />
    </Group>
  );
}
