import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../random/createRandom.ts';
import { pickIndex } from '../random/pickIndex.ts';
import { shuffled } from '../random/shuffled.ts';
import { type BellRoom, bellCommands, bellPhases } from './BellRoom.ts';
import { countBellChoices, describeBellChoice } from './countBellChoices.ts';
import { createBellCode } from './createBellCode.ts';
import { decideAnswer } from './decideAnswer.ts';
import { decideCommand } from './decideCommand.ts';
import { type BellQuestion, drawQuestions } from './drawQuestions.ts';
import { orderNo, orderOfNo } from './orderNo.ts';
import { outPlaceOnEntry } from './outPlaceOnEntry.ts';
import { questionsOf } from './questionsOf.ts';
import { settleReveal } from './settleReveal.ts';
import { hardestQuestion, summarizeBell } from './summarizeBell.ts';
import { type BellMessage, BellRound } from './testing/BellRound.ts';
import { bellTuning } from './tuning.ts';

const lobby: BellRoom = { phase: 'LOBBY', revision: 1, place: 0, questionCount: 3, revival: false, endsAt: null };
const facts = { now: 1000, seconds: 30, outCount: 0 };
const room = fc.record({
  phase: fc.constantFrom(...bellPhases),
  revision: fc.integer({ min: 1, max: 9 }),
  place: fc.integer({ min: 0, max: 4 }),
  questionCount: fc.constant(4),
  revival: fc.boolean(),
  endsAt: fc.option(fc.integer({ min: 0, max: 9000 })),
});

describe('decideCommand', () => {
  it('goes from the lobby through a question to the next one', () => {
    let now = lobby;
    for (const command of ['OPEN_QUESTION', 'CLOSE', 'REVEAL', 'OPEN_QUESTION'] as const) {
      const decision = decideCommand(now, { command, revision: now.revision }, facts);
      if (decision.outcome !== 'APPLY') throw new Error(command);
      now = decision.room;
    }
    expect(now).toEqual({ ...lobby, phase: 'OPEN', revision: 5, place: 2, endsAt: 31_000 });
  });

  it('changes nothing for another revision, and counts each command once', () => {
    fc.assert(
      fc.property(
        room,
        fc.constantFrom(...bellCommands),
        fc.integer({ min: 0, max: 10 }),
        (from, command, revision) => {
          const decision = decideCommand(from, { command, revision }, { ...facts, outCount: 2 });
          if (revision !== from.revision) expect(decision).toEqual({ outcome: 'STALE' });
          if (decision.outcome !== 'APPLY') return;
          expect(decision.room.revision).toBe(revision + 1);
          expect(decideCommand(decision.room, { command, revision }, facts)).toEqual({ outcome: 'STALE' });
          expect(from.phase).not.toBe('ENDED');
          expect(decision.room.place - from.place).toBe(command.startsWith('OPEN_') ? 1 : 0);
          expect(decision.room.place).toBeLessThanOrEqual(from.questionCount);
          // Every question is closed before it is revealed, and revealed before the next one.
          if (decision.room.phase === 'REVEALED') expect(['CLOSED', 'REVEALED']).toContain(from.phase);
          if (decision.room.phase === 'OPEN') expect(['LOBBY', 'REVEALED', 'OPEN']).toContain(from.phase);
        },
      ),
    );
  });

  it('brings back in only where somebody is out', () => {
    const revealed: BellRoom = { ...lobby, phase: 'REVEALED', place: 1 };
    for (const command of ['OPEN_REVIVAL', 'REVIVE_ALL'] as const) {
      expect(decideCommand(revealed, { command, revision: 1 }, facts).outcome).toBe('REFUSED');
      expect(decideCommand(revealed, { command, revision: 1 }, { ...facts, outCount: 1 }).outcome).toBe('APPLY');
    }
  });

  it('adds time from now where it has run out', () => {
    const open: BellRoom = { ...lobby, phase: 'OPEN', place: 1, endsAt: 500 };
    expect(decideCommand(open, { command: 'EXTEND', revision: 1 }, facts)).toMatchObject({
      room: { endsAt: 1000 + bellTuning.extension },
    });
    expect(decideCommand({ ...open, endsAt: 9000 }, { command: 'EXTEND', revision: 1 }, facts)).toMatchObject({
      room: { endsAt: 9000 + bellTuning.extension },
    });
  });
});

describe('decideAnswer', () => {
  it('takes only the newest answer to the open question', () => {
    const open = { phase: 'OPEN', place: 2 } as const;
    const known = { choiceCount: 4, storedSeq: 5 };
    expect(decideAnswer(open, { place: 2, choice: 4, seq: 6 }, known)).toBe('STORED');
    expect(decideAnswer(open, { place: 2, choice: 4, seq: 5 }, known)).toBe('OLD');
    expect(decideAnswer(open, { place: 2, choice: 5, seq: 6 }, known)).toBe('WRONG');
    expect(decideAnswer(open, { place: 1, choice: 1, seq: 9 }, known)).toBe('LATE');
    expect(decideAnswer(open, { place: 3, choice: 1, seq: 9 }, known)).toBe('LATE');
    for (const phase of bellPhases.filter((one) => one !== 'OPEN'))
      expect(decideAnswer({ phase, place: 2 }, { place: 2, choice: 1, seq: 9 }, known)).toBe('LATE');
  });
});

describe('settleReveal', () => {
  const people = fc
    .uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 })
    .chain((numbers) =>
      fc.tuple(
        ...numbers.map((accountNo) => fc.record({ accountNo: fc.constant(accountNo), outPlace: fc.option(fc.nat(3)) })),
      ),
    );
  const right = fc.uniqueArray(fc.integer({ min: 1, max: 30 })).map((numbers) => new Set(numbers));
  const changedBy = (before: readonly { accountNo: number; outPlace: number | null }[], changed: typeof before) =>
    before.map((person) => changed.find(({ accountNo }) => accountNo === person.accountNo) ?? person);

  it('puts nobody out who was right, and never everybody', () => {
    fc.assert(
      fc.property(people, right, (before, correct) => {
        const now = changedBy(before, settleReveal(before, { place: 4, revival: false, right: correct }));
        const stood = before.filter(({ outPlace }) => outPlace === null);
        const standing = now.filter(({ outPlace }) => outPlace === null);
        if (stood.length > 0) expect(standing.length).toBeGreaterThan(0);
        for (const { accountNo } of stood.filter((person) => correct.has(person.accountNo)))
          expect(standing.map((person) => person.accountNo)).toContain(accountNo);
        // Whoever is out stays so.
        expect(standing.length).toBeLessThanOrEqual(stood.length);
        expect(standing.every(({ accountNo }) => stood.some((person) => person.accountNo === accountNo))).toBe(true);
      }),
    );
  });

  it('brings back in who was right in a revival, and nobody else', () => {
    fc.assert(
      fc.property(people, right, (before, correct) => {
        const now = changedBy(before, settleReveal(before, { place: 4, revival: true, right: correct }));
        for (const [index, { accountNo, outPlace }] of before.entries())
          expect(now[index]?.outPlace).toBe(correct.has(accountNo) ? null : outPlace);
      }),
    );
  });
});

describe('outPlaceOnEntry', () => {
  it('lets in until the first question is revealed', () => {
    expect(outPlaceOnEntry({ phase: 'LOBBY', place: 0 })).toBeNull();
    expect(outPlaceOnEntry({ phase: 'CLOSED', place: 1 })).toBeNull();
    expect(outPlaceOnEntry({ phase: 'REVEALED', place: 1 })).toBe(1);
    expect(outPlaceOnEntry({ phase: 'OPEN', place: 2 })).toBe(2);
  });
});

const PUPILS = 40;
const DELIVERIES = 100_000;

/** The messages of a round in their parts: all that is sent between two commands, and the command that follows. */
function writeRound(random: Random, questions: readonly { choiceCount: number; answer: number }[]) {
  const parts: { sent: BellMessage[]; command: BellMessage | null }[] = [];
  const pupils = Array.from({ length: PUPILS }, (_, index) => index + 1);
  let revision = 1;
  const command = (name: (typeof bellCommands)[number]): BellMessage => ({
    kind: 'COMMAND',
    command: name,
    revision: revision++,
  });
  parts.push({
    sent: pupils.map((accountNo) => ({ kind: 'ENTER', accountNo })),
    command: command('OPEN_QUESTION'),
  });
  for (const [index, { choiceCount }] of questions.entries()) {
    const place = index + 1;
    const sent = pupils.flatMap((accountNo) =>
      // Each changes the answer some times, on one device or two.
      Array.from({ length: pickIndex(4, random) }, (_, seq): BellMessage => {
        const choice = 1 + pickIndex(choiceCount, random);
        return { kind: 'ANSWER', accountNo, place, choice, seq };
      }),
    );
    parts.push({ sent, command: command('CLOSE') });
    parts.push({ sent: [], command: command('REVEAL') });
    const isLast = place === questions.length;
    parts.push({ sent: [], command: command(isLast ? 'END' : 'OPEN_QUESTION') });
  }
  return parts;
}

describe('a round whose messages arrive in any order', () => {
  const questions = Array.from({ length: 12 }, (_, index) => ({
    choiceCount: index % 2 ? 4 : 2,
    answer: 1 + (index % 2),
  }));

  /** Once in their order, without a repeated one. */
  const reference = (parts: ReturnType<typeof writeRound>) => {
    const round = new BellRound(questions);
    for (const { sent, command } of parts)
      for (const message of [...sent, command ?? []].flat()) round.receive(message);
    return round.state();
  };

  it(`comes to one final state after ${DELIVERIES} deliveries, doubled, late, early and reordered`, () => {
    const random = createRandom(20261129);
    const parts = writeRound(random, questions);
    const expected = reference(parts);
    expect(expected.room.phase).toBe('ENDED');
    const round = new BellRound(questions);
    const all = parts.flatMap(({ sent, command }) => [...sent, command ?? []].flat());
    const noisePerPart = Math.ceil(DELIVERIES / parts.length);
    let deliveries = 0;
    for (const { sent, command } of parts) {
      const noise = Array.from({ length: noisePerPart }, () => all[pickIndex(all.length, random)] as BellMessage)
        // Delivered now, it would be no stray: it ends this part.
        .filter((message) => message !== command);
      // What is sent in this part arrives at last, somewhere between the strays.
      for (const message of shuffled([...noise, ...sent], random)) {
        round.receive(message);
        deliveries += 1;
      }
      if (command === null) continue;
      expect(round.receive(command)).toBe('APPLY');
      expect(round.receive(command)).toBe('STALE');
      deliveries += 2;
    }
    expect(deliveries).toBeGreaterThan(DELIVERIES * 0.95);
    for (const message of shuffled(all, random)) round.receive(message);
    expect(round.state()).toEqual(expected);
  });

  it('does so for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 300 }), (seed, strays) => {
        const random = createRandom(seed);
        const parts = writeRound(random, questions);
        const all = parts.flatMap(({ sent, command }) => [...sent, command ?? []].flat());
        const round = new BellRound(questions);
        for (const { sent, command } of parts) {
          const noise = Array.from({ length: strays }, () => all[pickIndex(all.length, random)] as BellMessage);
          const kept = noise.filter((message) => message !== command);
          for (const message of shuffled([...kept, ...sent], random)) round.receive(message);
          if (command !== null) round.receive(command);
        }
        expect(round.state()).toEqual(reference(parts));
      }),
      { numRuns: 30 },
    );
  });
});

describe('drawQuestions', () => {
  const offer = (bookNo: number, form: 'OX' | 'CHOICE', count: number): BellQuestion[] =>
    Array.from({ length: count }, (_, index) => ({
      ...{ bookNo, bookName: `책 ${bookNo}`, form, itemKey: `${form}-${index}`, question: '?', explanation: '' },
      ...{ options: ['O', 'X'], images: [], answer: 1 },
    }));

  it('gives each book its share, nothing twice, and as many as there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer(),
        (books, count, seed) => {
          const offered = books.flatMap(([ox, choice], bookNo) => [
            ...offer(bookNo, 'OX', ox),
            ...offer(bookNo, 'CHOICE', choice),
          ]);
          const drawn = drawQuestions(offered, count, createRandom(seed));
          expect(drawn.length).toBe(Math.min(count, offered.length));
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(drawQuestions(offered, count, createRandom(seed))).toEqual(drawn);
          const left = books.map(([ox, choice], bookNo) => ({
            taken: drawn.filter((question) => question.bookNo === bookNo).length,
            all: ox + choice,
          }));
          // Where a book has questions left, no other has more than one above it.
          for (const one of left.filter(({ taken, all }) => taken < all))
            for (const other of left) expect(other.taken).toBeLessThanOrEqual(one.taken + 1);
        },
      ),
    );
  });
});

describe('createBellCode', () => {
  it('has four digits', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (value) => {
        expect(createBellCode(() => value)).toMatch(/^[1-9]\d{3}$/);
      }),
    );
  });
});

describe('summarizeBell', () => {
  it('counts choices, and finds the hardest question', () => {
    const asked = [
      { place: 1, choiceCount: 2, answer: 1 },
      { place: 2, choiceCount: 4, answer: 3 },
      { place: 3, choiceCount: 2, answer: 2 },
    ];
    const given = [
      { place: 1, choice: 1 },
      { place: 1, choice: 2 },
      { place: 2, choice: 4 },
      { place: 2, choice: 3 },
      { place: 2, choice: 1 },
    ];
    const summary = summarizeBell(asked, given);
    expect(summary).toEqual([
      { place: 1, answered: 2, right: 1, choices: [1, 1] },
      { place: 2, answered: 3, right: 1, choices: [1, 0, 1, 1] },
      { place: 3, answered: 0, right: 0, choices: [0, 0] },
    ]);
    expect(hardestQuestion(summary)).toBe(2);
    expect(hardestQuestion([])).toBeNull();
  });
});

describe('orderNo', () => {
  it('numbers every order once, without gaps', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const numbers = Array.from({ length: countBellChoices(ordered(count)) }, (_, index) => index + 1);
      const orders = numbers.map((no) => orderOfNo(no, count));
      expect(orders.map(orderNo)).toEqual(numbers);
      expect(new Set(orders.map(String)).size).toBe(numbers.length);
      for (const order of orders) expect([...order].sort()).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    }
    expect(countBellChoices(ordered(4))).toBe(bellTuning.mostChoices);
  });

  const ordered = (count: number) => ({ form: 'ORDER', options: Array.from({ length: count }, String) }) as const;
});

describe('questionsOf', () => {
  const asked = { category: 'FACTUAL', explanation: '그래요.', question: '무엇일까요?' } as const;
  const book = { bookNo: 7, bookName: '책' };
  const offered = (item: object) =>
    questionsOf({ kind: 'QUIZ', items: [{ id: 'quiz-1', ...asked, ...item } as never] }, book)[0] as BellQuestion;

  it('asks for events in an order that is never the right one, and knows the right one', () => {
    const word = fc.string({ minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 4 }), fc.uuid(), (events, id) => {
        const question = offered({ id, form: 'ORDER', events });
        expect(question.options).not.toEqual(events);
        expect(orderOfNo(question.answer, events.length).map((no) => question.options[no - 1])).toEqual(events);
        expect(describeBellChoice(question, question.answer)).toBe(events.join(' → '));
      }),
    );
  });

  it('shows pictures where every option has one, and sentences like options', () => {
    const texts = ['가', '나', '다', '라'];
    const pictured = texts.map((text) => ({ text, image: `p-${text}` }));
    expect(offered({ options: pictured, answer: 2 })).toMatchObject({
      ...{ form: 'CHOICE', options: texts, answer: 2 },
      images: ['p-가', 'p-나', 'p-다', 'p-라'],
    });
    expect(offered({ options: [{ text: '가' }, ...pictured.slice(1)], answer: 2 }).images).toEqual([]);
    expect(offered({ form: 'EVIDENCE', sentences: texts, answer: 3 })).toMatchObject({
      ...{ form: 'CHOICE', options: texts, answer: 3, images: [] },
    });
  });
});
