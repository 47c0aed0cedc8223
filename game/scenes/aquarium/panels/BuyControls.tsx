import type { ShopItem } from '../../../../contract/aquarium.ts';
import { isCareItemKind } from '../../../../domain/aquarium/careForPet.ts';
import { useGame } from '../../../engine/GameServices.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Label } from '../../../ui/Label.tsx';
import { useAquarium, useAquariumState, useRest, useWaiting } from '../AquariumContext.ts';
import { layoutBrowser } from './layoutBrowser.ts';

export interface BuyControlsProps {
  item: ShopItem;
  quantity: number;
  onQuantity: (quantity: number) => void;
  onBuy: () => void;
}

/** The most of one kind that one purchase may hold (contract/aquarium.ts). */
const MOST = 20;

/** How many, for how much, and the button that asks. */
export function BuyControls({ item, quantity, onQuantity, onBuy }: BuyControlsProps) {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { shells, pet } = useAquariumState();
  const waiting = useWaiting();
  const rest = useRest();
  const { text, small } = layout;
  const { action, steps } = layoutBrowser(layout);
  const locked = pet.level < item.minLevel;
  const total = item.price * quantity;
  const short = total - shells;
  const refusal = rest.all
    ? '지금은 쉬어요'
    : locked
      ? `레벨 ${item.minLevel}부터 살 수 있어요`
      : short > 0
        ? `조개가 ${short.toLocaleString('ko-KR')}개 모자라요`
        : null;
  // What is worn, placed once or chosen is bought one by one; what is used up may be stocked.
  const stocked = isCareItemKind(item.kind) || item.kind === 'furniture';
  const counts = stocked && !locked && !rest.all;
  const wide = !counts && steps.y === action.y;
  const place = wide ? { ...action, x: steps.x, width: action.x + action.width - steps.x } : action;
  const side = steps.height;
  return (
    <>
      {counts && (
        <>
          <IconButton
            id="shop-less"
            name="하나 덜"
            shape="minus"
            x={steps.x}
            y={steps.y}
            size={side}
            disabled={quantity <= 1}
            onPress={() => onQuantity(Math.max(1, quantity - 1))}
          />
          <Label
            text={`${quantity}개`}
            x={steps.x + steps.width / 2}
            y={steps.y + side / 2}
            size={text + 2}
            anchor="center"
            maxWidth={steps.width - side * 2 - 4}
          />
          <IconButton
            id="shop-more"
            name="하나 더"
            shape="plus"
            x={steps.x + steps.width - side}
            y={steps.y}
            size={side}
            disabled={quantity >= MOST}
            onPress={() => onQuantity(Math.min(MOST, quantity + 1))}
          />
        </>
      )}
      <Button
        id="shop-buy"
        text={refusal ?? `사기 ${total.toLocaleString('ko-KR')}`}
        name={refusal ?? `조개 ${total}개로 ${quantity}개 사기`}
        {...(rest.all ? { description: rest.words } : {})}
        icon={refusal ? undefined : assets.texture('item/oyster')}
        iconSize={action.height * 0.54}
        kind="primary"
        opensDialog
        disabled={refusal !== null || waiting}
        {...place}
        size={refusal ? small : text + 1}
        onPress={onBuy}
      />
    </>
  );
}
