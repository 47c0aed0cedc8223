import { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** A web stream that reads on only as fast as it is read. Types of browsers lack `ReadableStream.from`. */
export function toWebStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return NodeReadableStream.from(source) as ReadableStream<Uint8Array>;
}
