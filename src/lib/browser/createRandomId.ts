/** A name that no other device makes. Works without a secure origin too, as in a classroom network by plain http. */
export function createRandomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
