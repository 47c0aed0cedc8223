import { NotePages } from './pages/NotePages.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { TouchHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { test } from './support/test.ts';

test('a note is written on a phone, in a form that stays where it is', async ({ page, request }) => {
  await (await NewStudent.join(request, 'fieldphone1')).enter(page);
  const notes = new NotePages(page, new TouchHands(page), 1126);
  await notes.open('', '독서 노트');
  await new FieldWalk(page).walk('src/features/note/list/ReadingNoteFields.tsx', {
    begin: async () => {
      if (await page.getByRole('button', { name: '다 썼어요' }).isVisible()) await notes.press('다 썼어요');
      await notes.begin();
    },
    saved: () => notes.expectSaved(),
  });
});
