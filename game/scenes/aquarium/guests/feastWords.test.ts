import { expect, it } from 'vitest';
import type { SeaFeast } from '#contract/feast.ts';
import { createGameBus } from '#game/bus/createGameBus.ts';
import { feastWords } from './feastWords.ts';
import { SeaCompany } from './SeaCompany.ts';

const feast: SeaFeast = {
  feast: 'chuseok',
  feastName: '추석',
  name: '색동옷 토끼',
  icon: 'feast-chuseok',
  bookName: null,
  lines: ['추석이에요!', '송편을 빚어요.', '송편을 두고 갈게요.'],
  keepsake: { name: '쑥 송편', icon: 'songpyeon', line: '솔잎 냄새가 나요.' },
};

it('tells its custom line by line, and leaves its keepsake with the last', () => {
  const spoken = feast.lines.map((_, line) => feastWords(feast, line));
  expect(spoken.map((words) => words.spoken)).toEqual(feast.lines);
  expect(spoken.map(({ gives }) => gives)).toEqual([false, false, true]);
  expect(spoken[0]?.from).toBe('추석을 알리러 왔어요');
  expect(spoken[2]?.note).toBe('쑥 송편: 솔잎 냄새가 나요.');
  for (const { buttons } of spoken) expect(buttons).toHaveLength(1);
});

it('names the book it came along with, and blames nobody', () => {
  const late = feastWords({ ...feast, bookName: '토끼전' }, 0);
  expect(late.from).toBe('늦은 선물 · 『토끼전』과 함께 왔어요');
});

it('has one line in a later year, and none once it was heard', () => {
  const again = feastWords({ ...feast, lines: ['올해 달에는 토끼가 둘이에요.'], keepsake: null }, 0);
  expect([again.spoken, again.note, again.gives]).toEqual(['올해 달에는 토끼가 둘이에요.', '', false]);
  expect(feastWords({ ...feast, lines: [], keepsake: null }, 0).buttons).toEqual(['같이 놀아요!']);
});

it('is heard out once, and not at all where it has nothing to tell', () => {
  const bus = createGameBus((error) => {
    throw error;
  });
  const met: unknown[] = [];
  bus.toShell.on('aquarium/feast-met', (step) => met.push(step));
  const sea = new SeaCompany(bus, () => undefined);
  const stop = sea.attach();
  sea.meet({ ...feast, lines: [] });
  sea.meet(feast);
  sea.meet(feast);
  expect(met).toEqual([{ feast: 'chuseok' }]);
  bus.toGame.emit('aquarium/company', { company: { day: '2026-09-25', guests: [], feast: null, finds: [] } });
  sea.meet(feast);
  expect(met).toHaveLength(2);
  stop();
});
