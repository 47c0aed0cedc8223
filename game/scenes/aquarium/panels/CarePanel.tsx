import { freeCareEffect } from '#domain/aquarium/careForPet.ts';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { Button } from '#game/ui/Button.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Panel } from '#game/ui/Panel.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { TwinText } from '#game/ui/TwinText.tsx';
import { useAquarium, useAquariumState, useRest, useShownPet, useWaiting } from '../AquariumContext.ts';
import { careKinds } from '../careKinds.ts';
import { type FreeCare, freeCares } from '../freeCares.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';
import { EffectPreview } from './EffectPreview.tsx';
import { effectWords } from './effectWords.ts';

/** Care for nothing, once a day each, so that nobody has to pay to be kind. */
export function CarePanel({ onClose }: { onClose: () => void }) {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { today } = useAquariumState();
  const { panel, look, small } = layout;
  const place = placeCare(layout);
  const { x, width } = place;
  const height = look.head + freeCares.length * (place.row + place.gap) + place.foot;
  // A sheet stands on the lower edge, as the other panels do.
  const y = layout.upright ? panel.y + panel.height - height : place.y;
  const done = today.playsLeft + today.feedsLeft + today.trainsLeft + today.freeLeft.length === 0;
  const left = done
    ? '오늘은 여기까지, 내일 또 만나요!'
    : `오늘 먹이 ${careKinds.food.left(today)}번, 놀이 ${careKinds.toy.left(today)}번, 운동 ${careKinds.training.left(today)}번 더 할 수 있어요.`;
  return (
    <Panel
      id="care"
      title="돌보기"
      icon={assets.texture('item/red-heart')}
      x={x}
      y={y}
      width={width}
      height={height}
      titleSize={look.title}
      closeSize={look.close}
      head={look.head}
      covers={false}
      onClose={onClose}
    >
      {freeCares.map((care, index) => (
        <CareRow
          key={care.id}
          care={care}
          x={20}
          y={look.head + index * (place.row + place.gap)}
          width={width - 40}
          height={place.row}
        />
      ))}
      <TwinText id="care-left" text={left} rect={{ x: 0, y: height - place.foot, width, height: place.foot }} />
      <Label
        text={left}
        x={width / 2}
        y={height - place.foot / 2 - 4}
        size={small}
        color={palette.inkSoft}
        anchor="center"
        maxWidth={width - 40}
      />
    </Panel>
  );
}

/** A panel of its own width where there is room for more; else as wide as the others. */
function placeCare({ panel, look }: AquariumLayout) {
  const { x, width } = panel;
  if (look.form === 'below') return { x, y: 0, width, row: 186, gap: 8, foot: 50 };
  if (look.form === 'column') return { x, y: panel.y, width, row: 104, gap: 8, foot: 46 };
  if (look.unit < 1) return { x, y: 0, width, row: 98, gap: 8, foot: 42 };
  return { x: x + width - 660 + 16, y: 90, width: 660, row: 144, gap: 14, foot: 60 };
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
  const { look, small } = layout;
  const rest = useRest();
  const open = today.freeLeft.includes(care.id);
  const effect = freeCareEffect(care.id, gauges);
  const { form, unit } = look;
  const name = small * 1.2;
  const buttonWidth = small * 5.2 + 40 * unit;
  const textX = form === 'column' ? 92 : 94 * unit;
  const inner = width - textX - buttonWidth - 30;
  // The lowest stage shows the effect without the description, which a screen reader gets all the same.
  const showsDescription = form !== 'column';
  return (
    <Group x={x} y={y}>
      <Surface width={width} height={height} radius={26} fill={palette.sea100} />
      <pixiSprite
        texture={assets.texture(care.icon)}
        anchor={0.5}
        x={50 * unit}
        y={height / 2}
        width={58 * unit}
        height={58 * unit}
      />
      <Label text={care.name} x={textX} y={height * 0.1} size={name} />
      {showsDescription && (
        <Label
          text={care.description}
          x={textX}
          y={height * 0.1 + name * 1.26}
          size={small}
          color={palette.inkSoft}
          wrapWidth={inner}
          lineHeight={small * 1.2}
        />
      )}
      <EffectPreview
        gauges={gauges}
        effect={effect}
        x={textX}
        y={height - small * 2.2 - (showsDescription ? 4 : 8)}
        width={inner}
        least={1}
        size={small}
      />
      <Button
        id={`care-${care.id}`}
        text={rest.care ? '쉬어요' : open ? '해 주기' : '오늘 했어요'}
        name={`${care.name}, ${effectWords(effect, gauges)}`}
        description={rest.care ? rest.words : open ? care.description : '내일 또 할 수 있어요.'}
        kind="primary"
        disabled={!open || waiting || rest.care}
        x={width - buttonWidth - 14}
        y={(height - look.button) / 2}
        width={buttonWidth}
        height={look.button}
        size={small + 1}
        onPress={() => void play.careFreely(care, { x: layout.petAside.x, y: layout.petAside.y - 220 })}
      />
    </Group>
  );
}
