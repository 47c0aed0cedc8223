import { MISSION_TUNING } from './tuning.ts';
import { thinkGates } from './writingGates.ts';
import { writtenLength } from './writtenLength.ts';

/** What an answer of a think-about mission still needs, in a few words; null when it may be handed in. */
export function thinkNeed(text: string): string | null {
  const { minLength, maxLength } = MISSION_TUNING.think;
  const [gate] = thinkGates(text);
  if (!gate) return null;
  const length = writtenLength(text);
  if (gate.code === 'TOO_SHORT') return `${minLength - length}자 더`;
  return gate.code === 'TOO_LONG' ? `${length - maxLength}자 줄이기` : '같은 말 줄이기';
}
