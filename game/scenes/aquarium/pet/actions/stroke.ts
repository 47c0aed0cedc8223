import { gsap } from 'gsap';
import type { ActionContext } from './ActionContext.ts';

/** Melts under the hand: eyes shut, leaning in, three small hearts. */
export function stroke({ motion, sparks, express, reach }: ActionContext): gsap.core.Timeline {
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
