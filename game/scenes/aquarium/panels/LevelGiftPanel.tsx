import { useState } from 'react';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { useStage } from '#game/engine/StageContext.ts';
import { moveInGrid } from '#game/engine/twins/moveInGrid.ts';
import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { Button } from '#game/ui/Button.tsx';
import { ItemCard } from '#game/ui/ItemCard.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Panel } from '#game/ui/Panel.tsx';
import { useAquarium, useAquariumState, useWaiting } from '../AquariumContext.ts';
import { itemKindNames } from '../careKinds.ts';
import { dotsOf } from './dotsOf.ts';
import { useWhileOpen } from './useWhileOpen.ts';

/** One of three shown things for a new level. What is not chosen stays in the shop. */
export function LevelGiftPanel({ onClose }: { onClose: () => void }) {
  const { assets, twins } = useGame();
  const stage = useStage();
  const { play, layout } = useAquarium();
  const { levelGift } = useAquariumState();
  const waiting = useWaiting();
  const [chosen, setChosen] = useState<string | null>(null);
  const closeOwn = useWhileOpen(onClose);
  const { text, small, look, upright } = layout;
  const items = (levelGift?.itemIds ?? []).flatMap((itemId) => play.item(itemId) ?? []);
  const item = items.find(({ itemId }) => itemId === chosen) ?? items[0];
  const width = Math.min(stage.width - 24, upright ? 560 : 620);
  const side = (width - 48 - 24) / 3;
  const cardHeight = side + small * 3.2;
  const hintY = look.head + cardHeight + 14;
  const height = hintY + small * 3 + look.button + 28;
  return (
    <Panel
      id="level-gift"
      title={`레벨 ${levelGift?.level ?? ''} 선물`}
      icon={assets.texture('item/wrapped-gift')}
      x={(stage.width - width) / 2}
      y={Math.max(6, (stage.height - height) / 2)}
      width={width}
      height={height}
      titleSize={look.title}
      closeSize={look.close}
      head={look.head}
      dim={0.4}
      onClose={onClose}
    >
      <TwinGroup id="level-gift-list" role="listbox" name="하나를 골라요">
        {items.map((choice, index) => (
          <ItemCard
            key={choice.itemId}
            id={`gift-${choice.itemId}`}
            name={`${choice.name}, ${choice.description}`}
            title={choice.name}
            icon={assets.texture(choice.art)}
            dots={dotsOf(choice)}
            foot={{ text: itemKindNames[choice.kind] }}
            x={24 + index * (side + 12)}
            y={look.head}
            width={side}
            height={cardHeight}
            size={small}
            selected={choice === item}
            tabIndex={choice === item ? 0 : -1}
            onPress={() => setChosen(choice.itemId)}
            onKey={(key) => {
              const next = moveInGrid(key, index, items.length, items.length);
              const other = next === null ? undefined : items[next];
              if (!other) return false;
              setChosen(other.itemId);
              twins.focus(`gift-${other.itemId}`);
              return true;
            }}
          />
        ))}
      </TwinGroup>
      <Label
        text="하나를 골라요. 나머지는 상점에 그대로 있어요."
        x={width / 2}
        y={hintY + small}
        size={small}
        color={palette.inkSoft}
        anchor="center"
        maxWidth={width - 40}
      />
      <Button
        id="level-gift-take"
        text="이걸로 할래요"
        name={item ? `${item.name}, 이걸로 할래요` : '이걸로 할래요'}
        kind="primary"
        disabled={waiting || !item || !levelGift}
        x={width / 2 - text * 7}
        y={height - look.button - 20}
        width={text * 14}
        height={look.button}
        size={text + 2}
        onPress={() => {
          if (!item || !levelGift) return;
          void play.takeLevelGift(levelGift.level, item).then((taken) => taken && closeOwn());
        }}
      />
    </Panel>
  );
}
