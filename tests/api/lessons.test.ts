import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LessonBook } from '#contract/lesson.ts';
import { placementSlot, slotCells } from '#domain/crossword/Placement.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { makeInstitution, makeStaff, staffSend } from '../support/staffMember.ts';

let app: TestApp;
let academyNo: number;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
  academyNo = await makeInstitution(app, '파도 학원');
});
afterAll(() => app.close());

const read = (bookNo: number, token: string) =>
  staffSend<LessonBook>(app, 'GET', `/api/staff/institutions/${academyNo}/lessons/${bookNo}`, { token });

describe('a book on the big screen', () => {
  it('has its pages, and a crossword in a grid without empty edges', async () => {
    const teacher = await makeStaff(app, academyNo, 'TEACHER');
    const { status, data } = await read(FIRST_BOOK, teacher.token);
    expect(status).toBe(200);
    expect(data.pages.map(({ pageNo }) => pageNo)).toEqual(data.pages.map((_, index) => index + 1));
    expect(data.pages.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
    const { rows, cols, clues } = data.crossword ?? { rows: 0, cols: 0, clues: [] };
    const syllables = new Map<string, Set<string>>();
    for (const clue of clues) {
      for (const [index, { row, col }] of slotCells(placementSlot(clue)).entries()) {
        const key = `${row},${col}`;
        syllables.set(key, (syllables.get(key) ?? new Set()).add([...clue.word][index] ?? ''));
      }
    }
    const cells = [...syllables.keys()].map((key) => key.split(',').map(Number) as [number, number]);
    expect([Math.min(...cells.map(([row]) => row)), Math.max(...cells.map(([row]) => row))]).toEqual([0, rows - 1]);
    expect([Math.min(...cells.map(([, col]) => col)), Math.max(...cells.map(([, col]) => col))]).toEqual([0, cols - 1]);
    expect([...syllables.values()].every((found) => found.size === 1)).toBe(true);
  });

  it('is not there under a number that is no book, nor for a librarian', async () => {
    const director = await makeStaff(app, academyNo, 'DIRECTOR');
    expect((await read(9_999, director.token)).status).toBe(404);
    const librarian = await makeStaff(app, academyNo, 'LIBRARIAN');
    expect((await read(FIRST_BOOK, librarian.token)).status).toBe(404);
  });
});
