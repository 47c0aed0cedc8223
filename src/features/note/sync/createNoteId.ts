/** A name for a note that no other device makes. Works without a secure origin too, as in a classroom network. */
export function createNoteId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
