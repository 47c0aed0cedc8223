import { useState } from 'react';
import type { ShopItem } from '../../../../contract/aquarium.ts';
import { withJosa } from '../../../../domain/text/withJosa.ts';
import { palette } from '../../../config/palette.ts';
import { useGame } from '../../../engine/GameServices.ts';
import { useStore } from '../../../engine/useStore.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Label } from '../../../ui/Label.tsx';
import { useAquarium, useAquariumState, useWaiting } from '../AquariumContext.ts';
import { itemKindNames } from '../careKinds.ts';
import { BuyControls } from './BuyControls.tsx';
import { effectWords } from './effectWords.ts';
import { ItemBrowser } from './ItemBrowser.tsx';
import { ItemDetail } from './ItemDetail.tsx';
import { layoutBrowser } from './layoutBrowser.ts';
import { RefundList } from './RefundList.tsx';

type Tab = ShopItem['kind'] | 'refund';
const kinds: readonly ShopItem['kind'][] = ['food', 'toy', 'training', 'furniture'];
const tabs = [
  ...kinds.map((key): { key: Tab; text: string } => ({ key, text: itemKindNames[key] })),
  { key: 'refund' as const, text: '되돌리기' },
];

/** Fixed prices in shells, the effect before buying, a question before paying, ten minutes to think again. */
export function ShopPanel({ onClose }: { onClose: () => void }) {
  const { assets } = useGame();
  const { play, session } = useAquarium();
  const state = useAquariumState();
  const waiting = useWaiting();
  const { gauges } = useStore(session.shown);
  const [tab, setTab] = useState<Tab>('food');
  const [selected, setSelected] = useState<string | null>(null);
  const [quantity, setQuantity] = useState(1);
  const [asking, setAsking] = useState(false);
  const entries = state.shop
    .filter(({ kind }) => kind === tab)
    .map((item) => {
      const locked = item.minLevel > state.pet.level;
      const price = locked ? `레벨 ${item.minLevel}부터` : `${item.price}`;
      const effect = effectWords(item.effect, gauges);
      return {
        item,
        words: `${locked ? price : `조개 ${price}개`}${effect && `, ${effect}`}`,
        foot: { text: price, icon: locked ? 'item/locked' : 'item/oyster' },
        locked,
      };
    });
  const chosen = entries.find(({ item }) => item.itemId === selected);
  const select = (itemId: string) => {
    setSelected(itemId);
    setQuantity(1);
  };
  const total = (chosen?.item.price ?? 0) * quantity;
  return (
    <>
      <ItemBrowser
        id="shop"
        title="상점"
        icon="item/shopping-bags"
        tabs={tabs}
        tab={tab}
        onTab={(next) => {
          setTab(next);
          setSelected(null);
        }}
        entries={entries}
        empty="아직 파는 것이 없어요."
        shells={state.shells}
        selected={selected}
        onSelect={select}
        onClose={onClose}
        detail={
          chosen ? (
            <ItemDetail item={chosen.item} count={quantity > 1 ? ` ${quantity}개` : ''}>
              <BuyControls
                item={chosen.item}
                locked={chosen.locked}
                quantity={quantity}
                shells={state.shells}
                waiting={waiting}
                onQuantity={setQuantity}
                onBuy={() => setAsking(true)}
              />
            </ItemDetail>
          ) : (
            <ShellsLine shells={state.shells} refund={tab === 'refund'} />
          )
        }
      >
        {tab === 'refund' ? <RefundList /> : undefined}
      </ItemBrowser>
      {asking && chosen && (
        <Dialog
          id="shop-ask"
          title="살까요?"
          icon={assets.texture(chosen.item.art)}
          message={`${chosen.item.name} ${withJosa(`${quantity}개`, '을/를')} 조개 ${comma(total)}개로 사요. 사고 나면 조개가 ${comma(state.shells - total)}개 남아요.`}
          onClose={() => setAsking(false)}
          choices={[
            { id: 'shop-ask-no', text: '다시 볼래요', onPress: () => setAsking(false) },
            {
              id: 'shop-ask-yes',
              text: '살래요',
              kind: 'primary',
              onPress: () => {
                setAsking(false);
                void play.buy(chosen.item, quantity);
              },
            },
          ]}
        />
      )}
    </>
  );
}

const comma = (shells: number) => shells.toLocaleString('ko-KR');

function ShellsLine({ shells, refund }: { shells: number; refund: boolean }) {
  const { layout } = useAquarium();
  const { text, look } = layout;
  const { detail } = layoutBrowser(layout);
  // There the rows take this place too.
  if (refund && look.form === 'column') return null;
  const told = refund
    ? '산 지 10분 안이고 아직 쓰지 않은 것은 모두 되돌릴 수 있어요.'
    : `조개를 ${comma(shells)}개 가지고 있어요. 무엇을 살지 골라 보세요.`;
  return (
    <Label
      text={told}
      x={detail.x + detail.width / 2}
      y={detail.y + detail.height / 2}
      size={text}
      color={palette.inkSoft}
      anchor="center"
      align="center"
      wrapWidth={detail.width - 24}
      lineHeight={text * 1.5}
    />
  );
}
