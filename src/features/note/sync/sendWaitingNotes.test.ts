import { expect, it } from 'vitest';
import { unknownNote } from '#domain/note/NoteSync.ts';
import { deviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { createDraftStore } from './createDraftStore.ts';
import { sendWaitingNotes } from './sendWaitingNotes.ts';

const put = (bookNo: number, noteId: string) => `PUT /api/reading-notes/books/${bookNo}/notes/${noteId}/me`;

it('sends nothing more once somebody else signs in, within a book and from book to book', async () => {
  const content = { kind: 'REPORT', text: '비밀' } as const;
  const draft = { content, deleted: false, edit: 1, keepBefore: false };
  for (const [bookNo, noteId] of [
    [1, 'one'],
    [1, 'two'],
    [2, 'three'],
  ] as const)
    await createDraftStore(7, bookNo).write(noteId, { ...unknownNote, draft });
  let accountNo = 7;
  const taken = { version: 1, content, deleted: false, createdAt: '', updatedAt: '' };
  const { api, requests } = createTestServices({
    answers: {
      [put(1, 'one')]: () => {
        accountNo = 8;
        return { ...taken, noteId: 'one' };
      },
      [put(1, 'two')]: { ...taken, noteId: 'two' },
      [put(2, 'three')]: { ...taken, noteId: 'three' },
    },
  });
  const send = () => sendWaitingNotes({ api, accountNo: 7, isCurrent: () => accountNo === 7 });

  await send();
  expect(requests).toEqual([put(1, 'one')]);
  expect((await deviceStore().entries('7:note:')).map(([key]) => key)).toEqual(['7:note:1:two', '7:note:2:three']);

  accountNo = 7;
  await send();
  expect(requests.slice(1)).toEqual([put(1, 'two'), put(2, 'three')]);
  expect(await deviceStore().entries('7:note:')).toEqual([]);
});
