import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** One event of a stream (`text/event-stream`), or a comment, which only shows that the line is alive. */
type StreamEvent = EventSourceMessage | 'beat';

/**
 * Events of a stream as they arrive, whatever pieces the network makes of them; ends when the stream ends or
 * `signal` hangs up.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const reader = stream.getReader();
  const hangUp = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', hangUp, { once: true });
  const decoder = new TextDecoder();
  const arrived: StreamEvent[] = [];
  const parser = createParser({
    onEvent: (event) => arrived.push(event),
    onComment: () => arrived.push('beat'),
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    signal.removeEventListener('abort', hangUp);
    hangUp();
  }
}
