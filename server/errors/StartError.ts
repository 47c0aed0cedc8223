/** The product cannot start, and the message explains in one sentence why and what to do. Printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
