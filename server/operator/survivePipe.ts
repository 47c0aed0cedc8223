import type { Writable } from 'node:stream';

/**
 * Has a pipe that closes (`… | head`) end nothing: what was begun goes on, and its results are in their file. Any other
 * failure of the stream is thrown.
 */
export function survivePipe(stream: Writable): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // What is written to a stream that has ended meanwhile.
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
  });
}
