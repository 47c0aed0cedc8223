import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BookPackContent } from '../book-pack/BookPackContent.ts';
import { samplePack } from '../book-pack/testing/samplePack.ts';
import { bookMissions } from '../mission/bookMissions.ts';
import type { MissionMaterial } from '../mission/MissionMaterial.ts';
import type { GuestTexts } from '../book-pack/GuestTexts.ts';
import { answersIn, type MarkedRound, openAnswers } from './openAnswers.ts';
import { revealsAnswer } from '../book-pack/revealsAnswer.ts';
import { speakable } from './speakable.ts';
import { sampleGuest } from '../book-pack/testing/sampleGuest.ts';

/** The missions of a pack; every word of the pool may be in its puzzles. */
function missionsOf(pack: BookPackContent): MissionMaterial[] {
  const clues = pack.puzzle.words.map(({ word, clue }, index) => ({
    key: `${index}-across`,
    number: index,
    direction: 'across' as const,
    row: 0,
    col: 0,
    word,
    clue,
  }));
  const { PUZZLE, MATCHING, OX, QUIZ } = bookMissions(pack, [clues]);
  return [PUZZLE, MATCHING, OX, QUIZ];
}

const shownTexts = (guest: ReturnType<typeof speakable>) => [
  ...[guest.name, guest.greeting, guest.petReply, guest.farewell, guest.treatClue],
  ...[guest.memento.name, guest.memento.line, ...guest.lines],
  ...(guest.ask === null ? [] : [guest.ask.question, ...guest.ask.answers, ...guest.ask.answerEchoes]),
];

it('frees an answer once it was right in a round that is over, and no other', () => {
  const missions = missionsOf(samplePack());
  const [puzzle, , , quiz] = missions;
  if (!puzzle || !quiz) throw new Error('no missions');
  const all = openAnswers(missions, []);
  const [first, second] = answersIn(quiz);
  if (!first || !second) throw new Error('no quiz');
  expect([all.has(first.text), all.has('소나기')]).toEqual([true, true]);
  const over = (rightKeys: string[], open = false): MarkedRound => ({
    open,
    material: quiz,
    rightKeys: new Set(rightKeys),
  });
  const after = openAnswers(missions, [over([first.key])]);
  // Wrong: it may still be retried.
  expect([after.has(first.text), after.has(second.text), after.has('소나기')]).toEqual([false, true, true]);
  // Marked right, but the round goes on.
  expect(openAnswers(missions, [over([first.key], true)]).has(first.text)).toBe(true);
  expect(openAnswers(missions, [over([first.key]), over([], true)]).has(first.text)).toBe(true);
});

it('never shows an open answer, in whatever sentence it stands', () => {
  const pack = samplePack();
  const answers = [...openAnswers(missionsOf(pack), [])];
  const fields = ['name', 'greeting', 'petReply', 'question', 'farewell', 'treatClue'] as const;
  const sentence = fc
    .tuple(fc.constantFrom('', '어쩌면 ', '그건 '), fc.constantFrom(...answers))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.nat(5), sentence, fc.subarray(answers), (field, at, text, open) => {
      const sample = sampleGuest();
      const guest: GuestTexts = {
        ...sample,
        [field]: text,
        lines: sample.lines.map((line, no) => (no === at ? text : line)),
      };
      const shown = speakable(guest, new Set(open), pack.book);
      for (const one of shownTexts(shown)) {
        expect(revealsAnswer(one, new Set(open), `${pack.book.bookName} ${pack.book.summary}`)).toBe(false);
      }
    }),
  );
});

it('leaves what everybody knows, and everything once nothing is open', () => {
  const guest = sampleGuest();
  const { ask, generalNo, lines, ...rest } = speakable(guest, new Set(), samplePack().book);
  expect([generalNo, { ...rest, ...ask, lines }]).toEqual([null, guest]);
  const book = { bookName: '초롱이의 밤', summary: '' };
  expect(speakable(guest, new Set(['초롱이']), book).name).toBe('초롱이');
  expect(speakable(guest, new Set(['초롱이']), samplePack().book).name).toBe('이야기 손님');
});

it('knows a phrase also with other spaces, and a single syllable gives nothing away', () => {
  const answers = new Set(['젖은 옷을 말렸어요', '달']);
  expect(revealsAnswer('젖은옷을 말렸어요!', answers, '')).toBe(true);
  expect(revealsAnswer('달려온 옷을 말렸어요.', answers, '')).toBe(false);
});

/** Each book of the content folder that has missions and a guest. */
const root = join(import.meta.dirname, '../../content/books');
const written = readdirSync(root).filter((name) => existsSync(join(root, name, 'guest.json')));
const read = <T>(bookNo: string, name: string): T | undefined => {
  const file = join(root, bookNo, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
};

it('holds for every book, before and between its missions', () => {
  for (const bookNo of written) {
    const guest = read<GuestTexts>(bookNo, 'guest');
    const book = read<BookPackContent['book']>(bookNo, 'book');
    if (!guest || !book) throw new Error(`${bookNo} has no guest`);
    const names = ['puzzle', 'matching', 'ox', 'quiz', 'think', 'report'] as const;
    const parts = Object.fromEntries(names.map((name) => [name, read(bookNo, name)]));
    const missions = parts.quiz === undefined ? [] : missionsOf({ book, ...parts } as unknown as BookPackContent);
    const known = `${book.bookName} ${book.summary}`;
    for (const done of [...missions.map((_, index) => index), missions.length]) {
      const rounds = missions.slice(0, done).map((material) => ({
        open: false,
        material,
        rightKeys: new Set(answersIn(material).map(({ key }) => key)),
      }));
      const open = openAnswers(missions, rounds);
      const shown = speakable(guest, open, book);
      expect(shown.ask).not.toBeNull();
      expect(shownTexts(shown).filter((text) => revealsAnswer(text, open, known))).toEqual([]);
    }
  }
});
