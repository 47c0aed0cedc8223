import { gsap } from 'gsap';
import type { ActionContext } from './ActionContext.ts';

/** Up and at the ball with the head. */
export function header({ motion, sparks, express, reach }: ActionContext): gsap.core.Timeline {
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
