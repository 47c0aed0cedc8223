import { gsap } from 'gsap';
import type { ActionContext } from './ActionContext.ts';

/** Tilts the head and waves one limb three times. */
export function wave({ motion, express }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  timeline.call(express, [{ mouth: 'delighted', eyes: 'happy' }], 0);
  timeline.to(motion, { rotation: -0.09, y: -10, wave: 1.25, duration: 0.3, ease: 'back.out(2)' }, 0);
  timeline.to(motion, { wave: 0.75, duration: 0.17, repeat: 5, yoyo: true, ease: 'sine.inOut' }, 0.3);
  timeline.to(motion, { rotation: 0, y: 0, wave: 0, duration: 0.5, ease: 'sine.inOut' }, 1.34);
  timeline.call(express, [{}], 1.6);
  return timeline;
}
