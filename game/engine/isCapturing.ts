import type { FederatedEvent } from 'pixi.js';

/**
 * True on the way down to the target. Pixi calls a handler that was set as a property, which is what JSX does, on the
 * way down and again on the way up; a handler on anything but a leaf must ignore the first call.
 */
export function isCapturing(event: FederatedEvent): boolean {
  return event.eventPhase === event.CAPTURING_PHASE;
}
