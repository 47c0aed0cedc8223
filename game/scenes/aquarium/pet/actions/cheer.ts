import { gsap } from 'gsap';
import type { ActionContext } from './ActionContext.ts';

/** One turn for joy in full swim: through a ring somebody cheered at. */
export function cheer({ motion, sparks, express }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  timeline.call(express, [{ mouth: 'delighted', eyes: 'happy' }], 0);
  timeline.to(motion, { rotation: Math.PI * 2, lift: 0.8, puff: 0.6, duration: 0.5, ease: 'power1.inOut' }, 0);
  timeline.call(() => sparks.burst('star', 6, 0, 0, 200, 0.6), [], 0.15);
  timeline.set(motion, { rotation: 0 }, 0.5);
  timeline.to(motion, { lift: 0, puff: 0, duration: 0.35, ease: 'sine.out' }, 0.5);
  timeline.call(express, [{}], 0.8);
  return timeline;
}
