import { expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { NetworkError } from '../api/NetworkError.ts';
import { createMemoryStore } from '../persisted/DeviceStore.ts';
import { createTestStore } from './createTestStore.ts';
import { openTests } from './openTests.ts';
import { sendWaitingTests } from './sendWaitingTests.ts';

const first = 'PUT /api/diagnosis/applies/31/answers/b2-01';
const second = 'PUT /api/diagnosis/applies/31/answers/b2-02';
const third = 'PUT /api/bookbti/attempts/4/answers/bti-way-1';

async function waiting(answers: Record<string, unknown>, isCurrent = () => true) {
  const device = createMemoryStore();
  const diagnosis = createTestStore({ device, accountNo: 7, test: 'diagnosis', testNo: 31 });
  await diagnosis.write('b2-01', { value: '1', seq: 5 });
  await diagnosis.write('b2-02', { value: '2', seq: 6 });
  await createTestStore({ device, accountNo: 7, test: 'personality', testNo: 4 }).write('bti-way-1', {
    value: 'S',
    seq: 7,
  });
  await createTestStore({ device, accountNo: 8, test: 'diagnosis', testNo: 31 }).write('b2-01', { value: '3', seq: 5 });
  const { api, requests, bodies } = createTestServices({ answers });
  const send = () => sendWaitingTests({ api, device, accountNo: 7, isCurrent });
  const left = async () => (await device.entries('')).map(([key]) => key);
  return { send, left, requests, bodies };
}

const OTHERS = '8:test:diagnosis:31:b2-01';

it('sends what waits of this account, and nothing of another', async () => {
  const { send, left, requests, bodies } = await waiting({ [first]: {}, [second]: {}, [third]: {} });
  await send();
  expect(requests).toEqual([first, second, third]);
  expect(bodies[2]).toEqual({ value: 'S', seq: 7 });
  expect(await left()).toEqual([OTHERS]);
});

it('drops what a test that is over does not take', async () => {
  const closed = refusal('TEST_CLOSED');
  const { send, left } = await waiting({ [first]: closed, [second]: refusal('NOT_FOUND'), [third]: closed });
  await send();
  expect(await left()).toEqual([OTHERS]);
});

it.each([
  ['the network is away', new NetworkError(false)],
  ['the server is busy', refusal('OVERLOADED')],
  ['the login is gone', refusal('LOGIN_REQUIRED')],
])('keeps everything where %s', async (_, failure) => {
  const { send, left } = await waiting({ [first]: failure });
  await send();
  expect(await left()).toHaveLength(4);
});

it('leaves a test alone that is on the screen, and sends nothing once somebody else is here', async () => {
  const close = openTests.add('7:test:diagnosis:31:');
  const onScreen = await waiting({ [third]: {} });
  await onScreen.send();
  close();
  expect(onScreen.requests).toEqual([third]);
  const gone = await waiting({}, () => false);
  await gone.send();
  expect(gone.requests).toEqual([]);
});
