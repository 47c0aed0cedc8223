import type { ShopItem } from '../../../../contract/aquarium.ts';
import { useGame } from '../../../engine/GameServices.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Label } from '../../../ui/Label.tsx';
import { useAquarium } from '../AquariumContext.ts';
import { layoutBrowser } from './layoutBrowser.ts';

export interface BuyControlsProps {
  item: ShopItem;
  locked: boolean;
  quantity: number;
  shells: number;
  waiting: boolean;
  onQuantity: (quantity: number) => void;
  onBuy: () => void;
}

/** The most of one kind that one purchase may hold (contract/aquarium.ts). */
const MOST = 20;

/** How many, for how much, and the button that asks. */
export function BuyControls({ item, locked, quantity, shells, waiting, onQuantity, onBuy }: BuyControlsProps) {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { upright } = layout;
  const { action, detail } = layoutBrowser(layout.panel, upright);
  const total = item.price * quantity;
  const short = total - shells;
  const buyWidth = upright ? action.width - 276 : action.width;
  const why = locked
    ? `레벨 ${item.minLevel}부터 살 수 있어요`
    : short > 0
      ? `조개가 ${short}개 모자라요`
      : `사기 ${total}`;
  const side = upright ? 80 : 60;
  const stepY = upright ? action.y + 2 : 52;
  const stepX = upright ? 0 : detail.width - 178;
  const middle = upright ? 84 : 58;
  return (
    <>
      {!locked && (
        <>
          <IconButton
            id="shop-less"
            name="하나 덜"
            shape="minus"
            x={stepX}
            y={stepY}
            size={side}
            disabled={quantity <= 1}
            onPress={() => onQuantity(Math.max(1, quantity - 1))}
          />
          <Label
            text={`${quantity}개`}
            x={stepX + side + middle / 2}
            y={stepY + side / 2}
            size={upright ? 30 : 24}
            anchor="center"
          />
          <IconButton
            id="shop-more"
            name="하나 더"
            shape="plus"
            x={stepX + side + middle}
            y={stepY}
            size={side}
            disabled={quantity >= MOST}
            onPress={() => onQuantity(Math.min(MOST, quantity + 1))}
          />
        </>
      )}
      <Button
        id="shop-buy"
        text={why}
        name={locked || short > 0 ? why : `조개 ${total}개로 ${quantity}개 사기`}
        icon={locked || short > 0 ? undefined : assets.texture('item/oyster')}
        iconSize={upright ? 46 : 38}
        kind="primary"
        opensDialog
        disabled={locked || short > 0 || waiting}
        x={upright && !locked ? action.x + 276 : action.x}
        y={action.y}
        width={upright && locked ? action.width : buyWidth}
        height={action.height}
        size={upright ? 28 : 23}
        onPress={onBuy}
      />
    </>
  );
}
