import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices, testAccount } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { ContactPanel } from './ContactPanel.tsx';

const CONTACT = { mail: 'help@sea.kr', phone: '1588-1234' };

function open(academyName: string | null, contact: typeof CONTACT | null) {
  const services = createTestServices({ site: academyName === null ? 'home' : 'edu', signedIn: true });
  services.session.complete({ ...testAccount, academyName }, '/cs');
  services.contact = contact;
  renderShell(<ContactPanel />, services, '/cs');
  return document.body.textContent ?? '';
}

it('sends a student of the home site to the customer service, by phone and by mail', () => {
  expect(open(null, CONTACT)).toContain('보호자와 함께');
  expect(screen.getByRole('link', { name: '1588-1234' }).getAttribute('href')).toBe('tel:1588-1234');
  expect(screen.getByRole('link', { name: 'help@sea.kr' }).getAttribute('href')).toBe('mailto:help@sea.kr');
});

it('promises nobody to ask where there is nobody', () => {
  const text = open(null, null);
  expect(text).toContain('자주 묻는 질문');
  expect(text).not.toMatch(/물어봐|물어볼|연락/);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('names the teachers of an institution first', () => {
  expect(open('푸른바다 독서학원', null)).toContain('선생님께 말해 주세요');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('names the customer service to a student of an institution as well', () => {
  expect(open('푸른바다 독서학원', CONTACT)).toContain('선생님께 말해 주세요');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
