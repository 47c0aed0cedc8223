import { gsap } from 'gsap';
import type { ActionContext } from './ActionContext.ts';

const REPEATS = 3;

/** Three stretches with all limbs, each a little higher, then a proud pose. */
export function train({ motion, sparks, express, reach }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  for (let turn = 0; turn < REPEATS; turn += 1) {
    const at = turn * 0.56;
    timeline.call(express, [{ mouth: 'flat', eyes: turn === REPEATS - 1 ? 'closed' : 'open' }], at);
    timeline.to(motion, { scaleY: 0.86, scaleX: 1.1, y: 14, lift: -0.35, duration: 0.24, ease: 'sine.out' }, at);
    timeline.call(express, [{ mouth: 'open' }], at + 0.26);
    timeline.to(
      motion,
      { scaleY: 1.08, scaleX: 0.95, y: -26 - turn * 8, lift: 0.8 + turn * 0.1, duration: 0.28, ease: 'back.out(2)' },
      at + 0.26,
    );
    timeline.call(
      () => {
        for (const side of [-1, 1]) {
          sparks.launch({
            kind: 'drop',
            x: side * reach * 0.5,
            y: -reach * 0.75,
            speedX: side * 90,
            speedY: -60,
            fall: 260,
            life: 0.7,
            size: 0.6,
          });
        }
      },
      [],
      at + 0.34,
    );
  }
  const pose = REPEATS * 0.56;
  timeline.call(express, [{ mouth: 'delighted', eyes: 'open', sparkle: true }], pose);
  timeline.to(
    motion,
    { rotation: -0.08, y: -14, lift: 0.9, scaleX: 1.04, scaleY: 1.04, duration: 0.24, ease: 'back.out(3)' },
    pose,
  );
  timeline.call(() => sparks.burst('star', 6, 0, -reach * 0.4, 190, 0.7), [], pose + 0.05);
  timeline.to(
    motion,
    { rotation: 0, scaleX: 1, scaleY: 1, y: 0, lift: 0, duration: 0.8, ease: 'elastic.out(1, 0.5)' },
    pose + 0.6,
  );
  timeline.call(express, [{}], pose + 1.1);
  return timeline;
}
