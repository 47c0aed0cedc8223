import { gsap } from 'gsap';
import type { ActionContext } from './ActionContext.ts';

/** A long yawn, a stretch to the tips, and good morning. */
export function wake({ motion, sparks, express, mouthY }: ActionContext): gsap.core.Timeline {
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
