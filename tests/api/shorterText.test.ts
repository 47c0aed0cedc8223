import { expect, it } from 'vitest';
import type { BookDetail } from '#contract/book.ts';
import { buildTestApp } from '../support/buildTestApp.ts';
import { editPack } from '../support/editPack.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';

interface Pages {
  pages: { pageNo: number; paragraphs: string[] }[];
}

it('a text that is cut to less than was read finishes no book, and its new last page does', async () => {
  const app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
  const { token } = await freshStudent(app);
  const turnTo = (lastPageNo: number) => app.put(`/api/books/${FIRST_BOOK}/reading/me`, { lastPageNo }, token);
  const finishedAt = async () => (await app.get<BookDetail>(`/api/books/${FIRST_BOOK}`, token)).data.finishedAt;
  const more = [11, 12, 13, 14].map((pageNo) => ({ pageNo, paragraphs: [`${pageNo}쪽이에요.`] }));
  await editPack<Pages>(app, FIRST_BOOK, 'pages.json', ({ pages }) => ({ pages: [...pages, ...more] }));
  expect((await turnTo(12)).data).toMatchObject({ finished: false });
  await editPack<Pages>(app, FIRST_BOOK, 'pages.json', ({ pages }) => ({ pages: pages.slice(0, 10) }));
  expect((await turnTo(2)).data).toMatchObject({ finished: false });
  expect(await finishedAt()).toBeNull();
  expect((await turnTo(10)).data).toMatchObject({ finished: true, readingProgressRate: 100 });
  expect(await finishedAt()).not.toBeNull();
  await app.close();
});
