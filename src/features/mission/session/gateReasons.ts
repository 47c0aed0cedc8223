import { errorCodes } from '#contract/errorCodes.ts';
import type { GateReason } from '#domain/mission/writingGates.ts';

/** Why what was written cannot be handed in yet, by item, in the form and the words of the server's refusal; empty where nothing stops it. */
export function gateReasons(gates: ReadonlyMap<string, readonly GateReason[]>): Record<string, string> {
  if (gates.size === 0) return {};
  const reasons = [...gates].map(([key, each]) => [key, each.map(({ message }) => message).join(' ')]);
  return { ...Object.fromEntries(reasons), '': errorCodes.MISSION_GATE.message };
}
