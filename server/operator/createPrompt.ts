import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks the person at the terminal. @param hidden what is typed is not shown */
export type Prompt = (question: string, hidden?: 'hidden') => Promise<string>;

/**
 * Reads answers from the terminal, or one a line from what is piped in. Nothing is read before the first question, so that
 * commands without questions leave the input alone.
 */
export function createPrompt(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
): { prompt: Prompt; close: () => void } {
  let muted = false;
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (!muted) output.write(chunk);
      done();
    },
  });
  let reader: ReturnType<typeof createInterface> | undefined;
  let lines: AsyncIterator<string> | undefined;
  return {
    async prompt(question, hidden) {
      if (lines === undefined) {
        reader = createInterface({ input, output: shown, terminal: input.isTTY });
        reader.on('SIGINT', () => process.exit(130));
        lines = reader[Symbol.asyncIterator]();
      }
      output.write(`${question}: `);
      muted = hidden === 'hidden';
      const { value } = await lines.next();
      muted = false;
      if (hidden === 'hidden' || !input.isTTY) output.write('\n');
      return typeof value === 'string' ? value : '';
    },
    close: () => reader?.close(),
  };
}
