import { gsap } from 'gsap';
import type { ActionContext } from './ActionContext.ts';

/** Boing: pushed in, round eyes, then a laugh and a wave. */
export function poke({ motion, sparks, express, mouthY }: ActionContext): gsap.core.Timeline {
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
