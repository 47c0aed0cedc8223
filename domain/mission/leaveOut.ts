import type { MissionMaterial } from './MissionMaterial.ts';
import type { MarkedAnswer } from './markMission.ts';
import { missionItems } from './missionItems.ts';

/** An item taken back for everybody shows this instead of an explanation. */
export const WITHDRAWN_WORDS = '문제에 잘못이 있어서 뺐어요. 모두 맞은 것으로 했어요.';

/** A mission keeps at least this share of its items; a pack that is worse than that has to be corrected. */
const KEPT_SHARE = 0.5;

/** The mission without these items, for who begins it from now on. The same object when none of them is in it. */
export function leaveOut(material: MissionMaterial, withdrawn: ReadonlySet<string>): MissionMaterial {
  if (!missionItems(material, 0).some(({ key }) => withdrawn.has(key))) return material;
  switch (material.kind) {
    case 'PUZZLE':
      return { ...material, clues: material.clues.filter(({ key }) => !withdrawn.has(key)) };
    case 'MATCHING':
      return { ...material, pairs: material.pairs.filter(({ id }) => !withdrawn.has(id)) };
    case 'OX':
      return { ...material, items: material.items.filter(({ id }) => !withdrawn.has(id)) };
    case 'QUIZ':
      return { ...material, items: material.items.filter(({ id }) => !withdrawn.has(id)) };
    case 'THINK':
    case 'REPORT':
      return material;
  }
}

/** Marks with withdrawn items counted as right, whatever was answered; their answer is no longer shown. */
export function forgive(marks: readonly MarkedAnswer[], withdrawn: ReadonlySet<string>): MarkedAnswer[] {
  return marks.map((mark) =>
    withdrawn.has(mark.key) ? { ...mark, correct: true, answer: null, explanation: WITHDRAWN_WORDS } : mark,
  );
}

/**
 * Whether one more item may be taken back: enough of the mission has to be left to play.
 *
 * @param material the whole mission, as it is without any withdrawal
 * @param withdrawn keys of all items of it that were taken back so far
 */
export function mayWithdraw(material: MissionMaterial, withdrawn: ReadonlySet<string>): boolean {
  const count = missionItems(material, 0).length;
  const left = missionItems(leaveOut(material, withdrawn), 0).length;
  return left - 1 >= Math.ceil(count * KEPT_SHARE);
}
