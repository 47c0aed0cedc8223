import { get, type IncomingMessage } from 'node:http';
import type { SchoolStudent } from './fillSchool.ts';

const OPEN_AGAIN_MS = 500;

/** Windows with an aquarium open: streams of events, opened again whenever they end, as browsers do. */
export class LiveWindows {
  /** States that were told, streams that were opened, and openings that got no stream. */
  told = 0;
  opened = 0;
  refused = 0;
  readonly #port: number;
  readonly #open = new Map<SchoolStudent, IncomingMessage>();
  #over = false;

  constructor(port: number, students: readonly SchoolStudent[]) {
    this.#port = port;
    for (const student of students) this.#listen(student);
  }

  /** Somebody closes the window; another is opened. */
  reload(student: SchoolStudent): void {
    this.#open.get(student)?.destroy();
  }

  close(): void {
    this.#over = true;
    for (const stream of this.#open.values()) stream.destroy();
  }

  #listen(student: SchoolStudent): void {
    if (this.#over) return;
    const again = () => setTimeout(() => this.#listen(student), OPEN_AGAIN_MS).unref();
    const headers = { accept: 'text/event-stream', 'x-ro-token': student.token };
    const path = '/api/aquarium/me/events';
    get({ host: '127.0.0.1', port: this.#port, path, headers, agent: false }, (response) => {
      if (response.statusCode !== 200) {
        this.refused += 1;
        response.resume();
        again();
        return;
      }
      this.opened += 1;
      this.#open.set(student, response);
      response.setEncoding('utf8').on('data', (text: string) => {
        this.told += text.split('event: state').length - 1;
      });
      response.once('error', () => {});
      response.once('close', () => {
        this.#open.delete(student);
        again();
      });
    }).once('error', again);
  }
}
