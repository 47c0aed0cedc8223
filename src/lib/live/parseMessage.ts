/** A message of a line as JSON; what is not ours is an empty one, and a line that goes on like that ends by its watchdog. */
export function parseMessage(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
