import { useState } from 'react';
import type { ShopItem } from '../../../../contract/aquarium.ts';
import { useStore } from '../../../engine/useStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { useAquarium, useAquariumState, useWaiting } from '../AquariumContext.ts';
import { careKinds, itemKindNames } from '../careKinds.ts';
import { effectWords } from './effectWords.ts';
import { ItemBrowser } from './ItemBrowser.tsx';
import { ItemDetail } from './ItemDetail.tsx';
import { layoutBrowser } from './layoutBrowser.ts';

export interface BagPanelProps {
  selected: string | null;
  onSelect: (itemId: string | null) => void;
  /** Furniture goes into the room. */
  onDecorate: (itemId: string) => void;
  onClose: () => void;
}

type Kind = ShopItem['kind'];
const kinds: readonly Kind[] = ['food', 'toy', 'training', 'furniture'];
const tabs = kinds.map((key) => ({ key, text: itemKindNames[key] }));

/** What is owned. Choose and press, tap the pet, or drag it there. */
export function BagPanel({ selected, onSelect, onDecorate, onClose }: BagPanelProps) {
  const { play, layout, grab, reachesPet, session } = useAquarium();
  const state = useAquariumState();
  const waiting = useWaiting();
  const { gauges } = useStore(session.shown);
  const [tab, setTab] = useState<Kind>(() => state.shop.find(({ itemId }) => itemId === selected)?.kind ?? 'food');
  const entries = state.bag.flatMap(({ itemId, quantity }) => {
    const item = state.shop.find((candidate) => candidate.itemId === itemId);
    if (!item || item.kind !== tab) return [];
    const effect = effectWords(item.effect, gauges);
    return [
      {
        item,
        words: `${quantity}개${effect && `, ${effect}`}`,
        badge: `${quantity}개`,
        // Narrow cards keep the room for their picture; the effect is told beside them.
        foot:
          effect && layout.look.form === 'beside' ? { text: effectWords(item.effect).split(', ')[0] ?? '' } : undefined,
      },
    ];
  });
  const chosen = entries.find(({ item }) => item.itemId === selected)?.item;
  const { action } = layoutBrowser(layout);
  const from = { x: layout.panel.x + 90, y: layout.panel.y + layout.panel.height - 120 };
  const care = chosen && chosen.kind !== 'furniture' ? careKinds[chosen.kind] : null;
  const left = care ? care.left(state.today) : 1;
  const carry = (item: ShopItem, acrossOnly: boolean) => ({
    frame: item.art,
    size: layout.look.form === 'beside' ? 120 * layout.look.unit : 92,
    acrossOnly,
    onStart: () => onSelect(item.itemId),
    onDrop: (at: { x: number; y: number }) => {
      if (item.kind !== 'furniture' && reachesPet(at)) void play.give(item.itemId, at);
    },
  });
  return (
    <ItemBrowser
      id="bag"
      title="가방"
      icon="item/backpack"
      tabs={tabs}
      tab={tab}
      onTab={(next) => {
        setTab(next);
        onSelect(null);
      }}
      entries={entries}
      empty={`${itemKindNames[tab]} 칸이 비어 있어요. 상점에서 조개로 살 수 있어요.`}
      selected={selected}
      onSelect={onSelect}
      onGrab={(item, event) => grab(event, carry(item, true))}
      onClose={onClose}
      detail={
        chosen && (
          <ItemDetail item={chosen} onGrab={(event) => grab(event, carry(chosen, false))}>
            {care ? (
              <Button
                id="bag-give"
                text={left > 0 ? care.button : '내일 또 해요'}
                description={left > 0 ? `오늘 ${left}번 더 할 수 있어요.` : care.enough}
                kind="primary"
                disabled={waiting || left === 0}
                {...action}
                size={layout.text + 2}
                onPress={() => void play.give(chosen.itemId, from)}
              />
            ) : (
              <Button
                id="bag-decorate"
                text="방에 놓기"
                kind="primary"
                {...action}
                size={layout.text + 2}
                onPress={() => onDecorate(chosen.itemId)}
              />
            )}
          </ItemDetail>
        )
      }
    />
  );
}
