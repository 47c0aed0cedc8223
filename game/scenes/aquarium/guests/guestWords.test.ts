import { expect, it } from 'vitest';
import type { SeaGuest } from '#contract/guest.ts';
import { createGameBus } from '#game/bus/createGameBus.ts';
import { guestWords } from './guestWords.ts';
import { SeaCompany } from './SeaCompany.ts';

const guest: SeaGuest = {
  bookNo: 7,
  bookName: '고래',
  name: '금도끼',
  icon: 'axe-face',
  next: null,
  treated: false,
  treatClue: '무엇을 나눠 먹었을까요?',
  treat: null,
};

it('has one button for a greeting and a farewell, three for a question', () => {
  const next = { scene: 2 as const, question: '너라면?', answers: ['가', '나', '다'] };
  expect(guestWords({ ...guest, next }, null).buttons).toEqual(['가', '나', '다']);
  const greeting = { scene: 1 as const, greeting: '안녕?', petReply: '반가워요.' };
  expect(guestWords({ ...guest, next: greeting }, null)).toMatchObject({ spoken: '안녕?', petAfterwards: '반가워요.' });
  const memento = { name: '물방울', icon: 'droplet', line: '반짝여요.' };
  const farewell = guestWords({ ...guest, next: { scene: 3, farewell: '또 올게!', memento } }, null);
  expect([farewell.buttons.length, farewell.note]).toEqual([1, '물방울: 반짝여요.']);
});

it('leads back into the book until the favourite food is known', () => {
  expect(guestWords(guest, null).note).toContain('나눠 먹었을까요');
  expect(guestWords({ ...guest, treat: 'bread' }, '바다 빵').note).toBe('제일 좋아하는 먹이는 바다 빵!');
  expect(guestWords({ ...guest, treated: true }, '바다 빵').spoken).toContain('제일 좋아하는');
});

it('asks once for a step, and again after a refusal', () => {
  const bus = createGameBus((error) => {
    throw error;
  });
  const asked: unknown[] = [];
  const notes: string[] = [];
  bus.toShell.on('aquarium/scene-played', (step) => asked.push(step));
  const sea = new SeaCompany(bus, (message) => notes.push(message));
  const stop = sea.attach();
  const next = { scene: 2 as const, question: '너라면?', answers: ['가', '나', '다'] };
  sea.play({ ...guest, next }, 1);
  sea.play({ ...guest, next }, 2);
  expect(asked).toEqual([{ bookNo: 7, scene: 2, answer: 1 }]);
  bus.toGame.emit('aquarium/company-refused', { message: '연결을 확인해 주세요.' });
  expect(notes).toEqual(['연결을 확인해 주세요.']);
  sea.play({ ...guest, next: null });
  sea.play({ ...guest, next }, 2);
  expect(asked).toHaveLength(2);
  stop();
});
