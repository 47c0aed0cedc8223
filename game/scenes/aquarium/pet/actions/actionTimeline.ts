import type { ActionContext, PetAction } from './ActionContext.ts';
import { eat } from './eat.ts';
import { hatch } from './hatch.ts';
import { levelUp } from './levelUp.ts';
import { play } from './play.ts';
import { eggAnswer, quietAction } from './quietAction.ts';
import { train } from './train.ts';
import { wave } from './wave.ts';

const timelines: Readonly<Record<PetAction, (context: ActionContext) => gsap.core.Timeline>> = {
  eat,
  play,
  train,
  levelUp,
  hatch,
  wave,
};

/** The timeline of an action for the pet as it is now. */
export function actionTimeline(action: PetAction, context: ActionContext, reducedMotion: boolean): gsap.core.Timeline {
  if (reducedMotion) return quietAction(action, context);
  const egg = context.look.stage === 'egg';
  if (egg && action !== 'hatch') return eggAnswer(context);
  if (!egg && action === 'hatch') return levelUp(context);
  return timelines[action](context);
}
