import { Worker } from 'node:worker_threads';

/** Plain JavaScript, because a thread is given no loader for anything else. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { DatabaseSync } = require('node:sqlite');
const database = new DatabaseSync(workerData.path);
const answers = workerData.statements.map((statement) => database.prepare(statement).all());
database.close();
parentPort.postMessage(answers);
`;

/**
 * Asks a database file that nobody else uses, in a thread of its own: looking over every page of it would hold up
 * everybody else.
 *
 * @returns the rows of each statement
 */
export function queryInThread(path: string, statements: readonly string[]): Promise<Record<string, unknown>[][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, { eval: true, execArgv: [], workerData: { path, statements } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread ended with ${code}`)));
  });
}
