import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices, testAccount } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { LossNotice } from './LossNotice.tsx';

function lose(why?: string) {
  const services = createTestServices({ answers: {}, site: 'edu' });
  services.session.begin('token');
  services.session.complete(testAccount, '/main');
  renderShell(<LossNotice />, services, '/login');
  act(() => services.session.lose('token', why));
}

it('says why the login of this device ended', () => {
  lose('다른 기기에서 이 기기의 로그인을 끝냈어요.');
  expect(screen.getByText('다른 기기에서 이 기기의 로그인을 끝냈어요.')).toBeTruthy();
});

it('says that its time is over where nothing else is known', () => {
  lose();
  expect(screen.getByText(/로그인 시간이 끝났어요/)).toBeTruthy();
});
