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
  const { look, text } = layout;
  const { action, detail } = layoutBrowser(layout);
  const { unit } = look;
  const total = item.price * quantity;
  const short = total - shells;
  const why = locked
    ? `레벨 ${item.minLevel}부터 살 수 있어요`
    : short > 0
      ? `조개가 ${short}개 모자라요`
      : `사기 ${total}`;
  const side = look.form === 'below' ? 84 : look.form === 'column' ? 62 : 60 * unit;
  const middle = text * 3;
  const steps = side * 2 + middle;
  // Beside the price, above it, or in a row with it.
  const step = {
    beside: { x: detail.width - steps, y: 52 * unit },
    below: { x: 0, y: action.y },
    column: { x: (detail.width - steps) / 2, y: action.y - side - 6 },
  }[look.form];
  const beside = look.form === 'below' && !locked ? steps + 12 : 0;
  return (
    <>
      {!locked && (
        <>
          <IconButton
            id="shop-less"
            name="하나 덜"
            shape="minus"
            x={step.x}
            y={step.y}
            size={side}
            disabled={quantity <= 1}
            onPress={() => onQuantity(Math.max(1, quantity - 1))}
          />
          <Label
            text={`${quantity}개`}
            x={step.x + side + middle / 2}
            y={step.y + side / 2}
            size={text + 2}
            anchor="center"
          />
          <IconButton
            id="shop-more"
            name="하나 더"
            shape="plus"
            x={step.x + side + middle}
            y={step.y}
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
        iconSize={action.height * 0.54}
        kind="primary"
        opensDialog
        disabled={locked || short > 0 || waiting}
        x={action.x + beside}
        y={action.y}
        width={action.width - beside}
        height={action.height}
        size={text + 1}
        onPress={onBuy}
      />
    </>
  );
}
