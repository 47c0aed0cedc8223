import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { FooterFrame } from './FooterFrame.tsx';

it.each([true, false])('tells how the customer service is reached, where it is (%s)', (isSet) => {
  const services = createTestServices({ site: 'home' });
  services.contact = isSet ? { mail: 'help@sea.kr', phone: '1588-1234' } : null;
  renderShell(<FooterFrame groups={[]} />, services);
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(
    isSet ? ['1588-1234', 'help@sea.kr'] : [],
  );
});

it('stops what moves by itself, on the pages of visitors too', () => {
  const services = createTestServices({ site: 'edu' });
  services.motion.choose(false);
  renderShell(<FooterFrame deep groups={[]} />, services);
  const motion = screen.getByRole('switch', { name: '화면 움직임', checked: true });
  fireEvent.click(motion);
  expect(motion.getAttribute('aria-checked')).toBe('false');
  expect(services.motion.getState().calm).toBe(true);
});
