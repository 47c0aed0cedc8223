import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Group } from '../../engine/Group.tsx';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { Label } from '../Label.tsx';
import { Surface } from '../Surface.tsx';
import { isQuietSave } from './isQuietSave.ts';
import { type MissionHeaderProps, missionTitle } from './MissionHeader.tsx';
import { SAVE_WORDS, SaveMark } from './SaveMark.tsx';

/** What the header shows, in a corner of a low stage: how far, how much it is worth, that nothing is lost. */
export function MissionSide({ rect, kind, bookName, done, total, maxPoint, save }: MissionHeaderProps) {
  const { assets } = useGame();
  const { width, height } = rect;
  const half = { width: width / 2, height };
  useTwin({
    id: 'mission-title',
    role: 'heading',
    name: missionTitle({ kind, bookName }),
    headingLevel: 1,
    rect: { ...rect, height: 20 },
    order: 1,
  });
  useTwin({
    id: 'mission-progress',
    role: 'progressbar',
    name: '채운 수',
    value: { now: done, min: 0, max: total, text: `${total}개 가운데 ${done}개` },
    rect: { x: rect.x, y: rect.y, ...half },
    order: 2,
  });
  useTwin({
    id: 'mission-worth',
    role: 'status',
    name: `최대 ${maxPoint}점, ${SAVE_WORDS[save]}`,
    quiet: isQuietSave(save),
    rect: { x: rect.x + half.width, y: rect.y, ...half },
    order: 3,
  });
  return (
    <Group x={rect.x} y={rect.y}>
      <Surface width={width} height={height} radius={26} fill={palette.white} fillAlpha={0.94} shadow={6} />
      <Label text={`${done} / ${total}`} x={18} y={height * 0.3} size={26} anchor="left" />
      <SaveMark x={width - 30} y={height * 0.3} save={save} size={0} />
      <pixiSprite texture={assets.texture('item/coin')} anchor={0.5} x={32} y={height * 0.72} width={28} height={28} />
      <Label text={`최대 ${maxPoint}점`} x={54} y={height * 0.72} size={23} anchor="left" maxWidth={width - 64} />
    </Group>
  );
}
