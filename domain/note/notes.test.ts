import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freePlace } from './freePlace.ts';
import { hasContent } from './hasContent.ts';
import { joinDrafts } from './joinDrafts.ts';
import { cardIds, matchingMap, mergeMaps, moveCard, removeCard } from './matchingMap.ts';
import { emptyMap, type NoteContent, type OwnMap } from './NoteContent.ts';
import { type NoteSync, unknownNote } from './NoteSync.ts';
import { normalizeNote, sameNote } from './normalizeNote.ts';
import { fitsKind } from './noteKinds.ts';
import { noteLength } from './noteLength.ts';
import { receiveEdit } from './receiveEdit.ts';
import { NOTE_TUNING } from './tuning.ts';

const report = (text: string) => ({ kind: 'REPORT' as const, text });

describe('noteLength', () => {
  it('counts what a writer sees', () => {
    expect(noteLength('가나다')).toBe(3);
    expect(noteLength('가나다'.normalize('NFD'))).toBe(3);
    expect(noteLength('고래 \u{1F433}')).toBe(4);
    expect(noteLength('\u{1F468}\u200d\u{1F469}\u200d\u{1F467}')).toBe(1);
  });

  it('is never more than the code units of the composed text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => noteLength(text) <= text.normalize('NFC').length));
  });
});

describe('sameNote', () => {
  it('looks through composition and the order of names', () => {
    expect(sameNote(report('고래'), { text: '고래'.normalize('NFD'), kind: 'REPORT' })).toBe(true);
    expect(sameNote(report('고래'), report('고래 '))).toBe(false);
    expect(normalizeNote(report('고래'.normalize('NFD')))).toEqual(report('고래'));
  });
});

describe('receiveEdit', () => {
  const stored = { version: 4, content: report('넷'), deleted: false };
  const edit = { baseVersion: 4, content: report('다섯'), deleted: false, keepBefore: false };

  it('stores what is based on the present version, once', () => {
    expect(receiveEdit(stored, edit)).toEqual({ outcome: 'STORED', version: 5 });
    expect(receiveEdit({ version: 5, content: report('다섯'), deleted: false }, edit)).toEqual({ outcome: 'SAME' });
  });

  it('refuses what is based on another version', () => {
    expect(receiveEdit(stored, { ...edit, baseVersion: 3 })).toEqual({ outcome: 'CONFLICT' });
    expect(receiveEdit(stored, { ...edit, baseVersion: 0 })).toEqual({ outcome: 'CONFLICT' });
  });

  it('begins with version 1 and knows no note that is not there', () => {
    expect(receiveEdit(null, { ...edit, baseVersion: 0 })).toEqual({ outcome: 'STORED', version: 1 });
    expect(receiveEdit(null, edit)).toEqual({ outcome: 'MISSING' });
    expect(receiveEdit(null, { ...edit, baseVersion: 0, deleted: true })).toEqual({ outcome: 'MISSING' });
  });
});

describe('the map', () => {
  const pairs = [
    { id: 'p1', left: '토끼', right: '꾀를 내어 살아난다' },
    { id: 'p2', left: '자라', right: '토끼를 데려간다' },
  ];
  const own: OwnMap = {
    ...emptyMap,
    cards: [{ id: 'c1', text: '나' }],
    links: [
      { id: 'l1', from: 'c1', to: cardIds.left('p1'), label: '닮았다' },
      { id: 'l2', from: 'c1', to: cardIds.left('gone'), label: '' },
    ],
  };

  it('shows solved pairs, own cards, and only lines with both ends', () => {
    const { cards, links } = matchingMap(pairs, own);
    expect(cards.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'LEFT L:p1',
      'RIGHT R:p1',
      'LEFT L:p2',
      'RIGHT R:p2',
      'OWN c1',
    ]);
    expect(links.map(({ id, own: mine }) => `${id} ${mine}`)).toEqual(['P:p1 false', 'P:p2 false', 'l1 true']);
  });

  it('lays no two cards on one place before anything was moved', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(NOTE_TUNING.map.cards), (pairCount, cardCount) => {
        const many = Array.from({ length: pairCount }, (_, at) => ({ id: `${at}`, left: 'a', right: 'b' }));
        const cards = Array.from({ length: cardCount }, (_, at) => ({ id: `c${at}`, text: 'c' }));
        const places = matchingMap(many, { ...emptyMap, cards }).cards.map(({ x, y }) => `${x},${y}`);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });

  it('moves within reach and takes a card away with its lines', () => {
    const moved = moveCard(own, 'c1', { x: 1e9, y: 10.4 }, 5_000);
    expect(moved.places).toEqual([{ id: 'c1', x: 5_000, y: 10 }]);
    expect(removeCard(moved, 'c1')).toEqual(emptyMap);
  });

  it('finds a free place for a new card, the nearest first', () => {
    expect(freePlace([], { x: 5, y: 6 })).toEqual({ x: 5, y: 6 });
    const coordinate = fc.integer({ min: -1_000, max: 1_000 });
    const place = fc.record({ x: coordinate, y: coordinate });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), place, (cards, near) => {
        const { x, y } = freePlace(cards, near);
        for (const card of cards) expect(Math.abs(card.x - x) >= 200 || Math.abs(card.y - y) >= 100).toBe(true);
      }),
    );
  });

  it('merges without losing a card or a line, mine last where both changed one', () => {
    const text = fc.constantFrom('하나', '둘', '셋');
    const cards = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), text }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(cards, cards, (theirs, mine) => {
        const merged = mergeMaps({ ...emptyMap, cards: theirs }, { ...emptyMap, cards: mine }).cards;
        expect(new Set(merged.map(({ id }) => id))).toEqual(new Set([...theirs, ...mine].map(({ id }) => id)));
        expect(merged.length).toBe(new Set(merged.map(({ id }) => id)).size);
        for (const card of mine) expect(merged).toContainEqual(card);
      }),
    );
  });
});

describe('two drafts of one device', () => {
  const writing = (content: NoteContent, edit = 1): NoteSync => ({
    ...unknownNote,
    draft: { content, deleted: false, edit, keepBefore: false },
  });
  const both = (found: NoteContent, mine: NoteContent) =>
    joinDrafts(writing(found, 7), writing(mine)).sync.draft?.content;

  it('are one text with every word of both, unless one goes on from the other', () => {
    expect(both(report('고래가 간다'), report('거북이'))).toEqual(report('고래가 간다\n\n거북이'));
    expect(both(report('고래가'), report('고래가 간다'))).toEqual(report('고래가 간다'));
    expect(both(report('고래가 간다'), report(''))).toEqual(report('고래가 간다'));
    const { draft } = joinDrafts(writing(report('고래'), 7), writing(report('거북'))).sync;
    expect(draft).toMatchObject({ edit: 8, keepBefore: true });
  });

  it('are one map with the cards of both, and two notes in a list', () => {
    const map = (...ids: string[]) => ({ ...emptyMap, cards: ids.map((id) => ({ id, text: id })) });
    expect(both(map('a', 'b'), map('b', 'c'))).toEqual(map('a', 'b', 'c'));
    const question = { kind: 'QUESTION' as const, question: '왜?', answer: '', about: null };
    const mine = writing({ ...question, answer: '몰라요' });
    expect(joinDrafts(writing(question), mine)).toEqual({ sync: mine, aside: question });
  });

  it('are the found one where nothing was written, against what another device wrote since', () => {
    const server = { version: 2, content: report('다른 기기'), deleted: false };
    const { sync } = joinDrafts(writing(report('고래')), { ...unknownNote, base: server });
    expect(sync).toMatchObject({ draft: { content: report('고래') }, conflict: server });
  });
});

describe('kinds', () => {
  it('fits ids to kinds', () => {
    expect(fitsKind('REPORT', 'report')).toBe(true);
    expect(fitsKind('REPORT', 'map')).toBe(false);
    expect(fitsKind('NOTE', 'report')).toBe(false);
    expect(fitsKind('NOTE', '7f0c')).toBe(true);
  });

  it('knows an empty note', () => {
    const note = { kind: 'NOTE' as const, quote: ' ', pageNo: 3, thought: '', stickers: [] };
    expect(hasContent(note)).toBe(false);
    expect(hasContent({ ...note, stickers: ['trophy'] })).toBe(true);
    const question = { kind: 'QUESTION' as const, question: ' ', answer: '', about: null };
    expect(hasContent(question)).toBe(false);
    // The answer may come first, and an item that was picked is a question already.
    expect(hasContent({ ...question, answer: '왜냐하면' })).toBe(true);
    expect(
      hasContent({ ...question, about: { readingMissionType: 'OX', key: 'ox-1', label: '고래는 물고기예요.' } }),
    ).toBe(true);
    expect(hasContent(report(''))).toBe(true);
  });
});
