import type { FederatedPointerEvent } from 'pixi.js';
import type { AquariumState, ShopItem } from '#contract/aquarium.ts';
import { freeCareEffect } from '#domain/aquarium/careForPet.ts';
import { isOneStep } from '#domain/aquarium/purchaseRefusal.ts';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import type { StagePoint } from '#game/engine/Rect.ts';
import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { Button } from '#game/ui/Button.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Panel } from '#game/ui/Panel.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { TwinText } from '#game/ui/TwinText.tsx';
import { useAquarium, useAquariumState, useRest, useShownPet, useWaiting } from '../AquariumContext.ts';
import { careKinds } from '../careKinds.ts';
import { type FreeCare, freeCares } from '../freeCares.ts';
import { type AquariumLayout, carriedSize, mouthSide } from '../layout/AquariumLayout.ts';
import { EffectPreview } from './EffectPreview.tsx';
import { effectWords } from './effectWords.ts';
import { ItemTile } from './ItemTile.tsx';

/** Care for nothing, once a day each, so that nobody has to pay to be kind, and treats that cost little. */
export function CarePanel({ onClose }: { onClose: () => void }) {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { today } = useAquariumState();
  const { panel, look, small } = layout;
  const place = placeCare(layout);
  const { x, width } = place;
  const treatsY = look.head + freeCares.length * (place.row + place.gap);
  const height = treatsY + (place.treat > 0 ? place.treat + place.gap : 0) + place.foot;
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
      {place.treat > 0 && <TreatRow x={20} y={treatsY} width={width - 40} height={place.treat} />}
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

/**
 * A panel of its own width where there is room for more; else as wide as the others. On the lowest stage there is no
 * room for treats: they are in bag and shop.
 */
function placeCare({ panel, look }: AquariumLayout) {
  const { x, width } = panel;
  if (look.form === 'below') return { x, y: 0, width, row: 148, gap: 8, treat: 124, foot: 50 };
  if (look.form === 'column') return { x, y: panel.y, width, row: 104, gap: 8, treat: 0, foot: 46 };
  if (look.unit < 1) return { x, y: 0, width, row: 96, gap: 6, treat: 84, foot: 40 };
  return { x: x + width - 660 + 16, y: 100, width: 660, row: 120, gap: 8, treat: 104, foot: 50 };
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
  const { play, layout, grab, reachesPet } = useAquarium();
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
  // Narrow rows show the effect without the description, which a screen reader gets all the same.
  const showsDescription = form === 'beside';
  const at = mouthSide(layout);
  const mayCare = open && !waiting && !rest.care;
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
        eventMode="static"
        cursor={mayCare ? 'grab' : 'default'}
        onPointerDown={(event: FederatedPointerEvent) => {
          if (!mayCare) return;
          grab(event, {
            frame: care.icon,
            size: carriedSize(layout),
            onDrop: (dropped) => {
              if (reachesPet(dropped)) void play.careFreely(care, dropped);
            },
          });
        }}
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
        disabled={!mayCare}
        x={width - buttonWidth - 14}
        y={(height - look.button) / 2}
        width={buttonWidth}
        height={look.button}
        size={small + 1}
        onPress={() => void play.careFreely(care, at)}
      />
    </Group>
  );
}

/** Food of the bag, then what is cheap: pressed or carried to the mouth, it is given at once. */
function TreatRow({ x, y, width, height }: Omit<CareRowProps, 'care'>) {
  const { play, layout, grab, reachesPet } = useAquarium();
  const state = useAquariumState();
  const { gauges } = useShownPet();
  const waiting = useWaiting();
  const rest = useRest();
  const { small } = layout;
  const side = height - 16;
  const label = small * 3.2;
  const gap = 10;
  const room = Math.floor((width - label - 24 + gap) / (side + gap));
  const shown = treatsOf(state).slice(0, Math.max(1, room));
  const mayFeed = careKinds.food.left(state.today) > 0 && !waiting && !rest.care;
  return (
    <TwinGroup id="treats" role="group" name="간식 주기" order={1}>
      <Group x={x} y={y}>
        <Surface width={width} height={height} radius={26} fill={palette.sea100} />
        <Label text="간식" x={label / 2 + 8} y={height / 2} size={small * 1.2} anchor="center" />
        {shown.map(({ item, quantity }, index) => {
          const give = (at: StagePoint) => {
            void (quantity > 0 ? play.give(item.itemId, at) : play.buyAndGive(item, at));
          };
          const cost = quantity > 0 ? `가방에 ${quantity}개` : `조개 ${item.price}개`;
          return (
            <ItemTile
              key={item.itemId}
              id={`treat-${item.itemId}`}
              item={item}
              words={`${quantity > 0 ? '먹이기' : '사서 먹이기'}, ${cost}, ${effectWords(item.effect, gauges)}`}
              {...(quantity > 0 ? { badge: `${quantity}` } : { price: `${item.price}` })}
              x={label + 16 + index * (side + gap)}
              y={8}
              side={side}
              disabled={!mayFeed || (quantity === 0 && state.shells < item.price)}
              onPress={() => give(mouthSide(layout))}
              onGrab={(event) =>
                grab(event, {
                  frame: item.art,
                  size: carriedSize(layout),
                  onDrop: (dropped) => {
                    if (reachesPet(dropped)) give(dropped);
                  },
                })
              }
            />
          );
        })}
      </Group>
    </TwinGroup>
  );
}

/** What the pet may be fed from here: what is owned, and what is bought and given in one step. */
function treatsOf({ shop, bag, pet }: AquariumState): { item: ShopItem; quantity: number }[] {
  return shop
    .filter(({ kind, minLevel }) => kind === 'food' && minLevel <= pet.level)
    .map((item) => ({ item, quantity: bag.find(({ itemId }) => itemId === item.itemId)?.quantity ?? 0 }))
    .filter(({ item, quantity }) => quantity > 0 || isOneStep(item))
    .sort((one, two) => Number(two.quantity > 0) - Number(one.quantity > 0) || one.item.price - two.item.price);
}
