import type { FederatedPointerEvent } from 'pixi.js';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { ShopItem } from '#contract/aquarium.ts';
import { isOneStep } from '#domain/aquarium/purchaseRefusal.ts';
import { tankOfItem } from '#domain/aquarium/tanks.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { useGame } from '#game/engine/GameServices.ts';
import type { StagePoint } from '#game/engine/Rect.ts';
import { useFocusOnward } from '#game/engine/twins/useFocusOnward.ts';
import { Button } from '#game/ui/Button.tsx';
import { Dialog } from '#game/ui/Dialog.tsx';
import { useAquarium, useAquariumState, useRest, useWaiting } from '../AquariumContext.ts';
import { carriedSize, mouthSide } from '../layout/AquariumLayout.ts';
import { BuyControls } from './BuyControls.tsx';
import { ItemBrowser } from './ItemBrowser.tsx';
import { ItemDetail } from './ItemDetail.tsx';
import { LookControls } from './LookControls.tsx';
import { layoutBrowser } from './layoutBrowser.ts';
import { RefundHint, RefundList } from './RefundList.tsx';
import { type ShopTab, shopEntries, shopTabs } from './shopEntries.ts';
import { useItemSearch } from './useItemSearch.ts';
import { useShopChoice } from './useShopChoice.ts';
import { useTryOn } from './useTryOn.ts';

/**
 * Fixed prices in shells, the effect before buying, a question before paying, ten minutes to think again. What is cheap
 * is given to the pet at once, by its button or carried to its mouth.
 */
export function ShopPanel({ onClose }: { onClose: () => void }) {
  const { session, play, layout, grab, reachesPet } = useAquarium();
  const state = useAquariumState();
  const { gauges } = useStore(session.shown);
  const search = useItemSearch();
  const [tab, setTab] = useState<ShopTab>('food');
  const [asking, setAsking] = useState(false);
  const entries = shopEntries(state, gauges, tab, search);
  const { chosen, touched, quantity, select, setQuantity } = useShopChoice(entries);
  useTryOn(touched?.item);
  // What was bought once can be worn at once: the button that bought it gives way to that.
  useFocusOnward(chosen && !chosen.owned ? ['shop-buy'] : [], chosen?.item.kind === 'tank' ? 'tank-go' : 'look-all');
  const carry = (item: ShopItem, across?: 'x') => ({
    frame: item.art,
    size: carriedSize(layout),
    across,
    onStart: () => select(item.itemId),
    onDrop: (at: StagePoint) => {
      if (reachesPet(at)) void play.buyAndGive(item, at);
    },
  });
  const grabCheap = (item: ShopItem, event: FederatedPointerEvent, across?: 'x') => {
    if (isOneStep(item)) grab(event, carry(item, across));
  };
  const refunds = tab === 'refund' && search.query === null;
  return (
    <>
      <ItemBrowser
        id="shop"
        title="상점"
        icon="item/shopping-bags"
        tabs={shopTabs}
        tab={tab}
        search={search}
        onTab={(next) => {
          setTab(next);
          select(null);
        }}
        entries={entries}
        empty="아직 파는 것이 없어요."
        shells={state.shells}
        selected={chosen?.item.itemId ?? null}
        onSelect={select}
        onGrab={(item, event) => grabCheap(item, event, 'x')}
        onClose={onClose}
        detail={
          refunds ? (
            <RefundHint />
          ) : (
            chosen && (
              <ItemDetail
                item={chosen.item}
                count={quantity > 1 ? ` ${quantity}개` : ''}
                trying={touched ? tryingWords(touched.item) : ''}
                onGrab={(event) => grabCheap(chosen.item, event)}
              >
                {chosen.owned ? (
                  chosen.item.kind === 'tank' ? (
                    <TankControls item={chosen.item} />
                  ) : (
                    <LookControls item={chosen.item} />
                  )
                ) : (
                  <BuyControls
                    item={chosen.item}
                    quantity={quantity}
                    onQuantity={setQuantity}
                    onBuy={() => setAsking(true)}
                    onGive={() => void play.buyAndGive(chosen.item, mouthSide(layout))}
                  />
                )}
              </ItemDetail>
            )
          )
        }
      >
        {refunds ? <RefundList /> : undefined}
      </ItemBrowser>
      {asking && chosen && <BuyQuestion item={chosen.item} quantity={quantity} onClose={() => setAsking(false)} />}
    </>
  );
}

interface BuyQuestionProps {
  item: ShopItem;
  quantity: number;
  onClose: () => void;
}

/** What it costs and what is left then, before anything is paid. */
function BuyQuestion({ item, quantity, onClose }: BuyQuestionProps) {
  const { assets } = useGame();
  const { play } = useAquarium();
  const { shells } = useAquariumState();
  const total = item.price * quantity;
  const comma = (amount: number) => amount.toLocaleString('ko-KR');
  const question = `${item.name} ${withJosa(`${quantity}개`, '을/를')} 조개 ${comma(total)}개로 사요.`;
  return (
    <Dialog
      id="shop-ask"
      title="살까요?"
      icon={assets.texture(item.art)}
      message={`${question}\n내 조개 ${comma(shells)}개 → ${comma(shells - total)}개`}
      accessibleText={`${question} 내 조개는 ${comma(shells)}개에서 ${comma(shells - total)}개가 돼요.`}
      onClose={onClose}
      choices={[
        { id: 'shop-ask-no', text: '다시 볼래요', onPress: onClose },
        {
          id: 'shop-ask-yes',
          text: '살래요',
          kind: 'primary',
          onPress: () => {
            onClose();
            void play.buy(item, quantity);
          },
        },
      ]}
    />
  );
}

/** Leads to a tank that is owned. */
function TankControls({ item }: { item: ShopItem }) {
  const { play, layout } = useAquarium();
  const { tankNo } = useAquariumState();
  const waiting = useWaiting();
  const { all: rests } = useRest();
  const own = tankOfItem(item.itemId);
  const here = own === tankNo;
  return (
    <Button
      id="tank-go"
      text={here ? '여기예요' : '가 볼래요'}
      name={here ? `지금 ${item.name}에 있어요` : `${withJosa(item.name, '으로/로')} 가기`}
      kind="primary"
      disabled={here || own === null || waiting || rests}
      {...layoutBrowser(layout).action}
      size={layout.text + 1}
      onPress={() => void play.showTank(own ?? 1)}
    />
  );
}

function tryingWords({ kind }: ShopItem): string {
  if (kind === 'outfit') return '친구가 입어 보고 있어요';
  return kind === 'theme' ? '바다에서 미리 보고 있어요' : '';
}
