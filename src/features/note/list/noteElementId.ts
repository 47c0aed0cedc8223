/** Id of what stands for a note: its card, its form, or the way to bring it back. The focus goes there when another of them had it. */
export const noteElementId = (noteId: string) => `note-${noteId}`;
