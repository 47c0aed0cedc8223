import { expect, it, vi } from 'vitest';
import type { StoredNote } from '#contract/readingNote.ts';
import { unknownNote } from '#domain/note/NoteSync.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { deviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { createDraftStore } from './createDraftStore.ts';
import { openNoteSyncQueue } from './openNoteSyncQueue.ts';
import { sendReport } from './sendReport.ts';

const content = { kind: 'REPORT', text: '독후감' } as const;
const draft = { content, deleted: false, edit: 1, keepBefore: false };
const put = 'PUT /api/reading-notes/books/1/notes/report/me';
const stored: StoredNote = { noteId: 'report', version: 1, content, deleted: false, createdAt: '', updatedAt: '' };

function owner(answer: unknown = stored) {
  const { api, requests } = createTestServices({ answers: { [put]: () => answer } });
  return { owner: { api, accountNo: 7, isCurrent: () => true }, requests };
}
/** IndexedDB is there and does not open. */
const breakStore = (times = 100) => {
  const reading = vi.spyOn(deviceStore(), 'entries');
  for (let time = 0; time < times; time += 1) reading.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  return () => reading.mockRestore();
};

it('sends what waits on this device, and needs nothing where nothing waits', async () => {
  const { owner: one, requests } = owner();
  expect(await sendReport(one, 1)).toBe('SENT');
  await createDraftStore(7, 1).write('report', { ...unknownNote, draft });
  expect(await sendReport(one, 1)).toBe('SENT');
  expect(requests).toEqual([put]);
});

it('stands in the way of no hand-in on a device that keeps nothing', async () => {
  const recover = breakStore();
  expect(await sendReport(owner().owner, 1)).toBe('SENT');
  recover();
});

it('looks again before it takes what could not be read for nothing', async () => {
  const { owner: one, requests } = owner();
  await createDraftStore(7, 1).write('report', { ...unknownNote, draft });
  const recover = breakStore(1);
  expect(await sendReport(one, 1)).toBe('SENT');
  expect(requests).toEqual([put]);
  recover();
});

it.each([
  ['WAITS', new NetworkError(false)],
  ['SENT', stored],
] as const)('%s: what only the page has is sent before it is handed in', async (outcome, answer) => {
  const recover = breakStore();
  const set = vi.spyOn(deviceStore(), 'set').mockRejectedValue(new DOMException('', 'InvalidStateError'));
  const { owner: one, requests } = owner(answer);
  const { queue, close } = openNoteSyncQueue(one, 1);
  await queue.restore().catch(() => undefined);
  queue.edit('report', content);
  expect(await sendReport(one, 1)).toBe(outcome);
  expect(requests).toEqual([put]);
  close();
  set.mockRestore();
  recover();
});
