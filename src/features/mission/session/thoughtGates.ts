import { submissionGates } from '#domain/mission/submissionGates.ts';
import { gateReasons } from './gateReasons.ts';
import type { MissionSession } from './useMissionSession.ts';

/**
 * Why a think-about mission is not ready, by item, as the server would answer: known here already, so that nobody hands
 * in without a network what will come back. Empty for every other mission.
 */
export function thoughtGates({ attempt, answers }: MissionSession): Record<string, string> {
  const { content } = attempt;
  if (content.kind !== 'THINK') return {};
  const prompts = content.prompts.map(({ key, prompt, starters }) => ({ id: key, prompt, starters }));
  return gateReasons(submissionGates({ kind: 'THINK', prompts }, new Map(Object.entries(answers)), 'EARLY'));
}
