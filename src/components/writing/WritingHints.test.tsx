import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { FoundHints } from '#contract/writing.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { WritingPad } from './WritingPad.tsx';

const PATH = 'POST /api/writing/books/7/hints/me';
const TEXT = '나는 햇다. 너는 갓다. 우리는 먹엇다. 그는 잣다.';
const found: FoundHints = {
  hints: ['햇다', '갓다', '먹엇다', '잣다'].map((excerpt) => ({
    kind: 'SPELLING',
    code: 'SPELLING',
    message: `‘${excerpt}’를 볼까요?`,
    excerpt,
    at: TEXT.indexOf(excerpt),
  })),
};

function Paper({ begun }: { begun: string }) {
  const [text, setText] = useState(begun);
  return (
    <WritingPad
      label="독후감"
      text={text}
      onChange={setText}
      minLength={10}
      maxLength={500}
      starters={[]}
      writing={{ bookNo: 7, mission: 'REPORT' }}
      rows={4}
    />
  );
}

function open(begun = TEXT) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const services = createTestServices({ signedIn: true, answers: { [PATH]: found } });
  renderShell(<Paper begun={begun} />, services);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return {
    services,
    field,
    press,
    words: () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
  };
}

it('shows three hints at a time, and the next when one is put aside or corrected', async () => {
  const { field, press, words } = open();
  press('글 다듬기');
  await waitFor(() => expect(words()).toHaveLength(3));
  expect(screen.getByText('세 가지만 먼저 볼까요? 1가지가 더 기다려요.')).toBeTruthy();
  press('넘어가기: 햇다');
  expect(words().join()).toContain('잣다');
  expect(field.value).toBe(TEXT);
  fireEvent.change(field, { target: { value: TEXT.replace('갓다', '갔다') } });
  expect(words()).toHaveLength(2);
  press('넘어가기: 먹엇다');
  press('넘어가기: 잣다');
  expect(screen.getByText(/다 살펴봤어요/)).toBeTruthy();
});

it('marks the words of a hint in the field and changes nothing', async () => {
  const { field, press } = open();
  press('글 다듬기');
  await screen.findByText('‘갓다’를 볼까요?');
  press('글에서 보기: 갓다');
  expect([field.selectionStart, field.selectionEnd, field.value]).toEqual([10, 12, TEXT]);
  expect(document.activeElement).toBe(field);
});

it('does not ask without a text or a network, and says so', async () => {
  const { services, press } = open('');
  press('글 다듬기');
  expect(screen.getByText(/먼저 글을 써 볼까요/)).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  press('글 다듬기');
  expect(screen.getByText(/인터넷에 연결되지 않았어요. 글은 그대로 있으니/)).toBeTruthy();
  expect(services.requests).toEqual([]);
});
