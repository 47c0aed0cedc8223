import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const items = [
  { key: 'a', label: '가' },
  { key: 'b', label: '나' },
  { key: 'c', label: '다' },
] as const;

function Sample() {
  const [selected, setSelected] = useState<'a' | 'b' | 'c'>('a');
  return (
    <Tabs label="갈래" items={items} selected={selected} onSelect={setSelected}>
      {`${selected} 내용`}
    </Tabs>
  );
}

it('moves with the arrow keys around the end, with the focus, and shows the panel', () => {
  render(<Sample />);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  screen.getByRole('tab', { name: '가' }).focus();
  press('ArrowLeft');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '다', selected: true }));
  press('ArrowRight');
  press('ArrowRight');
  expect(screen.getByRole('tabpanel', { name: '나' }).textContent).toBe('b 내용');
  press('End');
  press('Home');
  press('x');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('가');
});

it('is one stop for the Tab key', () => {
  render(<Sample />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});
