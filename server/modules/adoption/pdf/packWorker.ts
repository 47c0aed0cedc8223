import { parentPort, workerData } from 'node:worker_threads';
import type { PackPrint } from './PackThread.ts';
import { writePackPdf } from './writePackPdf.ts';

/** The program of a thread that makes one PDF and ends. */
const { pack, today, contentDir } = workerData as PackPrint;
parentPort?.postMessage(new Uint8Array(await writePackPdf(pack, today, contentDir)));
