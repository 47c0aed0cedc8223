import type { ShopItem } from '#contract/aquarium.ts';
import { isCareItemKind } from '#domain/aquarium/careForPet.ts';
import { isOneStep, MOST_PER_PURCHASE, purchaseRefusal } from '#domain/aquarium/purchaseRefusal.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Button } from '#game/ui/Button.tsx';
import { IconButton } from '#game/ui/IconButton.tsx';
import { Label } from '#game/ui/Label.tsx';
import { useAquarium, useAquariumState, useRest, useWaiting } from '../AquariumContext.ts';
import { careKinds } from '../careKinds.ts';
import { layoutBrowser } from './layoutBrowser.ts';
import { refusalOf, stepWords } from './refusalOf.ts';

export interface BuyControlsProps {
  item: ShopItem;
  quantity: number;
  onQuantity: (quantity: number) => void;
  onBuy: () => void;
  /** Buys one and gives it to the pet at once. */
  onGive: () => void;
}

/** How many, for how much, and the button that asks; one cheap thing is bought and given without a question. */
export function BuyControls({ item, quantity, onQuantity, onBuy, onGive }: BuyControlsProps) {
  const { assets, twins } = useGame();
  const { layout } = useAquarium();
  const { shells, pet, bag, today } = useAquariumState();
  const waiting = useWaiting();
  const rest = useRest();
  const { text, small } = layout;
  const { action, steps } = layoutBrowser(layout);
  const total = item.price * quantity;
  const owned = bag.find(({ itemId }) => itemId === item.itemId)?.quantity ?? 0;
  const buyer = { shells, level: pet.level, owned, rests: rest.all };
  const refusal = refusalOf(item, quantity, buyer);
  const care = isCareItemKind(item.kind) && isOneStep(item) && quantity === 1 ? careKinds[item.kind] : null;
  const gives = care !== null && care.left(today) > 0 && !rest.care ? care : null;
  const locked = purchaseRefusal(item, 1, buyer) === 'LEVEL';
  const step = (next: number) => {
    onQuantity(next);
    // The number stands beside the button that was pressed, and the price on another one.
    twins.announce(stepWords(item, next, buyer));
  };
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
            onPress={() => step(Math.max(1, quantity - 1))}
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
            disabled={quantity >= MOST_PER_PURCHASE}
            onPress={() => step(Math.min(MOST_PER_PURCHASE, quantity + 1))}
          />
        </>
      )}
      <Button
        id="shop-buy"
        order={1}
        text={refusal ?? `${gives?.button ?? '사기'} ${total.toLocaleString('ko-KR')}`}
        name={refusal ?? `조개 ${total}개로 ${quantity}개 ${gives ? `사서 ${gives.button}` : '사기'}`}
        {...(rest.all ? { description: rest.words } : {})}
        icon={refusal ? undefined : assets.texture('item/oyster')}
        iconSize={action.height * 0.54}
        kind="primary"
        opensDialog={gives === null}
        disabled={refusal !== null || waiting}
        {...place}
        size={refusal ? small : text + 1}
        onPress={gives ? onGive : onBuy}
      />
    </>
  );
}
