import { beforeEach, expect, it, vi } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { ApiError } from '../api/ApiError.ts';
import { NetworkError } from '../api/NetworkError.ts';
import { feedbackStore } from '../feedback/feedbackStore.ts';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { queryKeys } from '../queries/queryKeys.ts';
import { createBasketOutbox } from './createBasketOutbox.ts';
import { createWordBasket, waitingWordsKey } from './createWordBasket.ts';

const address = '/api/word-basket/words/%EC%9A%A9%EA%B6%81/me';
const where = { bookNo: 1042, pageNo: 3, metIn: '바다에 용궁이 있었어요.' };
const putIn = { use: true, ...where };
const takeOut = { use: false, ...where };

beforeEach(() => {
  localStorage.clear();
  feedbackStore.setState({ toasts: [] });
});

function open(signedIn = true) {
  const services = createTestServices({ signedIn, answers: { [`PUT ${address}`]: {}, [`DELETE ${address}`]: {} } });
  const queries = createQueryClient();
  return { services, queries, basket: createWordBasket(services, queries, 7) };
}

it('sends a change at once, with where the word was met, and tells the other tabs', async () => {
  const { services, queries, basket } = open();
  queries.setQueryData([queryKeys.wordBasket, 'words'], { words: [] });
  await basket.change('용궁', putIn);
  expect(services.requests).toEqual([`PUT ${address}`]);
  expect(services.bodies).toEqual([where]);
  expect(basket.waiting()).toEqual({});
  expect(services.sent).toEqual([
    { type: 'word-basket/changed', sent: false },
    { type: 'word-basket/changed', sent: true },
  ]);
  expect(queries.getQueryData([queryKeys.wordBasket, 'words'])).toEqual({ words: ['용궁'] });
});

it('keeps a change without a network, the newest of a word only, and sends it from any page', async () => {
  const { services, queries, basket } = open();
  services.answers[`PUT ${address}`] = new NetworkError(false);
  services.answers[`DELETE ${address}`] = new NetworkError(false);
  await basket.change('용궁', putIn);
  await basket.change('용궁', takeOut);
  expect(basket.waiting()).toEqual({ 용궁: takeOut });
  expect(queries.getQueryData(waitingWordsKey(7))).toEqual({ 용궁: takeOut });
  expect(feedbackStore.getState().toasts.at(-1)?.text).toContain('이 기기에 적어 두었어요');
  services.answers[`DELETE ${address}`] = {};
  await createWordBasket(services, queries, 7).send();
  expect(services.requests.at(-1)).toBe(`DELETE ${address}`);
  expect(basket.waiting()).toEqual({});
});

it('sends a change that is taken back only after the first has its answer', async () => {
  const { services, basket } = open();
  let answer: (value: object) => void = () => undefined;
  services.answers[`DELETE ${address}`] = () => new Promise((resolve) => (answer = resolve));
  const first = basket.change('용궁', takeOut);
  await vi.waitFor(() => expect(services.requests).toEqual([`DELETE ${address}`]));
  const second = basket.change('용궁', putIn);
  await Promise.resolve();
  expect(services.requests).toEqual([`DELETE ${address}`]);
  answer({ done: true });
  await Promise.all([first, second]);
  expect(services.requests).toEqual([`DELETE ${address}`, `PUT ${address}`]);
  expect(basket.waiting()).toEqual({});
});

it('says why a word was refused, and does not ask again', async () => {
  const { services, basket } = open();
  const details = { status: 422, message: '', requestId: null, retryAfterSeconds: null };
  const fields = { word: '낱말 바구니에는 낱말을 2000개까지 담을 수 있어요.' };
  services.answers[`PUT ${address}`] = new ApiError({ ...details, code: 'INVALID_INPUT', fields });
  await basket.change('용궁', putIn);
  expect(feedbackStore.getState().toasts.at(-1)?.text).toBe(`‘용궁’을 담지 못했어요. ${fields.word}`);
  expect(basket.waiting()).toEqual({});
});

it('sends nothing once nobody is signed in, and keeps it', async () => {
  const { services, basket } = open(false);
  createBasketOutbox(localStorage, 7).put('용궁', putIn);
  await basket.send();
  expect(services.requests).toEqual([]);
  expect(basket.waiting()).toEqual({ 용궁: putIn });
});

it('sends a change that this device had no room for', async () => {
  const { services, queries } = open();
  const full = { ...localStorage, getItem: () => null, removeItem: () => undefined, setItem: () => undefined };
  await createWordBasket({ ...services, storage: full as unknown as Storage }, queries, 7).change('용궁', putIn);
  expect(services.requests).toEqual([`PUT ${address}`]);
});
