import type { Graphics, Texture } from 'pixi.js';
import { useCallback } from 'react';
import type { SaveState } from '../../bus/ShellToGame.ts';
import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Group } from '../../engine/Group.tsx';
import type { Rect } from '../../engine/Rect.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { Label } from '../Label.tsx';
import { Surface } from '../Surface.tsx';
import { isQuietSave } from './isQuietSave.ts';
import { SAVE_WORDS, SaveMark } from './SaveMark.tsx';

export interface MissionHeaderProps {
  rect: Rect;
  upright: boolean;
  icon: Texture;
  /** For example 흥부와 놀부 · 낱말 퍼즐. */
  title: string;
  done: number;
  total: number;
  maxPoint: number;
  save: SaveState;
  /** One more button, where there is room for it. */
  tool?: { id: string; text: string; name: string; onPress: () => void };
  onLeave: () => void;
}

/** What mission this is, how far it is, what it is worth, and that nothing is lost. */
export function MissionHeader(props: MissionHeaderProps) {
  const { rect, upright, icon, title, done, total, maxPoint, save, tool, onLeave } = props;
  const { assets, bus } = useGame();
  const { width, height } = rect;
  const place = placeHeader(width, height, upright);
  useTwin({
    id: 'mission-title',
    role: 'heading',
    name: title,
    headingLevel: 1,
    rect: { ...rect, width: 360 },
    order: 1,
  });
  useTwin({
    id: 'mission-progress',
    role: 'progressbar',
    name: '채운 수',
    value: { now: done, min: 0, max: total, text: `${total}개 가운데 ${done}개` },
    rect: { x: rect.x + place.bar.x, y: rect.y, width: Math.max(60, place.bar.width), height: 40 },
    order: 2,
  });
  useTwin({
    id: 'mission-worth',
    role: 'status',
    name: `최대 ${maxPoint}점, ${SAVE_WORDS[save]}`,
    quiet: isQuietSave(save),
    rect: { x: rect.x + place.coinX, y: rect.y, width: 200, height },
    order: 3,
  });
  return (
    <Group x={rect.x} y={rect.y}>
      <Surface width={width} height={height} radius={place.radius} fill={palette.white} fillAlpha={0.94} shadow={6} />
      {place.titleWidth > 0 && (
        <pixiSprite texture={icon} anchor={0.5} x={38} y={place.firstLine} width={36} height={36} eventMode="none" />
      )}
      {place.titleWidth > 0 && (
        <Label
          text={title}
          x={66}
          y={place.firstLine}
          size={upright ? 27 : 24}
          anchor="left"
          maxWidth={place.titleWidth}
        />
      )}
      {place.bar.width > 0 && (
        <ProgressBar x={place.bar.x} y={place.line - 8} width={place.bar.width} share={total > 0 ? done / total : 0} />
      )}
      {place.counted && (
        <Label
          text={`${done} / ${total}`}
          x={place.bar.x + place.bar.width + 14}
          y={place.line}
          size={place.size}
          color={palette.inkSoft}
          anchor="left"
        />
      )}
      <pixiSprite
        texture={assets.texture('item/coin')}
        anchor={0.5}
        x={place.coinX}
        y={place.line}
        width={28}
        height={28}
        eventMode="none"
      />
      <Label
        text={place.roomy ? `최대 ${maxPoint}점` : `${maxPoint}점`}
        x={place.coinX + 22}
        y={place.line}
        size={place.size}
        anchor="left"
      />
      <SaveMark x={place.saveX} y={place.line} save={save} size={place.showsText ? place.size : 0} />
      {tool && place.tool && <Button {...place.tool} {...tool} size={upright ? 26 : 22} kind="quiet" order={80} />}
      <IconButton
        id="mission-settings"
        name="소리와 움직임"
        shape="soundOn"
        quiet
        {...place.settings}
        order={85}
        onPress={() => bus.toShell.emit('settings/asked', {})}
      />
      <Button
        id="mission-leave"
        text="나가기"
        name="미션에서 나가기"
        x={place.leave.x}
        y={place.leave.y}
        width={place.leave.width}
        height={place.leave.height}
        size={upright ? 26 : 22}
        kind="quiet"
        order={90}
        onPress={onLeave}
      />
    </Group>
  );
}

/** Of the mark's words with their gap, in stage units. */
const SAVE_WORDS_WIDTH = 118;

/** One line on a wide stage, two on a high one, one without a bar where an upright stage is short. */
function placeHeader(width: number, height: number, upright: boolean) {
  if (!upright) {
    return {
      radius: height / 2,
      firstLine: height / 2,
      line: height / 2,
      titleWidth: 300,
      bar: { x: 376, width: 220 },
      coinX: 710,
      saveX: 850,
      size: 22,
      counted: true,
      roomy: true,
      showsText: true,
      tool: { x: width - 268, y: 0, width: 96, height },
      settings: { x: width - 168, y: (height - 54) / 2, size: 54 },
      leave: { x: width - 110, y: 0, width: 104, height },
    };
  }
  if (height >= 110) {
    return {
      radius: 28,
      firstLine: 42,
      line: 84 + (height - 84) / 2 - 4,
      titleWidth: width - 372,
      bar: { x: 20, width: width - 412 },
      coinX: width - 274,
      saveX: width - 122,
      size: 25,
      counted: true,
      roomy: true,
      showsText: true,
      tool: { x: width - 292, y: 8, width: 96, height: 76 },
      settings: { x: width - 188, y: 12, size: 68 },
      leave: { x: width - 112, y: 8, width: 104, height: 76 },
    };
  }
  // From the right: the way out, the mark, the points, the count; the title gets what is left, or nothing.
  const narrow = width < 360;
  const leaving = narrow ? 84 : 104;
  const leave = { x: width - leaving, y: 0, width: leaving, height };
  const round = narrow ? 60 : 64;
  const settings = { x: leave.x - round - 4, y: (height - round) / 2, size: round };
  const beside = settings.x - (narrow ? 16 : 24);
  // Where the answers stand is shown in words wherever these fit, rather than the title.
  const showsText = beside - SAVE_WORDS_WIDTH - 186 >= 16;
  const saveX = showsText ? beside - SAVE_WORDS_WIDTH : beside;
  const coinX = saveX - 86;
  const count = coinX - 100;
  // On the narrowest header the points are left alone: how far it is can be seen below.
  const counted = count >= 16;
  // Narrower than this a title would be too small to read.
  const titled = count - 14 - 66 >= 180;
  return {
    radius: height / 2,
    firstLine: height / 2,
    line: height / 2,
    titleWidth: titled ? count - 14 - 66 : 0,
    bar: { x: (titled ? count : 24) - 14, width: 0 },
    coinX,
    saveX,
    size: 25,
    counted,
    roomy: false,
    showsText,
    tool: null,
    settings,
    leave,
  };
}

function ProgressBar({ x, y, width, share }: { x: number; y: number; width: number; share: number }) {
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear().roundRect(0, 0, width, 16, 8).fill(palette.sea100);
      if (share > 0) graphics.roundRect(0, 0, Math.max(16, width * share), 16, 8).fill(palette.sea500);
    },
    [width, share],
  );
  return <pixiGraphics x={x} y={y} draw={draw} eventMode="none" />;
}
