import { readFileSync } from 'node:fs';
import { SECOND } from '#domain/time/duration.ts';

/** Limits of the connections of one process. Times in milliseconds, speeds in bytes a second. */
export interface ConnectionTuning {
  /** Between two sweeps over all connections. */
  look: number;
  /** The head of a request is complete within this time at any speed. */
  head: number;
  /** The whole request is complete within this time at any speed. */
  whole: number;
  /** How long an idle connection is kept for the next request. */
  keepAlive: number;
  /** Least speed of a request (head and body), and how long it may be slower than that. */
  readSpeed: number;
  readGrace: number;
  /** The same for a client that takes an answer. */
  writeSpeed: number;
  writeGrace: number;
  /** Requests on one connection without a complete answer; browsers and proxies send one at a time. */
  pipelined: number;
  /** Open connections of all clients. */
  open: number;
  /** Open connections of one network: a school of several hundred tablets with six connections each. */
  openPerNetwork: number;
  /** Connections that hold something up for longer than one sweep: an incomplete request, or an answer nobody takes. */
  held: number;
  heldPerNetwork: number;
  /** Bytes of incomplete requests in memory. */
  heldBytes: number;
  /** Ended by one sweep beyond these limits, and by one turn of the event loop: many at once keep everybody waiting. */
  endedPerSweep: number;
  endedPerTurn: number;
}

/** Descriptors left for the database, files and outgoing connections. */
const RESERVED_DESCRIPTORS = 512;
const LEAST_OPEN = 256;
const MOST_OPEN = 10_000;

/** The limits of a server. @param descriptors that the system allows this process */
export function connectionTuning(descriptors = readDescriptorLimit()): ConnectionTuning {
  const open = Math.max(LEAST_OPEN, Math.min(MOST_OPEN, descriptors - RESERVED_DESCRIPTORS));
  return {
    look: SECOND,
    head: 20 * SECOND,
    whole: 60 * SECOND,
    keepAlive: 72 * SECOND,
    readSpeed: 500,
    // Two packets lost in a row are repeated within about seven seconds.
    readGrace: 10 * SECOND,
    writeSpeed: 1000,
    // The system reports progress in pieces of a third of its buffer, which a slow link takes some 20 s to empty.
    writeGrace: 30 * SECOND,
    pipelined: 8,
    open,
    openPerNetwork: Math.floor(open * 0.6),
    held: 1000,
    heldPerNetwork: 200,
    // Thirty tablets may send a picture of 5 MB each at once; a process has a gigabyte.
    heldBytes: 256 * 1024 * 1024,
    endedPerSweep: 1500,
    endedPerTurn: 16,
  };
}

/** Open files this process may have; Linux reports it, elsewhere there is room for all. */
function readDescriptorLimit(): number {
  try {
    const line = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return line === null ? Number.POSITIVE_INFINITY : Number(line[1]);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
