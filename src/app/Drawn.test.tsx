import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Drawn } from './Drawn.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

const Path = () => <p>{useLocation().pathname}</p>;

it('takes on the styles before anything drawn is measured', () => {
  const order: string[] = [];
  const Measured = () => {
    useLayoutEffect(() => void order.push('measured'), []);
    return null;
  };
  render(
    <Drawn onInsert={() => void order.push('styles')}>
      <Measured />
    </Drawn>,
  );
  expect(order).toEqual(['styles', 'measured']);
});

it('shows the page to which somebody went while the first one was being drawn', async () => {
  /** Stands before the router listens. */
  const Leaving = () => {
    useLayoutEffect(() => {
      window.history.pushState(null, '', '/search');
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, []);
    return null;
  };
  await act(async () =>
    render(
      <Drawn onInsert={vi.fn()}>
        <BrowserRouter>
          <Leaving />
          <Path />
        </BrowserRouter>
      </Drawn>,
    ),
  );
  expect(screen.getByText('/search')).toBeTruthy();
});
