import { gsap } from 'gsap';
import type { ActionContext } from './ActionContext.ts';

const WRIGGLES = 5;

/** Giggles and wriggles; a pufferfish blows itself up to a ball. */
export function tickle({ motion, sparks, express, reach }: ActionContext): gsap.core.Timeline {
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
