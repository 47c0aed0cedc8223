import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AquariumProfile } from '#contract/neighbour.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { typeKeys } from '#src/testing/typeKeys.ts';
import { MyVisitSettings } from './MyVisitSettings.tsx';

const profile: AquariumProfile = {
  nickname: '느긋한거북89',
  friendCode: 'ABCD-2345',
  open: true,
  held: false,
  petNameHeld: false,
};

it('closes the own aquarium, and keeps the real name out of the nickname', async () => {
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/aquarium/profile/me': profile,
      'PUT /api/aquarium/profile/me': (body: object) => ({ ...profile, ...body }),
    },
  });
  renderShell(<MyVisitSettings />, services);
  fireEvent.click(await screen.findByRole('switch', { name: '이웃에게 내 수족관 보여 주기', checked: true }));
  expect(await screen.findByRole('switch', { checked: false })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '바꾸기' }));
  const field = screen.getByRole('textbox', { name: '새 별명' });
  fireEvent.change(field, { target: { value: '김바다' } });
  fireEvent.click(screen.getByRole('button', { name: '이 별명으로 하기' }));
  expect(screen.getByText('진짜 이름 대신 나만의 별명을 지어 주세요.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '파도왕' } });
  fireEvent.click(screen.getByRole('button', { name: '이 별명으로 하기' }));
  expect(await screen.findByText('파도왕')).toBeTruthy();
});

it('keeps the focus in the panel when the form opens and when the nickname is saved', async () => {
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/aquarium/profile/me': profile,
      'PUT /api/aquarium/profile/me': (body: object) => ({ ...profile, ...body }),
    },
  });
  renderShell(<MyVisitSettings />, services);
  const begin = await screen.findByRole('button', { name: '바꾸기' });
  begin.focus();
  fireEvent.click(begin);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '새 별명' });
  expect(document.activeElement?.contains(field)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  field.setSelectionRange(0, field.value.length);
  field.focus();
  typeKeys('파도왕');
  expect(screen.getByRole('textbox', { name: '새 별명' })).toBe(field);
  expect(field.value).toBe('파도왕');
  const save = screen.getByRole('button', { name: '이 별명으로 하기' });
  save.focus();
  fireEvent.click(save);
  expect(await screen.findByText('파도왕')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

it('asks for a new name where the old one was hidden, and does not offer the old one', async () => {
  const held = { ...profile, held: true, petNameHeld: true };
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/aquarium/profile/me': held,
      'PUT /api/aquarium/profile/me': (body: object) => ({ ...held, ...body, held: false }),
    },
  });
  renderShell(<MyVisitSettings />, services);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '새 별명' });
  expect(field.value).toBe('');
  expect(screen.getByText(/지금 별명은 이웃에게 보이지 않아요/)).toBeTruthy();
  expect(screen.getByText(/바다 친구의 이름은 지금 이웃에게 보이지 않아요/)).toBeTruthy();
  fireEvent.change(field, { target: { value: '파도왕' } });
  fireEvent.click(screen.getByRole('button', { name: '이 별명으로 하기' }));
  expect(await screen.findByText('파도왕')).toBeTruthy();
  expect(screen.queryByText(/지금 별명은 이웃에게/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '바꾸기' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '새 별명' }).value).toBe('파도왕');
});

it('takes a new friend code once that was meant', async () => {
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/aquarium/profile/me': profile,
      'POST /api/aquarium/friend-codes/me': { ...profile, friendCode: 'WXYZ-6789' },
    },
  });
  renderShell(<MyVisitSettings />, services);
  fireEvent.click(await screen.findByRole('button', { name: '새 코드 받기' }));
  fireEvent.click(screen.getByRole('button', { name: '그대로 쓰기' }));
  expect(screen.getByText('ABCD-2345')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '새 코드 받기' }));
  fireEvent.click(screen.getByRole('button', { name: '새 코드로 바꾸기' }));
  expect(await screen.findByText('WXYZ-6789')).toBeTruthy();
  expect(screen.queryByText('ABCD-2345')).toBeNull();
  expect(services.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
});
