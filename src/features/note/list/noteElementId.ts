/** Id of the element that shows a note, as a card or as a form: the place for the focus when the other one has gone. */
export const noteElementId = (noteId: string) => `note-${noteId}`;
