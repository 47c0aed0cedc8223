// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useNoBrowserMenu } from './useNoBrowserMenu.ts';

function Game() {
  const box = useRef<HTMLDivElement>(null);
  useNoBrowserMenu(box);
  return (
    <div ref={box}>
      <canvas />
      <input aria-label="글자" />
    </div>
  );
}

it('keeps the menu of the browser away from the canvas, and leaves it to a field', () => {
  const { container, getByLabelText } = render(<Game />);
  const opens = (target: Element | null) =>
    target?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  expect(opens(container.querySelector('canvas'))).toBe(false);
  expect(opens(getByLabelText('글자'))).toBe(true);
});
