import { gsap } from 'gsap';
import type { ActionContext } from './ActionContext.ts';

const BITES = 4;

/** Leans in with an open mouth, chews four times, and is glad. */
export function eat({ motion, sparks, express, mouthY, reach }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  timeline.call(express, [{ mouth: 'open', eyes: 'open', sparkle: true }], 0);
  timeline.to(motion, { scaleY: 1.07, scaleX: 0.95, y: -12, duration: 0.28, ease: 'back.out(2)' }, 0);
  timeline.to(motion, { scaleY: 0.9, scaleX: 1.08, y: 6, duration: 0.12, ease: 'power2.in' }, 0.42);
  for (let bite = 0; bite < BITES; bite += 1) {
    const at = 0.54 + bite * 0.26;
    timeline.call(express, [{ mouth: 'chew', eyes: bite % 2 === 0 ? 'open' : 'happy' }], at);
    timeline.call(
      () => {
        for (const side of [-1, 1]) {
          sparks.launch({
            kind: 'crumb',
            x: side * 14,
            y: mouthY(),
            speedX: side * (60 + bite * 14),
            speedY: -70,
            fall: 320,
            life: 0.7,
            size: 0.8,
          });
        }
      },
      [],
      at,
    );
    timeline.to(motion, { scaleY: 1.02, scaleX: 0.99, duration: 0.13, ease: 'sine.out' }, at);
    timeline.to(motion, { scaleY: 0.96, scaleX: 1.04, duration: 0.13, ease: 'sine.in' }, at + 0.13);
    timeline.call(express, [{ mouth: 'flat', eyes: 'happy' }], at + 0.13);
  }
  const gulp = 0.54 + BITES * 0.26;
  timeline.call(express, [{ mouth: 'delighted', eyes: 'happy' }], gulp);
  timeline.to(motion, { scaleY: 1.09, scaleX: 0.95, y: -16, lift: 0.8, duration: 0.22, ease: 'back.out(2.4)' }, gulp);
  timeline.call(
    () => {
      for (const side of [-1, 0, 1]) {
        sparks.launch({
          kind: 'heart',
          x: side * 46,
          y: -reach * 0.7,
          speedX: side * 34,
          speedY: -80 - (side === 0 ? 30 : 0),
          fall: 20,
          life: 1.3,
          size: side === 0 ? 0.85 : 0.6,
        });
      }
    },
    [],
    gulp + 0.08,
  );
  timeline.to(motion, { scaleX: 1, scaleY: 1, y: 0, lift: 0, duration: 0.7, ease: 'elastic.out(1, 0.5)' }, gulp + 0.45);
  timeline.call(express, [{}], gulp + 1);
  return timeline;
}
