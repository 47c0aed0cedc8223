import { errorCodes } from '../../../../contract/errorCodes.ts';
import { submissionGates } from '../../../../domain/mission/submissionGates.ts';
import type { MissionSession } from './useMissionSession.ts';

/**
 * Why a think-about mission is not ready, by item, as the server would say it: known here already, so that nobody hands
 * in without a network what will come back. Empty for every other mission.
 */
export function thoughtGates({ attempt, answers }: MissionSession): Record<string, string> {
  const { content } = attempt;
  if (content.kind !== 'THINK') return {};
  const prompts = content.prompts.map(({ key, prompt, starters }) => ({ id: key, prompt, starters }));
  const gates = submissionGates({ kind: 'THINK', prompts }, new Map(Object.entries(answers)), 'EARLY');
  if (gates.size === 0) return {};
  const reasons = [...gates].map(([key, each]) => [key, each.map(({ message }) => message).join(' ')]);
  return { ...Object.fromEntries(reasons), '': errorCodes.MISSION_GATE.message };
}
