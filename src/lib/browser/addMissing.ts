/**
 * Brings what Safari before 16 lacks and the product calls: rounded rectangles of a canvas, and signals that end by
 * themselves. Nobody else fetches it.
 */
export async function addMissing(): Promise<void> {
  if ('roundRect' in CanvasRenderingContext2D.prototype && 'timeout' in AbortSignal) return;
  (await import('./addMissingInterfaces.ts')).addMissingInterfaces();
}
