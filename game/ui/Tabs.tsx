import { useGame } from '../engine/GameServices.ts';
import { moveInGrid } from '../engine/twins/moveInGrid.ts';
import { TwinGroup } from '../engine/twins/TwinGroup.tsx';
import { Button } from './Button.tsx';

export interface TabsProps<K extends string> {
  id: string;
  name: string;
  tabs: readonly { key: K; text: string }[];
  selected: K;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  onSelect: (key: K) => void;
}

/** Tabs in a row, as wide as their words want; arrow keys go from one to the next. */
export function Tabs<K extends string>(props: TabsProps<K>) {
  const { id, name, tabs, selected, x, y, width, height, size, onSelect } = props;
  const { twins } = useGame();
  const gap = 8;
  const share = (text: string) => text.length + 1.6;
  const sum = tabs.reduce((total, { text }) => total + share(text), 0);
  const room = width - gap * (tabs.length - 1);
  let left = x;
  return (
    <TwinGroup id={id} role="tablist" name={name}>
      {tabs.map(({ key, text }, index) => {
        const tabX = left;
        const tabWidth = (room * share(text)) / sum;
        left += tabWidth + gap;
        return (
          <Button
            key={key}
            id={`${id}-${key}`}
            role="tab"
            text={text}
            selected={key === selected}
            tabIndex={key === selected ? 0 : -1}
            kind="quiet"
            x={tabX}
            y={y}
            width={tabWidth}
            height={height}
            size={size}
            onPress={() => onSelect(key)}
            onKey={(pressed) => {
              const next = moveInGrid(pressed, index, tabs.length, tabs.length);
              const tab = next === null ? undefined : tabs[next];
              if (!tab || pressed === 'ArrowUp' || pressed === 'ArrowDown') return false;
              onSelect(tab.key);
              twins.focus(`${id}-${tab.key}`);
              return true;
            }}
          />
        );
      })}
    </TwinGroup>
  );
}
