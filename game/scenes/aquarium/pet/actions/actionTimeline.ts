import { gsap } from 'gsap';
import type { ActionContext, PetAction } from './ActionContext.ts';
import { eat } from './eat.ts';
import { hatch } from './hatch.ts';
import { levelUp } from './levelUp.ts';
import { play } from './play.ts';
import { eggAnswer, quietAction } from './quietAction.ts';
import { train } from './train.ts';
import { wave } from './wave.ts';

const WRIGGLES = 5;

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

/** One turn for joy in full swim: through a ring somebody cheered at. */
function cheer({ motion, sparks, express }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  timeline.call(express, [{ mouth: 'delighted', eyes: 'happy' }], 0);
  timeline.to(motion, { rotation: Math.PI * 2, lift: 0.8, puff: 0.6, duration: 0.5, ease: 'power1.inOut' }, 0);
  timeline.call(() => sparks.burst('star', 6, 0, 0, 200, 0.6), [], 0.15);
  timeline.set(motion, { rotation: 0 }, 0.5);
  timeline.to(motion, { lift: 0, puff: 0, duration: 0.35, ease: 'sine.out' }, 0.5);
  timeline.call(express, [{}], 0.8);
  return timeline;
}

/** Up and at the ball with the head. */
function header({ motion, sparks, express, reach }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  timeline.call(express, [{ mouth: 'open', eyes: 'open', sparkle: true }], 0);
  timeline.to(motion, { y: -34, scaleY: 1.1, scaleX: 0.94, lift: 0.9, duration: 0.12, ease: 'power2.out' }, 0);
  timeline.call(() => sparks.burst('sparkle', 4, 0, -reach, 110, 0.55), [], 0.06);
  timeline.to(motion, { scaleY: 0.92, scaleX: 1.06, duration: 0.1, ease: 'power2.in' }, 0.14);
  timeline.call(express, [{ mouth: 'delighted', eyes: 'happy' }], 0.2);
  timeline.to(motion, { y: 0, scaleX: 1, scaleY: 1, lift: 0, duration: 0.6, ease: 'elastic.out(1, 0.5)' }, 0.24);
  timeline.call(express, [{}], 0.8);
  return timeline;
}

/** Giggles and wriggles; a pufferfish blows itself up to a ball. */
function tickle({ motion, sparks, express, reach }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  timeline.call(express, [{ mouth: 'delighted', eyes: 'happy' }], 0);
  timeline.to(motion, { puff: 1, lift: 0.7, duration: 0.3, ease: 'back.out(2.2)' }, 0);
  for (let turn = 0; turn < WRIGGLES; turn += 1) {
    const side = turn % 2 === 0 ? 1 : -1;
    timeline.to(
      motion,
      { x: side * 12, rotation: side * 0.11, scaleY: 0.95, duration: 0.1, ease: 'sine.inOut' },
      turn * 0.16,
    );
    timeline.to(motion, { scaleY: 1.03, duration: 0.06, ease: 'sine.inOut' }, turn * 0.16 + 0.1);
  }
  timeline.call(() => sparks.burst('note', 4, 0, -reach * 0.3, 150, 0.62), [], 0.2);
  timeline.call(() => sparks.burst('heart', 5, 0, -reach * 0.2, 160, 0.55), [], 0.6);
  const end = WRIGGLES * 0.16;
  timeline.to(motion, { puff: 0, lift: 0, duration: 0.5, ease: 'sine.inOut' }, end + 0.2);
  timeline.to(motion, { x: 0, rotation: 0, scaleX: 1, scaleY: 1, duration: 0.7, ease: 'elastic.out(1, 0.45)' }, end);
  timeline.call(express, [{}], end + 0.8);
  return timeline;
}

/** Melts under the hand: eyes shut, leaning in, three small hearts. */
function stroke({ motion, sparks, express, reach }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  timeline.call(express, [{ mouth: 'smile', eyes: 'happy' }], 0);
  timeline.to(motion, { scaleY: 0.94, scaleX: 1.05, rotation: 0.1, y: 8, duration: 0.36, ease: 'sine.out' }, 0);
  timeline.to(motion, { rotation: -0.08, duration: 0.5, ease: 'sine.inOut' }, 0.36);
  for (const [index, at] of [0.2, 0.5, 0.8].entries()) {
    const side = index - 1;
    timeline.call(
      () =>
        sparks.launch({
          kind: 'heart',
          x: side * reach * 0.5,
          y: -reach * 0.75,
          speedX: side * 22,
          speedY: -74,
          fall: 12,
          life: 1.2,
          size: 0.5 + index * 0.08,
        }),
      [],
      at,
    );
  }
  timeline.to(motion, { rotation: 0, scaleX: 1, scaleY: 1, y: 0, duration: 0.6, ease: 'elastic.out(1, 0.6)' }, 0.9);
  timeline.call(express, [{}], 1.4);
  return timeline;
}

/** A long yawn, a stretch to the tips, and good morning. */
function wake({ motion, sparks, express, mouthY }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  timeline.call(express, [{ mouth: 'open', eyes: 'closed' }], 0);
  timeline.to(motion, { scaleY: 1.08, scaleX: 0.96, y: -10, lift: 0.9, duration: 0.8, ease: 'sine.inOut' }, 0);
  timeline.to(motion, { rotation: 0.06, duration: 0.4, yoyo: true, repeat: 1, ease: 'sine.inOut' }, 0.1);
  timeline.call(
    () =>
      sparks.launch({
        kind: 'bubble',
        x: 10,
        y: mouthY(),
        speedX: 16,
        speedY: -70,
        fall: -20,
        life: 1.4,
        size: 0.5,
      }),
    [],
    0.7,
  );
  timeline.to(motion, { scaleY: 0.95, scaleX: 1.04, y: 4, lift: -0.2, duration: 0.2, ease: 'sine.out' }, 0.95);
  timeline.call(express, [{ mouth: 'smile', eyes: 'open', sparkle: true }], 1.1);
  timeline.to(
    motion,
    { scaleX: 1, scaleY: 1, y: 0, lift: 0, rotation: 0, duration: 0.7, ease: 'elastic.out(1, 0.5)' },
    1.15,
  );
  timeline.call(express, [{}], 1.9);
  return timeline;
}

/** Boing: pushed in, round eyes, then a laugh and a wave. */
function poke({ motion, sparks, express, mouthY }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  timeline.call(express, [{ mouth: 'open', eyes: 'open' }], 0);
  timeline.to(motion, { scaleX: 0.88, scaleY: 1.1, duration: 0.09, ease: 'power2.out' }, 0);
  timeline.to(motion, { puff: 0.4, duration: 0.14, ease: 'back.out(2)' }, 0.04);
  timeline.call(
    () => {
      for (const side of [-1, 1]) {
        sparks.launch({
          kind: 'bubble',
          x: side * 16,
          y: mouthY(),
          speedX: side * 30,
          speedY: -90,
          fall: -30,
          life: 1.1,
          size: 0.28,
        });
      }
    },
    [],
    0.08,
  );
  timeline.to(motion, { scaleX: 1, scaleY: 1, duration: 0.7, ease: 'elastic.out(1.2, 0.35)' }, 0.1);
  timeline.call(express, [{ mouth: 'delighted', eyes: 'happy' }], 0.42);
  timeline.to(motion, { puff: 0, wave: 1.1, duration: 0.3, ease: 'sine.inOut' }, 0.5);
  timeline.to(motion, { wave: 0.6, duration: 0.15, repeat: 2, yoyo: true, ease: 'sine.inOut' }, 0.8);
  timeline.to(motion, { wave: 0, duration: 0.3, ease: 'sine.inOut' }, 1.25);
  timeline.call(express, [{}], 1.5);
  return timeline;
}
