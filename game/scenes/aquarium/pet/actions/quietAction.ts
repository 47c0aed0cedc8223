import { gsap } from 'gsap';
import type { Expression } from '../PetFace.ts';
import type { Spark } from '../PetSparks.ts';
import type { ActionContext, PetAction } from './ActionContext.ts';

const faces: Readonly<Record<PetAction, Expression>> = {
  eat: { mouth: 'chew', eyes: 'happy' },
  play: { mouth: 'delighted', eyes: 'happy' },
  train: { mouth: 'open', eyes: 'open', sparkle: true },
  levelUp: { mouth: 'delighted', eyes: 'open', sparkle: true },
  hatch: { mouth: 'delighted', eyes: 'happy' },
  wave: { mouth: 'delighted', eyes: 'happy' },
  stroke: { mouth: 'smile', eyes: 'happy' },
  poke: { mouth: 'open', eyes: 'open' },
  tickle: { mouth: 'delighted', eyes: 'happy' },
  wake: { mouth: 'smile', eyes: 'open' },
  header: { mouth: 'delighted', eyes: 'open', sparkle: true },
  cheer: { mouth: 'delighted', eyes: 'happy' },
};

const signs: Readonly<Record<PetAction, Spark['kind']>> = {
  eat: 'heart',
  play: 'note',
  train: 'drop',
  levelUp: 'star',
  hatch: 'star',
  wave: 'heart',
  stroke: 'heart',
  poke: 'bubble',
  tickle: 'note',
  wake: 'bubble',
  header: 'sparkle',
  cheer: 'star',
};

/** For those who asked for less motion: the face changes and one sign appears; nothing jumps, spins or flies. */
export function quietAction(action: PetAction, context: ActionContext): gsap.core.Timeline {
  const { motion, sparks, express, becomeBaby, reach } = context;
  const timeline = gsap.timeline();
  timeline.to(motion, { glow: 0.6, duration: 0.4, ease: 'sine.inOut' }, 0);
  if (action === 'hatch') timeline.call(becomeBaby, [], 0.4);
  timeline.call(express, [faces[action]], 0.41);
  timeline.call(
    () =>
      sparks.launch({
        kind: signs[action],
        x: reach * 0.6,
        y: -reach * 0.7,
        speedX: 0,
        speedY: 0,
        fall: 0,
        life: 1.2,
        size: 0.8,
      }),
    [],
    0.42,
  );
  timeline.to(motion, { glow: 0, duration: 0.4, ease: 'sine.inOut' }, 1.2);
  timeline.call(express, [{}], 1.6);
  return timeline;
}

/** An egg cannot do much: it hops once and a heart rises. */
export function eggAnswer({ motion, sparks, reach }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  timeline.to(motion, { scaleY: 0.92, scaleX: 1.06, duration: 0.16, ease: 'sine.out' }, 0);
  timeline.to(motion, { scaleY: 1.04, scaleX: 0.97, y: -18, rotation: 0.06, duration: 0.22, ease: 'power2.out' }, 0.16);
  timeline.call(
    () => sparks.launch({ kind: 'heart', x: 30, y: -reach, speedX: 14, speedY: -70, fall: 10, life: 1.3, size: 0.8 }),
    [],
    0.2,
  );
  timeline.to(motion, { scaleX: 1, scaleY: 1, y: 0, rotation: 0, duration: 0.7, ease: 'elastic.out(1, 0.5)' }, 0.4);
  return timeline;
}
