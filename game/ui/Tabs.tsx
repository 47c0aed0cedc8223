import { useContext, useEffect } from 'react';
import { useGame } from '../engine/GameServices.ts';
import { Group } from '../engine/Group.tsx';
import { moveInGrid } from '../engine/twins/moveInGrid.ts';
import { Button } from './Button.tsx';
import { ScrollContext } from './ScrollContext.ts';
import { Scroller } from './Scroller.tsx';
import { textWidth } from './textWidth.ts';

export interface TabsProps<K extends string> {
  id: string;
  name: string;
  tabs: readonly { key: K; text: string }[];
  /** Null while something else is shown in place of all of them. */
  selected: K | null;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  onSelect: (key: K) => void;
}

const GAP = 6;
/** Room beside the words of a tab, in sizes of the text. */
const PADDING = 0.95;

/** Tabs in a row, as wide as their words want; where they do not fit the row is drawn along. Arrow keys walk. */
export function Tabs<K extends string>(props: TabsProps<K>) {
  const { id, name, tabs, selected, x, y, width, height, size, onSelect } = props;
  const { twins } = useGame();
  const least = tabs.map(({ text }) => Math.max(height, textWidth(text, size) + size * PADDING));
  const wanted = least.reduce((total, one) => total + one, 0) + GAP * (tabs.length - 1);
  const spare = Math.max(0, width - wanted) / tabs.length;
  let left = 0;
  return (
    <Group x={x} y={y}>
      <Scroller
        id={id}
        role="tablist"
        name={name}
        axis="x"
        x={0}
        y={0}
        width={width}
        height={height}
        contentLength={Math.max(wanted, width)}
      >
        {tabs.map(({ key, text }, index) => {
          const tabX = left;
          const tabWidth = (least[index] ?? height) + spare;
          left += tabWidth + GAP;
          return (
            <Tab
              key={key}
              id={`${id}-${key}`}
              text={text}
              selected={key === selected}
              stop={key === selected || (selected === null && index === 0)}
              x={tabX}
              width={tabWidth}
              height={height}
              size={size}
              onSelect={() => onSelect(key)}
              onKey={(pressed) => {
                if (pressed === 'ArrowUp' || pressed === 'ArrowDown') return false;
                const next = moveInGrid(pressed, index, tabs.length, tabs.length);
                const tab = next === null ? undefined : tabs[next];
                if (!tab) return false;
                onSelect(tab.key);
                twins.focus(`${id}-${tab.key}`);
                return true;
              }}
            />
          );
        })}
      </Scroller>
    </Group>
  );
}

interface TabProps {
  id: string;
  text: string;
  selected: boolean;
  /** The one that Tab reaches. */
  stop: boolean;
  x: number;
  width: number;
  height: number;
  size: number;
  onSelect: () => void;
  onKey: (key: string) => boolean;
}

function Tab({ id, text, selected, stop, x, width, height, size, onSelect, onKey }: TabProps) {
  const reveal = useContext(ScrollContext);
  useEffect(() => {
    if (selected) reveal(x, x + width);
  }, [selected, reveal, x, width]);
  return (
    <Button
      id={id}
      role="tab"
      text={text}
      selected={selected}
      tabIndex={stop ? 0 : -1}
      kind="quiet"
      x={x}
      width={width}
      height={height}
      size={size}
      onPress={onSelect}
      onKey={onKey}
      onFocus={() => reveal(x, x + width)}
    />
  );
}
