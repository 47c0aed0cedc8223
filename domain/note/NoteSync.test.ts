import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinReports } from './joinReports.ts';
import type { ReportText } from './NoteContent.ts';
import {
  acknowledged,
  type ConflictChoice,
  chooseText,
  editNote,
  goneAtServer,
  type NoteCopy,
  type NoteSync,
  nextEdit,
  receivedCopy,
  sendFailed,
  sendingNote,
  shownNote,
  unknownNote,
} from './NoteSync.ts';
import { receiveEdit } from './receiveEdit.ts';

type Sync = NoteSync<ReportText>;
type Copy = NoteCopy<ReportText>;
/** How a request ends: answered, lost on the way, or done with the answer lost. */
type Network = 'UP' | 'REQUEST_LOST' | 'ANSWER_LOST';

const report = (text: string): ReportText => ({ kind: 'REPORT', text });
const written = (words: readonly string[]) => report(words.join('\n\n'));
const wordsOf = (content: ReportText) => content.text.split(/\s+/).filter(Boolean);

/** A server that judges by `receiveEdit`, and two devices of one student. */
class World {
  stored: Copy | null = null;
  /** Texts the server has kept because another one was chosen over them. */
  readonly kept = new Set<string>();
  readonly devices: Sync[] = [unknownNote, unknownNote];
  readonly typed = new Set<string>();
  private count = 0;

  write(at: number): void {
    this.count += 1;
    const word = `말${this.count}`;
    this.typed.add(word);
    const sync = this.device(at);
    const before = shownNote(sync);
    this.devices[at] = editNote(sync, written([...(before && !before.deleted ? wordsOf(before.content) : []), word]));
  }

  send(at: number, network: Network): void {
    const sync = this.device(at);
    const edit = nextEdit(sync);
    if (edit === null) return;
    this.devices[at] = sendingNote(sync);
    if (network === 'REQUEST_LOST') {
      this.devices[at] = sendFailed(this.device(at));
      return;
    }
    const received = receiveEdit(this.stored, edit);
    if (received.outcome === 'STORED') {
      if (edit.keepBefore && this.stored) for (const word of wordsOf(this.stored.content)) this.kept.add(word);
      this.stored = { version: received.version, content: edit.content as ReportText, deleted: edit.deleted };
    }
    this.devices[at] =
      network === 'ANSWER_LOST' ? sendFailed(this.device(at)) : this.answer(this.device(at), received.outcome);
  }

  private answer(sync: Sync, outcome: ReturnType<typeof receiveEdit>['outcome']): Sync {
    if (outcome === 'MISSING' || this.stored === null) return goneAtServer(sync);
    if (outcome === 'CONFLICT') return receivedCopy({ ...sync, sending: null }, this.stored);
    return acknowledged(sync, this.stored);
  }

  look(at: number): void {
    if (this.stored) this.devices[at] = receivedCopy(this.device(at), this.stored);
  }

  choose(at: number, choice: ConflictChoice): void {
    const { conflict, draft } = this.device(at);
    // Choosing theirs over mine is sent to the server first, so that mine stays in the history too.
    if (choice === 'THEIRS' && conflict && draft) for (const word of wordsOf(draft.content)) this.kept.add(word);
    this.devices[at] = chooseText(this.device(at), choice, joinReports);
  }

  device(at: number): Sync {
    return this.devices[at] ?? unknownNote;
  }

  /** Every word that some screen, device or history can still show. */
  findable(): Set<string> {
    const contents = [
      this.stored,
      ...this.devices.flatMap(({ base, draft, conflict }) => [base, draft, conflict]),
    ].flatMap((copy) => (copy === null || copy.deleted ? [] : wordsOf(copy.content)));
    return new Set([...contents, ...this.kept]);
  }

  /** Both devices online until nothing waits; a conflict keeps both texts. */
  settle(): void {
    for (let round = 0; round < 6; round += 1) {
      for (const at of [0, 1]) {
        this.look(at);
        this.choose(at, 'BOTH');
        this.send(at, 'UP');
      }
    }
  }
}

const device = fc.constantFrom(0, 1);
const network = fc.constantFrom<Network>('UP', 'REQUEST_LOST', 'ANSWER_LOST');
const step = fc.oneof(
  fc.record({ do: fc.constant('write' as const), at: device }),
  fc.record({ do: fc.constant('send' as const), at: device, network }),
  fc.record({ do: fc.constant('look' as const), at: device }),
  fc.record({
    do: fc.constant('choose' as const),
    at: device,
    choice: fc.constantFrom<ConflictChoice>('MINE', 'THEIRS', 'BOTH'),
  }),
);

function run(world: World, given: typeof step extends fc.Arbitrary<infer S> ? S : never): void {
  if (given.do === 'write') world.write(given.at);
  if (given.do === 'send') world.send(given.at, given.network);
  if (given.do === 'look') world.look(given.at);
  if (given.do === 'choose') world.choose(given.at, given.choice);
}

describe('NoteSync', () => {
  it('loses no word, whatever two devices, the network and the choices do', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World();
        for (const given of steps) {
          run(world, given);
          const findable = world.findable();
          expect([...world.typed].filter((word) => !findable.has(word))).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('ends with the same text everywhere, with every word in it when both texts are always kept', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World();
        for (const given of steps) run(world, given.do === 'choose' ? { ...given, choice: 'BOTH' } : given);
        world.settle();
        const [one, two] = world.devices;
        expect(one?.draft).toBeNull();
        expect(two?.draft).toBeNull();
        expect(one?.base).toEqual(world.stored);
        expect(two?.base).toEqual(world.stored);
        const there = new Set(world.stored ? wordsOf(world.stored.content) : []);
        expect([...world.typed].filter((word) => !there.has(word))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('never shows one device alone a conflict with itself, whatever the network does', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World();
        for (const given of steps) {
          run(world, { ...given, at: 0 });
          expect(world.device(0).conflict).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('shows both texts when two devices wrote at once, in either order', () => {
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const world = new World();
      world.write(0);
      world.write(1);
      world.send(first, 'UP');
      world.send(second, 'UP');
      expect(world.device(second).conflict?.content).toEqual(world.device(first).base?.content);
      expect(world.device(second).draft).not.toBeNull();
      expect(nextEdit(world.device(second))).toBeNull();
      world.choose(second, 'MINE');
      world.send(second, 'UP');
      world.look(first);
      expect(world.device(first).base).toEqual(world.stored);
    }
  });

  it('goes on from what was sent when only the answer was lost', () => {
    const world = new World();
    world.write(0);
    world.send(0, 'ANSWER_LOST');
    world.write(0);
    world.send(0, 'UP');
    expect(world.device(0).conflict).toBeNull();
    world.send(0, 'UP');
    expect(wordsOf(world.stored?.content ?? report(''))).toEqual(['말1', '말2']);
  });

  it('needs no sending for a note that was written and deleted before the server heard of it', () => {
    const begun = editNote<ReportText>(unknownNote, report('고래'));
    expect(editNote(begun, report('고래'), { deleted: true }).draft).toBeNull();
    const onItsWay = sendingNote(begun);
    expect(editNote(onItsWay, report('고래'), { deleted: true }).draft?.deleted).toBe(true);
  });

  it('takes a text that is back to what the server has as nothing to send', () => {
    const base = { version: 3, content: report('고래'), deleted: false };
    const known: Sync = { ...unknownNote, base };
    expect(editNote(editNote(known, report('고래가')), report('고래')).draft).toBeNull();
    // Composed differently, it is still the same text.
    expect(editNote(known, report('고래'.normalize('NFD'))).draft).toBeNull();
  });

  it('keeps a draft whose note is gone at the server, as a new note', () => {
    const known: Sync = { ...unknownNote, base: { version: 3, content: report('고래'), deleted: false } };
    const gone = goneAtServer(sendingNote(editNote(known, report('고래가 간다'))));
    expect(nextEdit(gone)).toMatchObject({ baseVersion: 0, content: report('고래가 간다') });
    expect(goneAtServer(sendingNote(editNote(known, report('고래'), { deleted: true }))).draft).toBeNull();
  });

  it('says nothing to older news', () => {
    const known: Sync = { ...unknownNote, base: { version: 3, content: report('셋'), deleted: false } };
    expect(receivedCopy(known, { version: 2, content: report('둘'), deleted: false })).toBe(known);
    expect(receivedCopy(known, { version: 3, content: report('셋'), deleted: false })).toBe(known);
  });
});
