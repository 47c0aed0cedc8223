import { useState } from 'react';
import { useStore } from 'zustand';
import type { ShopItem } from '#contract/aquarium.ts';
import { isCareItemKind } from '#domain/aquarium/careForPet.ts';
import { Group } from '#game/engine/Group.tsx';
import { Button } from '#game/ui/Button.tsx';
import { useAquarium, useAquariumState, useRest, useWaiting } from '../AquariumContext.ts';
import { careKinds, itemKindNames } from '../careKinds.ts';
import { carriedSize, mouthSide } from '../layout/AquariumLayout.ts';
import { placeWords, purposeWords } from '../purposeWords.ts';
import { chosenInBag } from './chosenInBag.ts';
import { dotsOf } from './dotsOf.ts';
import { effectWords } from './effectWords.ts';
import { ItemBrowser } from './ItemBrowser.tsx';
import { ItemDetail } from './ItemDetail.tsx';
import { LookControls } from './LookControls.tsx';
import { layoutBrowser } from './layoutBrowser.ts';
import { useItemSearch } from './useItemSearch.ts';
import { useTryOn } from './useTryOn.ts';

export interface BagPanelProps {
  selected: string | null;
  onSelect: (itemId: string | null) => void;
  /** Furniture goes into the room. */
  onDecorate: (itemId: string) => void;
  onClose: () => void;
}

type Kind = ShopItem['kind'];
const kinds: readonly Kind[] = ['food', 'toy', 'training', 'furniture', 'outfit', 'theme'];
const tabs = kinds.map((key) => ({ key, text: itemKindNames[key] }));

/** What is owned. Choose and press, tap the pet, or drag it there. */
export function BagPanel({ selected, onSelect, onDecorate, onClose }: BagPanelProps) {
  const { play, layout, grab, reachesPet, session } = useAquarium();
  const state = useAquariumState();
  const waiting = useWaiting();
  const { gauges } = useStore(session.shown);
  const search = useItemSearch();
  const [tab, setTab] = useState<Kind>(() => state.shop.find(({ itemId }) => itemId === selected)?.kind ?? 'food');
  const used = new Set(Object.values(state.look));
  const entries = state.bag.flatMap(({ itemId, quantity }) => {
    const item = play.item(itemId);
    if (!item || !search.shows(item, item.kind === tab)) return [];
    const effect = effectWords(item.effect, gauges);
    const kept = item.kind === 'outfit' || item.kind === 'theme';
    const worn = used.has(itemId) ? (item.kind === 'outfit' ? '입는 중' : '쓰는 중') : '';
    const badge = kept ? worn : `${quantity}개`;
    return [
      {
        item,
        dots: dotsOf(item),
        words: [badge, effect || purposeWords(item)].filter(Boolean).join(', '),
        badge: badge || undefined,
        foot: { text: kept ? placeWords(item) : effectWords(item.effect).split(', ')[0] || purposeWords(item) },
      },
    ];
  });
  const shown = entries.map(({ item }) => item);
  const chosenId = chosenInBag(
    state.bag,
    shown.map(({ itemId }) => itemId),
    selected,
  );
  const chosen = shown.find(({ itemId }) => itemId === chosenId);
  useTryOn(chosenId === selected ? chosen : undefined);
  const { action, detail } = layoutBrowser(layout);
  const care = chosen && isCareItemKind(chosen.kind) ? careKinds[chosen.kind] : null;
  const left = care ? care.left(state.today) : 1;
  const rest = useRest();
  const dressed = chosen?.kind === 'outfit' || chosen?.kind === 'theme';
  const carry = (item: ShopItem, across?: 'x') => ({
    frame: item.art,
    size: carriedSize(layout),
    across,
    onStart: () => onSelect(item.itemId),
    onDrop: (at: { x: number; y: number }) => {
      if (isCareItemKind(item.kind) && reachesPet(at)) void play.give(item.itemId, at);
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
      selected={chosen?.itemId ?? null}
      search={search}
      onSelect={onSelect}
      onGrab={(item, event) => grab(event, carry(item, 'x'))}
      onClose={onClose}
      detail={
        chosen ? (
          <ItemDetail item={chosen} onGrab={(event) => grab(event, carry(chosen))}>
            {care ? (
              <Button
                id="bag-give"
                text={rest.care ? '지금은 쉬어요' : left > 0 ? care.button : '내일 또 해요'}
                description={rest.care ? rest.words : left > 0 ? `오늘 ${left}번 더 할 수 있어요.` : care.enough}
                kind="primary"
                disabled={waiting || left === 0 || rest.care}
                {...action}
                size={layout.text + 2}
                onPress={() => {
                  // It is chosen from now on, also where it was only the first: the next tap means the same.
                  onSelect(chosen.itemId);
                  void play.give(chosen.itemId, mouthSide(layout));
                }}
              />
            ) : dressed ? (
              <LookControls item={chosen} />
            ) : (
              <Button
                id="bag-decorate"
                text="방에 놓기"
                kind="primary"
                disabled={rest.all}
                {...(rest.all ? { description: rest.words } : {})}
                {...action}
                size={layout.text + 2}
                onPress={() => onDecorate(chosen.itemId)}
              />
            )}
          </ItemDetail>
        ) : (
          // Keeps the focus of who gave the last one.
          selected !== null && (
            <Group x={detail.x} y={detail.y}>
              <Button
                id="bag-give"
                text="골라 주세요"
                description="다 썼어요. 다음에 줄 것을 골라 주세요."
                kind="primary"
                disabled
                {...action}
                size={layout.text + 2}
                onPress={() => {}}
              />
            </Group>
          )
        )
      }
    />
  );
}
