import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { createBasketOutbox } from '#src/lib/word-basket/createBasketOutbox.ts';
import { type Answers, createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { stubVoice } from '#src/testing/stubVoice.ts';
import { WordCard } from './WordCard.tsx';

beforeEach(() => localStorage.clear());

const words = {
  bookNo: 1042,
  items: [
    {
      word: '용궁',
      meaning: '바닷속 임금이 사는 집',
      sentence: '용궁은 깊은 바다에 있다.',
      forms: ['용궁이', '용궁에'],
    },
  ],
};

function open(surface: string, answers: Answers = {}) {
  let held: string[] = [];
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/books/1042/words': words,
      'GET /api/word-basket/words/me': () => ({ words: held }),
      'PUT /api/word-basket/words/%EC%9A%A9%EA%B6%81/me': () => {
        held = ['용궁'];
        return {};
      },
      ...answers,
    },
  });
  const onClose = vi.fn();
  const onSentence = vi.fn();
  const place = { left: 10, right: 60, top: 100, bottom: 120 };
  const voice = { lang: 'ko-KR', localService: true } as SpeechSynthesisVoice;
  const word = { surface, pageNo: 3, metIn: '바다에 용궁이 있었어요.', place };
  renderShell(
    <WordCard bookNo={1042} word={word} voice={voice} rate={1} onSentence={onSentence} onClose={onClose} />,
    services,
  );
  return { services, onClose, onSentence };
}

it('explains a word by the form that stands in the text, and has the focus', async () => {
  const { onClose } = open('용궁이');
  expect(await screen.findByText('바닷속 임금이 사는 집')).toBeTruthy();
  expect(screen.getByText('용궁은 깊은 바다에 있다.')).toBeTruthy();
  const card = screen.getByRole('dialog', { name: '용궁이 무슨 뜻인지' });
  expect(document.activeElement).toBe(card);
  fireEvent.keyDown(card, { key: 'Escape' });
  fireEvent.pointerDown(document.body);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('says what it means', async () => {
  const { spoken } = stubVoice();
  open('용궁에');
  await screen.findByText('바닷속 임금이 사는 집');
  fireEvent.click(screen.getByRole('button', { name: '낱말 듣기' }));
  expect(spoken[0]?.text).toBe('용궁');
  act(() => spoken[0]?.onend());
  expect(spoken[1]?.text).toBe('바닷속 임금이 사는 집');
});

it('puts a word into the basket with where it was met', async () => {
  const { services } = open('용궁이');
  fireEvent.click(await screen.findByRole('button', { name: '낱말 바구니에 담기' }));
  expect(await screen.findByRole('button', { name: '바구니에 담았어요' })).toBeTruthy();
  await waitFor(() => expect(createBasketOutbox(localStorage, 7).read()).toEqual({}));
  expect(services.bodies).toContainEqual({ bookNo: 1042, pageNo: 3, metIn: '바다에 용궁이 있었어요.' });
});

it('keeps a word on the device without a network', async () => {
  const path = 'PUT /api/word-basket/words/%EC%9A%A9%EA%B6%81/me';
  open('용궁이', { [path]: new NetworkError(false) });
  fireEvent.click(await screen.findByRole('button', { name: '낱말 바구니에 담기' }));
  expect(await screen.findByText(/이 기기에 적어 두었어요/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '바구니에 담았어요' })).toBeTruthy();
  expect(createBasketOutbox(localStorage, 7).read()).toMatchObject({ 용궁: { use: true } });
});

it('says so where a word has no explanation, and leads to the sentence all the same', async () => {
  const { onSentence } = open('자라는');
  expect(await screen.findByText('아직 풀이가 없는 낱말이에요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '낱말 바구니에 담기' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '이 문장 간직하기' }));
  expect(onSentence).toHaveBeenCalledOnce();
});

it('tries again where the meanings could not be had', async () => {
  const { services } = open('용궁이', { 'GET /api/books/1042/words': new NetworkError(false) });
  const retry = await screen.findByRole('button', { name: '다시 하기' }, { timeout: 4000 });
  services.answers['GET /api/books/1042/words'] = words;
  fireEvent.click(retry);
  expect(await screen.findByText('바닷속 임금이 사는 집')).toBeTruthy();
});
