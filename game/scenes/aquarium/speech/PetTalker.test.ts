import { expect, it } from 'vitest';
import type { PetTalk } from '#contract/speech.ts';
import { noSpeech, type SpeechMemory } from '#domain/speech/pickLine.ts';
import { MINUTE, SECOND } from '#domain/time/duration.ts';
import { createGameBus } from '#game/bus/createGameBus.ts';
import { PetTalker } from './PetTalker.ts';

const moment = { state: 'awake', mood: 'calm', hour: 'day', season: 'spring', level: 1, guest: null } as const;
const START = 1_000_000_000_000;
const talk: PetTalk = {
  general: Array.from({ length: 40 }, (_, no) => ({ id: `any-${no}`, text: `물결 ${no}` })),
  books: [{ bookNo: 7, bookName: '고래', lines: ['고래가 떠올라요.'] }],
  open: null,
};

function makeTalker() {
  const bus = createGameBus((error) => {
    throw error;
  });
  const kept: SpeechMemory[] = [];
  bus.toShell.on('aquarium/spoke', ({ memory }) => kept.push(memory));
  const talker = new PetTalker(bus, () => 0.5);
  const stop = talker.attach();
  return { bus, talker, kept, stop };
}

/** What is shown at each half second. */
function listen(talker: PetTalker, from: number, ms: number): (string | null)[] {
  const shown: (string | null)[] = [];
  for (let at = 0; at < ms; at += 500) {
    talker.tick(moment, from + at);
    shown.push(talker.line.getState());
  }
  return shown;
}

it('speaks once every 25 seconds, four times, and is quiet in between and after', () => {
  const { bus, talker, kept } = makeTalker();
  expect(listen(talker, START, 5 * SECOND).every((line) => line === null)).toBe(true);
  bus.toGame.emit('aquarium/talk', { talk, memory: noSpeech });
  const shown = listen(talker, START, 3 * MINUTE);
  const begun = shown.flatMap((line, index) => (line !== null && line !== shown[index - 1] ? [index / 2] : []));
  expect(begun).toEqual([0, 25, 50, 75]);
  expect(shown.filter((line) => line !== null)).toHaveLength(4 * 22);
  expect(kept.map(({ inVisit }) => inVisit)).toEqual([1, 2, 3, 4]);
});

it('waits while something else is spoken, and goes on with what the device remembers', () => {
  const { bus, talker, kept } = makeTalker();
  bus.toGame.emit('aquarium/talk', { talk, memory: { ...noSpeech, inVisit: 3, at: START - MINUTE } });
  talker.hold(START);
  expect(listen(talker, START, 24 * SECOND).every((line) => line === null)).toBe(true);
  expect(listen(talker, START + 25 * SECOND, SECOND)[0]).not.toBeNull();
  expect(kept.at(-1)?.inVisit).toBe(4);
  expect(listen(talker, START + MINUTE, MINUTE).every((line) => line === null)).toBe(true);
});

it('says nothing of an account that is gone', () => {
  const { bus, talker, stop } = makeTalker();
  bus.toGame.emit('aquarium/talk', { talk, memory: noSpeech });
  bus.toGame.emit('aquarium/talk', { talk: null });
  expect(listen(talker, START, MINUTE).every((line) => line === null)).toBe(true);
  stop();
});
