import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';

function open(onChoose = vi.fn()) {
  render(
    <>
      <Menu trigger="고객센터">
        <button type="button" onClick={onChoose}>
          공지사항
        </button>
      </Menu>
      <button type="button">다른 것</button>
    </>,
  );
  const trigger = screen.getByRole('button', { name: '고객센터' });
  fireEvent.click(trigger);
  return { trigger, onChoose };
}

const isOpen = (trigger: HTMLElement) => trigger.getAttribute('aria-expanded') === 'true';

it('opens on a press and hides its list before and after', () => {
  const { trigger } = open();
  expect(screen.getByRole('button', { name: '공지사항' })).toBeTruthy();
  fireEvent.click(trigger);
  expect(isOpen(trigger)).toBe(false);
  expect(screen.queryByRole('button', { name: '공지사항' })).toBeNull();
});

it('closes with Escape and gives the focus back', () => {
  const { trigger } = open();
  screen.getByRole('button', { name: '공지사항' }).focus();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen(trigger)).toBe(false);
  expect(document.activeElement).toBe(trigger);
});

it('takes the focus of what was chosen, which is hidden now, but not of a link, which leads it to its page', () => {
  render(
    <Menu trigger="내 것">
      <button type="button">로그아웃</button>
      <a href="#elsewhere">내 페이지</a>
    </Menu>,
  );
  const trigger = screen.getByRole('button', { name: '내 것' });
  const choose = (chosen: HTMLElement) => {
    chosen.focus();
    fireEvent.click(chosen);
  };
  fireEvent.click(trigger);
  choose(screen.getByRole('button', { name: '로그아웃' }));
  expect(document.activeElement).toBe(trigger);

  fireEvent.click(trigger);
  choose(screen.getByRole('link', { name: '내 페이지' }));
  expect(isOpen(trigger)).toBe(false);
  expect(document.activeElement).not.toBe(trigger);
});

it('closes when something in it is chosen, touched elsewhere, or left with Tab', () => {
  const { trigger, onChoose } = open();
  fireEvent.click(screen.getByRole('button', { name: '공지사항' }));
  expect(onChoose).toHaveBeenCalledOnce();
  expect(isOpen(trigger)).toBe(false);

  fireEvent.click(trigger);
  fireEvent.pointerDown(document.body);
  expect(isOpen(trigger)).toBe(false);

  fireEvent.click(trigger);
  fireEvent.focusIn(screen.getByRole('button', { name: '다른 것' }));
  expect(isOpen(trigger)).toBe(false);
});
