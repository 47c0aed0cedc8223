import type { FederatedPointerEvent } from 'pixi.js';
import type { ReactNode } from 'react';
import type { ShopItem } from '../../../../contract/aquarium.ts';
import { useGame } from '../../../engine/GameServices.ts';
import { moveInGrid } from '../../../engine/twins/moveInGrid.ts';
import { ItemCard } from '../../../ui/ItemCard.tsx';
import { Label } from '../../../ui/Label.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useAquarium } from '../AquariumContext.ts';
import { cardRect, columns, gridLength, layoutBrowser } from './layoutBrowser.ts';

export interface BrowserEntry {
  item: ShopItem;
  /** Said after the name: number, price, effect. */
  words: string;
  foot?: { icon?: string; text: string };
  badge?: string;
  locked?: boolean;
}

export interface ItemBrowserProps<K extends string> {
  id: string;
  title: string;
  icon: string;
  tabs: readonly { key: K; text: string }[];
  tab: K;
  onTab: (tab: K) => void;
  entries: readonly BrowserEntry[];
  /** Told when there are no entries. */
  empty: string;
  selected: string | null;
  onSelect: (itemId: string) => void;
  onGrab?: (item: ShopItem, event: FederatedPointerEvent) => void;
  /** What is told about the chosen item, at the origin of the lower part. */
  detail: ReactNode;
  /** What there is to spend, where it matters. */
  shells?: number;
  /** Instead of cards. */
  children?: ReactNode;
  onClose: () => void;
}

/** Tabs, cards four in a row, and the chosen one below: the shape of bag and shop. */
export function ItemBrowser<K extends string>(props: ItemBrowserProps<K>) {
  const { id, title, icon, tabs, tab, onTab, entries, empty, selected, onSelect, onGrab, detail, onClose } = props;
  const { assets, twins } = useGame();
  const { layout } = useAquarium();
  const { panel, look, text, small } = layout;
  const browser = layoutBrowser(layout);
  const { grid } = browser;
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
      <Tabs
        id={`${id}-tabs`}
        name={`${title} 종류`}
        tabs={tabs}
        selected={tab}
        {...browser.tabs}
        size={look.form === 'column' ? small : text - 1}
        onSelect={onTab}
      />
      {props.children ?? (
        <Scroller
          key={tab}
          id={`${id}-list`}
          role="listbox"
          name={`${title} 목록`}
          {...grid}
          contentLength={gridLength(entries.length, browser)}
        >
          {entries.map(({ item, words, foot, badge, locked }, index) => (
            <ItemCard
              key={item.itemId}
              id={`${id}-${item.itemId}`}
              name={`${item.name}, ${words}`}
              title={item.name}
              icon={assets.texture(item.art)}
              foot={foot && { text: foot.text, icon: foot.icon ? assets.texture(foot.icon) : undefined }}
              badge={badge}
              {...cardRect(index, browser)}
              size={small}
              titleLines={look.form === 'beside' ? 1 : 2}
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
      )}
      {!props.children && entries.length === 0 && (
        <Label
          text={empty}
          x={grid.x + grid.width / 2}
          y={grid.y + grid.height / 2}
          size={text + 2}
          anchor="center"
          align="center"
          wrapWidth={grid.width - 80}
          lineHeight={text * 1.6}
        />
      )}
      {detail}
    </Panel>
  );
}
