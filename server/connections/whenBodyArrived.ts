import type { IncomingMessage } from 'node:http';

/**
 * Calls `serve` once the body of a request has arrived, or as much of it as Node keeps before somebody reads it (16 kB).
 * At once for a request without a body. Never for one whose connection ends before: it has cost its head only, no error
 * and no answer that nobody reads.
 */
export function whenBodyArrived(request: IncomingMessage, serve: () => void): void {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) {
    serve();
    return;
  }
  // Without reading it, the bytes stay where the handler finds them.
  const look = () => {
    if (request.destroyed) return;
    if (!request.complete && request.readableLength < request.readableHighWaterMark) return;
    request.off('readable', look);
    serve();
  };
  request.on('readable', look);
}
