/** For what nobody has to know of but who looks for it: the product goes on without. */
export function logToConsole(words: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for the console, and nothing else, here
  console.warn(words, error);
}
