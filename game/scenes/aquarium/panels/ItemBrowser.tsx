import type { FederatedPointerEvent } from 'pixi.js';
import { type ReactNode, useEffect } from 'react';
import type { ShopItem } from '#contract/aquarium.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { moveInGrid } from '#game/engine/twins/moveInGrid.ts';
import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { IconButton } from '#game/ui/IconButton.tsx';
import { ItemCard } from '#game/ui/ItemCard.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Panel } from '#game/ui/Panel.tsx';
import { Scroller } from '#game/ui/Scroller.tsx';
import { Tabs } from '#game/ui/Tabs.tsx';
import { TwinText } from '#game/ui/TwinText.tsx';
import { useAquarium } from '../AquariumContext.ts';
import { cardRect, gridLength, layoutBrowser } from './layoutBrowser.ts';
import { SearchField } from './SearchField.tsx';
import type { ItemSearch } from './useItemSearch.ts';

export interface BrowserEntry {
  item: ShopItem;
  /** Announced after the name: number, price, effect. */
  words: string;
  foot?: { icon?: string; text: string };
  badge?: string;
  locked?: boolean;
  /** Colours that distinguish it from others with the same picture. */
  dots?: readonly number[];
}

export interface ItemBrowserProps<K extends string> {
  id: string;
  title: string;
  icon: string;
  tabs: readonly { key: K; text: string }[];
  tab: K;
  search: ItemSearch;
  onTab: (tab: K) => void;
  entries: readonly BrowserEntry[];
  /** Shown when there are no entries. */
  empty: string;
  selected: string | null;
  onSelect: (itemId: string) => void;
  onGrab?: (item: ShopItem, event: FederatedPointerEvent) => void;
  /** The description of the chosen item, at the origin of the lower part. */
  detail: ReactNode;
  /** What there is to spend, where it matters. */
  shells?: number;
  /** Instead of cards. */
  children?: ReactNode;
  onClose: () => void;
}

/** Search and tabs, cards in rows, and the chosen one below: the shape of bag and shop. */
export function ItemBrowser<K extends string>(props: ItemBrowserProps<K>) {
  const { id, title, icon, tabs, tab, search, onTab, entries, empty, selected, onSelect, onGrab, detail, onClose } =
    props;
  const { assets, twins } = useGame();
  const { layout } = useAquarium();
  const { panel, look, text, small } = layout;
  const browser = layoutBrowser(layout);
  const { grid, columns } = browser;
  const { query } = search;
  const found = entries.length;
  useEffect(() => {
    if (query) twins.announce(found > 0 ? `${found}개를 찾았어요` : '찾는 것이 없어요');
  }, [twins, query, found]);
  const isEmpty = (query !== null || !props.children) && found === 0;
  const nothing = query === null ? empty : '그런 이름은 없어요. 다른 말로 찾아볼까요?';
  const chosen = Math.max(
    0,
    entries.findIndex(({ item }) => item.itemId === selected),
  );
  return (
    <Panel
      id={id}
      title={title}
      icon={assets.texture(icon)}
      {...panel}
      titleSize={look.title}
      closeSize={look.close}
      head={look.head}
      covers={false}
      {...(props.shells === undefined
        ? {}
        : { note: { icon: assets.texture('item/oyster'), text: props.shells.toLocaleString('ko-KR') } })}
      onClose={onClose}
    >
      <IconButton
        id={`${id}-search`}
        name={query === null ? '이름으로 찾기' : '찾기 그만하기'}
        shape={query === null ? 'search' : 'back'}
        quiet
        x={browser.search.x}
        y={browser.search.y}
        size={browser.search.height}
        onPress={query === null ? search.open : search.close}
      />
      {query !== null ? (
        <SearchField
          id={`${id}-search-field`}
          rect={browser.tabs}
          onWrite={search.write}
          onLeave={() => {
            search.close();
            twins.focus(`${id}-search`);
          }}
        />
      ) : (
        <Tabs
          id={`${id}-tabs`}
          name={`${title} 종류`}
          tabs={tabs}
          selected={tab}
          {...browser.tabs}
          size={look.form === 'column' ? small : text - 1}
          onSelect={onTab}
        />
      )}
      {(query === null ? props.children : null) ??
        (found > 0 && (
          <Scroller
            key={query === null ? tab : 'search'}
            id={`${id}-list`}
            role="listbox"
            name={`${title} 목록`}
            order={1}
            {...grid}
            contentLength={gridLength(entries.length, browser)}
          >
            {entries.map(({ item, words, foot, badge, locked, dots }, index) => (
              <ItemCard
                key={item.itemId}
                id={`${id}-${item.itemId}`}
                name={`${item.name}, ${words}`}
                title={item.name}
                icon={assets.texture(item.art)}
                foot={foot && { text: foot.text, icon: foot.icon ? assets.texture(foot.icon) : undefined }}
                badge={badge}
                dots={dots}
                shape={browser.card.shape}
                {...cardRect(index, browser)}
                size={small}
                titleLines={look.form === 'column' ? 2 : 1}
                selected={item.itemId === selected}
                locked={locked}
                tabIndex={index === chosen ? 0 : -1}
                onPress={() => onSelect(item.itemId)}
                onGrab={onGrab && ((event) => onGrab(item, event))}
                onKey={(key) => {
                  const next = moveInGrid(key, index, columns, entries.length);
                  const entry = next === null ? undefined : entries[next];
                  if (!entry) return false;
                  onSelect(entry.item.itemId);
                  twins.focus(`${id}-${entry.item.itemId}`);
                  return true;
                }}
              />
            ))}
          </Scroller>
        ))}
      {isEmpty && <TwinText id={`${id}-empty`} text={nothing} rect={grid} order={2} />}
      {isEmpty && (
        <Label
          text={nothing}
          x={grid.x + grid.width / 2}
          y={grid.y + grid.height / 2}
          size={text + 2}
          anchor="center"
          align="center"
          wrapWidth={grid.width - 80}
          lineHeight={text * 1.6}
        />
      )}
      {/* After the cards in every tab, however often these were rebuilt. */}
      {detail && (
        <TwinGroup id={`${id}-detail`} role="group" name="자세히" order={3}>
          {detail}
        </TwinGroup>
      )}
    </Panel>
  );
}
