import { palette } from '../../../config/palette.ts';
import { useGame } from '../../../engine/GameServices.ts';
import { Group } from '../../../engine/Group.tsx';
import { useStage } from '../../../engine/StageContext.ts';
import { useTwin } from '../../../engine/twins/useTwin.ts';
import { Button } from '../../../ui/Button.tsx';
import { Label } from '../../../ui/Label.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useAquarium, useAquariumState, useShownPet, useWaiting } from '../AquariumContext.ts';
import { careKinds } from '../careKinds.ts';
import { type FreeCare, freeCares } from '../freeCares.ts';
import { EffectPreview } from './EffectPreview.tsx';
import { effectWords } from './effectWords.ts';

/** Care for nothing, once a day each, so that nobody has to pay to be kind. */
export function CarePanel({ onClose }: { onClose: () => void }) {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { width: stageWidth } = useStage();
  const { today } = useAquariumState();
  const { upright, panel } = layout;
  const row = upright ? 196 : 144;
  const width = upright ? panel.width : 660;
  const height = (upright ? 112 : 100) + freeCares.length * (row + 14) + (upright ? 84 : 64);
  const x = upright ? panel.x : stageWidth - width - 40;
  const y = upright ? panel.y + panel.height - height : 90;
  const left = `오늘 먹이 ${careKinds.food.left(today)}번, 놀이 ${careKinds.toy.left(today)}번, 운동 ${careKinds.training.left(today)}번 더 할 수 있어요.`;
  useTwin({ id: 'care-left', role: 'text', name: left, rect: { x, y: y + height - 60, width, height: 40 } });
  return (
    <Panel
      id="care"
      title="돌보기"
      icon={assets.texture('item/red-heart')}
      x={x}
      y={y}
      width={width}
      height={height}
      titleSize={upright ? 34 : 30}
      closeSize={upright ? 80 : 60}
      covers={false}
      onClose={onClose}
    >
      {freeCares.map((care, index) => (
        <CareRow
          key={care.id}
          care={care}
          x={24}
          y={(upright ? 112 : 100) + index * (row + 14)}
          width={width - 48}
          height={row}
        />
      ))}
      <Label
        text={left}
        x={width / 2}
        y={height - (upright ? 48 : 36)}
        size={upright ? 25 : 20}
        color={palette.inkSoft}
        anchor="center"
        maxWidth={width - 40}
      />
    </Panel>
  );
}

interface CareRowProps {
  care: FreeCare;
  x: number;
  y: number;
  width: number;
  height: number;
}

function CareRow({ care, x, y, width, height }: CareRowProps) {
  const { assets } = useGame();
  const { play, layout } = useAquarium();
  const { today } = useAquariumState();
  const { gauges } = useShownPet();
  const waiting = useWaiting();
  const { upright } = layout;
  const open = today.freeLeft.includes(care.id);
  const size = upright ? 26 : 20;
  const buttonWidth = upright ? 156 : 150;
  const buttonHeight = upright ? 84 : 64;
  const inner = width - 96 - buttonWidth - 16;
  return (
    <Group x={x} y={y}>
      <Surface width={width} height={height} radius={26} fill={palette.sea100} />
      <pixiSprite texture={assets.texture(care.icon)} anchor={0.5} x={50} y={height / 2} width={58} height={58} />
      <Label text={care.name} x={94} y={14} size={size + 5} />
      <Label
        text={care.told}
        x={94}
        y={upright ? 54 : 50}
        size={size - 1}
        color={palette.inkSoft}
        wrapWidth={inner}
        lineHeight={size * 1.25}
      />
      <EffectPreview
        gauges={gauges}
        effect={care.effect}
        x={94}
        y={height - (upright ? 60 : 52)}
        width={(inner - 10) * (upright ? 1.7 : 1.5)}
        size={size - 1}
      />
      <Button
        id={`care-${care.id}`}
        text={open ? '해 주기' : '오늘 했어요'}
        name={`${care.name}, ${effectWords(care.effect, gauges)}`}
        description={open ? care.told : '내일 또 할 수 있어요.'}
        kind="primary"
        disabled={!open || waiting}
        x={width - buttonWidth - 14}
        y={(height - buttonHeight) / 2}
        width={buttonWidth}
        height={buttonHeight}
        size={size + 1}
        onPress={() => void play.careFreely(care, { x: layout.petAside.x, y: layout.petAside.y - 220 })}
      />
    </Group>
  );
}
