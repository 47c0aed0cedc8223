/** A failure whose message is a sentence for the person at the screen. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}
