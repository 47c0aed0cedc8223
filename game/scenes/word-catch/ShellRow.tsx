import type { Graphics } from 'pixi.js';
import { useCallback, useContext, useEffect } from 'react';
import type { WordMission } from '#contract/wordMission.ts';
import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Group } from '../../engine/Group.tsx';
import type { Rect } from '../../engine/Rect.ts';
import { TwinGroup } from '../../engine/twins/TwinGroup.tsx';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { usePress } from '../../engine/usePress.ts';
import { drawGlyph } from '../../ui/drawGlyph.ts';
import { Label } from '../../ui/Label.tsx';
import { Pressed } from '../../ui/Pressed.tsx';
import { ScrollContext } from '../../ui/ScrollContext.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import { Surface } from '../../ui/Surface.tsx';
import type { WordCatchLayout } from './layoutWordCatch.ts';

interface ShellRowProps {
  layout: WordCatchLayout;
  missions: readonly WordMission[];
  current: WordMission;
  onChoose: (wordMissionNo: number) => void;
}

const GROUP = { id: 'word-shells', role: 'toolbar', name: '오늘의 낱말 조개', order: 10 } as const;
/** What a shell that is chosen draws around itself, stage units. */
const EDGE = 4;

/**
 * A shell for each word: closed, shining while its reward waits, ticked once it is taken. More than fit beside one
 * another are drawn along.
 */
export function ShellRow({ layout, missions, current, onChoose }: ShellRowProps) {
  const { shellRow, shells, shellsLength, text } = layout;
  const today = missions[0]?.day;
  const view = { x: shellRow.x - EDGE, y: shellRow.y - EDGE };
  const origin = shellsLength === null ? { x: 0, y: 0 } : view;
  const buttons = missions.map((mission, index) => {
    const rect = shells[index];
    return (
      rect && (
        <ShellButton
          key={mission.wordMissionNo}
          mission={mission}
          rect={{ ...rect, x: rect.x - origin.x, y: rect.y - origin.y }}
          text={text}
          earlier={mission.day !== today}
          chosen={mission.wordMissionNo === current.wordMissionNo}
          order={index}
          onPress={() => onChoose(mission.wordMissionNo)}
        />
      )
    );
  });
  if (shellsLength === null) return <TwinGroup {...GROUP}>{buttons}</TwinGroup>;
  return (
    <Scroller
      {...GROUP}
      {...view}
      axis="x"
      width={shellRow.width + EDGE * 2}
      height={shellRow.height + EDGE}
      contentLength={shellsLength + EDGE * 2}
    >
      {buttons}
    </Scroller>
  );
}

interface ShellButtonProps {
  mission: WordMission;
  rect: Rect;
  text: number;
  earlier: boolean;
  chosen: boolean;
  order: number;
  onPress: () => void;
}

const stands: Record<WordMission['state'], string> = {
  READY: '아직 안 잡았어요',
  REWARD_READY: '조개를 받을 수 있어요',
  TAKEN: '다 했어요',
};

function ShellButton({ mission, rect, text, earlier, chosen, order, onPress }: ShellButtonProps) {
  const { assets } = useGame();
  const { wordMissionNo, slot, state } = mission;
  const { x, y, width, height } = rect;
  const { held, onPointerDown } = usePress(onPress);
  const reveal = useContext(ScrollContext);
  useEffect(() => {
    if (chosen) reveal(x, x + width);
  }, [chosen, reveal, x, width]);
  useTwin({
    id: `word-shell-${wordMissionNo}`,
    role: 'button',
    name: `${earlier ? '지난' : '오늘의'} 낱말 ${slot}, ${stands[state]}`,
    rect,
    pressed: chosen,
    order,
    onPress,
    onFocus: () => reveal(x, x + width),
  });
  const side = Math.min(width - 30, height - 14);
  const drawTick = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      if (state !== 'TAKEN') return;
      graphics.circle(0, 0, side * 0.27).fill(palette.kelpInk);
      drawGlyph(graphics, 'check', side * 0.3, palette.white);
    },
    [state, side],
  );
  const face = chosen
    ? { fill: palette.sand200, line: palette.sand400, lineWidth: 4 }
    : { fill: palette.white, fillAlpha: 0.9 };
  return (
    <Group x={x} y={y}>
      <Pressed held={held} centerX={width / 2} centerY={height / 2} enabled onPointerDown={onPointerDown}>
        <Surface width={width} height={height} radius={24} shadow={6} solid {...face} />
        {state === 'REWARD_READY' && (
          <pixiSprite
            texture={assets.texture('fx/glow')}
            anchor={0.5}
            x={width * 0.42}
            y={height / 2}
            width={side * 1.7}
            height={side * 1.7}
            eventMode="none"
          />
        )}
        <pixiSprite
          texture={assets.texture('item/oyster')}
          anchor={0.5}
          x={width * 0.42}
          y={height / 2}
          width={side}
          height={side}
          alpha={state === 'READY' && !chosen ? 0.72 : 1}
          eventMode="none"
        />
        {state === 'REWARD_READY' && (
          <pixiSprite
            texture={assets.texture('item/sparkles')}
            anchor={0.5}
            x={width * 0.76}
            y={height * 0.3}
            width={side * 0.5}
            height={side * 0.5}
            eventMode="none"
          />
        )}
        {state === 'READY' && (
          <Label text={String(slot)} x={width * 0.82} y={height * 0.5} size={text} anchor="center" />
        )}
        <pixiGraphics draw={drawTick} x={width * 0.76} y={height * 0.68} eventMode="none" />
      </Pressed>
    </Group>
  );
}
