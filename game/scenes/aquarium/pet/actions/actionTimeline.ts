import type { ActionContext, PetAction } from './ActionContext.ts';
import { cheer } from './cheer.ts';
import { eat } from './eat.ts';
import { hatch } from './hatch.ts';
import { header } from './header.ts';
import { levelUp } from './levelUp.ts';
import { play } from './play.ts';
import { poke } from './poke.ts';
import { eggAnswer, quietAction } from './quietAction.ts';
import { stroke } from './stroke.ts';
import { tickle } from './tickle.ts';
import { train } from './train.ts';
import { wake } from './wake.ts';
import { wave } from './wave.ts';

const timelines: Readonly<Record<PetAction, (context: ActionContext) => gsap.core.Timeline>> = {
  eat,
  play,
  train,
  levelUp,
  hatch,
  wave,
  stroke,
  poke,
  tickle,
  wake,
  header,
  cheer,
};

/** The timeline of an action for the pet as it is now. */
export function actionTimeline(action: PetAction, context: ActionContext, reducedMotion: boolean): gsap.core.Timeline {
  if (reducedMotion) return quietAction(action, context);
  const egg = context.look.stage === 'egg';
  if (egg && action !== 'hatch') return eggAnswer(context);
  if (!egg && action === 'hatch') return levelUp(context);
  return timelines[action](context);
}
