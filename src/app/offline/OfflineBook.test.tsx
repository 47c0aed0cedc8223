import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import { deviceStore } from '../../lib/persisted/DeviceStore.ts';
import { createTestServices, testAccount } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { OfflineBook } from './OfflineBook.tsx';

const book = {
  bookNo: 1042,
  bookName: '토끼전',
  pages: [{ pageNo: 1, heading: null, paragraphs: ['바다가 있었어요.'] }],
  lastPageNo: null,
  bookmarkPageNo: null,
  finished: false,
};
const about = { authorName: '작자 미상', bookImagePath: '/cover.svg', category: 'LITERATURE' } as const;

beforeEach(async () => {
  for (const [key] of await deviceStore().entries('kept:')) await deviceStore().removeIf(key, () => true);
});

function open() {
  const failed = { error: new NetworkError(false), onRetry: () => undefined, retrying: false };
  renderShell(<OfflineBook bookNo={1042} {...failed} />, createTestServices({ signedIn: true }));
}
const way = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

it('offers to read a book that is on this device, also one that came without its page', async () => {
  await keptBooks(deviceStore(), testAccount.accountNo).keep(book, 1);
  open();
  expect(await way('읽기')).toBe('/book/read/1042');
  expect(screen.getByRole('heading', { level: 1, name: '토끼전' })).toBeTruthy();
  expect(screen.queryByText('작자 미상')).toBeNull();
});

it('goes on where the reader stopped, and names the author where the page was opened', async () => {
  await keptBooks(deviceStore(), testAccount.accountNo).keepOnPurpose({ ...book, lastPageNo: 1 }, 1, about);
  open();
  expect(await way('이어 읽기')).toBe('/book/read/1042');
  expect(screen.getAllByText('작자 미상').length).toBeGreaterThan(0);
});

it('shows nothing of the books of another student, and leads to what is here', async () => {
  await keptBooks(deviceStore(), testAccount.accountNo + 1).keepOnPurpose(book, 1, about);
  open();
  expect(await way('이 기기에 있는 책 보기')).toBe('/main?device');
  expect(screen.queryByText('토끼전')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: '인터넷이 잠깐 쉬고 있어요' })).toBeTruthy();
});
